/** Files that a person takes home from a table. */

import { health } from "../client/api";
import type { LiveTable } from "./live-table.svelte";

export function save(name: string, words: string, type = "text/plain"): void {
  const address = URL.createObjectURL(new Blob([words], { type }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

export async function saveRecord(table: LiveTable): Promise<void> {
  save(`lisboa-${table.game}.txt`, await table.api.record(table.shown));
}

/** What helps to find a fault: the record as this seat knows it, versions and the screen. No secrets. */
export async function saveReport(table: LiveTable): Promise<void> {
  const { version, rules, compiled, edition } = await health();
  const report = {
    version,
    rules,
    compiled,
    edition,
    browser: navigator.userAgent,
    screen: { width: innerWidth, height: innerHeight, pixels: devicePixelRatio },
    seat: table.shown,
    sequence: table.sight?.sequence,
    question: table.asked?.kind,
    drafted: table.draft?.actions,
    record: await table.api.record(table.shown),
  };
  save(`lisboa-report-${table.game}.json`, JSON.stringify(report, null, 2), "application/json");
}
