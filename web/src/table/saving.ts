/** Files that a person takes home from a table. */

import { health } from "../client/api";
import { recentGame, type Recent } from "../client/recent";
import type { LiveTable } from "./live-table.svelte";

export function save(name: string, words: string, type = "text/plain"): void {
  const address = URL.createObjectURL(new Blob([words], { type }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

export async function saveRecord(table: Pick<LiveTable, "game" | "api" | "shown">): Promise<void> {
  save(`lisboa-${table.game}.txt`, await table.api.record(table.shown));
}

type Reported = Pick<LiveTable, "game" | "secrets" | "api" | "shown" | "sight" | "asked" | "draft" | "lastRefused">;

/** What helps to find a fault: the record as this seat knows it, versions and the screen. */
export async function report(table: Reported, words: string): Promise<string> {
  const { version, rules, compiled } = await health();
  const told = {
    words,
    version,
    rules,
    compiled,
    edition: table.sight?.view.edition,
    browser: navigator.userAgent,
    language: navigator.language,
    screen: { width: innerWidth, height: innerHeight, pixels: devicePixelRatio },
    seat: table.shown,
    status: table.sight?.table.status,
    sequence: table.sight?.sequence,
    question: table.asked?.kind,
    drafted: table.draft?.actions,
    refused: table.lastRefused,
    record: await table.api.record(table.shown),
  };
  return withoutSecrets(JSON.stringify(told, null, 2), [...table.secrets, ...secretsKnown(recentGame(table.game))]);
}

export async function saveReport(table: Reported, words: string): Promise<void> {
  save(`lisboa-report-${table.game}.json`, await report(table, words), "application/json");
}

/** Somebody may have pasted a link into the words: no link that opens a seat leaves by a report. */
export function withoutSecrets(words: string, secrets: string[]): string {
  return secrets.filter(Boolean).reduce((left, secret) => left.replaceAll(secret, "…"), words);
}

function secretsKnown(recent: Recent | undefined): string[] {
  if (recent === undefined) return [];
  const { host = "", spectator = "", seats, invitations = {} } = recent;
  return [host, spectator, ...Object.values(seats), ...Object.values(invitations)];
}
