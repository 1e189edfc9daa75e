import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";

import { remember } from "../client/recent";
import Invited from "./Invited.svelte";

const GAME = "87W0JfBaJUtP";
const INVITATION = "mZ3ec895j-1gmTyxYETJ2w";
const asked = vi.spyOn(globalThis, "fetch");
const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const secrets = () => asked.mock.calls.map(([, sent]) => (JSON.parse(String(sent?.body)) as { secret: string }).secret);

beforeEach(() => {
  localStorage.clear();
  asked.mockReset();
});

function opened(): { onseat: ReturnType<typeof vi.fn<(link: string) => void>> } {
  const onseat = vi.fn<(link: string) => void>();
  render(Invited, { props: { game: GAME, invitation: INVITATION, onseat } });
  return { onseat };
}

test("an invitation becomes the link of the seat, here as often as one likes", async () => {
  for (let times = 0; times < 2; times++) {
    asked.mockResolvedValueOnce(answer(200, { type: "done" }));
    const { onseat } = opened();
    await waitFor(() => expect(onseat).toHaveBeenCalledWith(`#/g/${GAME}/${secrets()[0]}`));
  }
  expect(secrets()[1]).toBe(secrets()[0]);
  expect(asked.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: `Bearer ${INVITATION}` });
});

test("the secret is kept before it is used: what is lost on its way is asked for again", async () => {
  asked.mockRejectedValueOnce(new TypeError("cut off"));
  const { onseat } = opened();
  asked.mockResolvedValueOnce(answer(200, { type: "done" }));
  await fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
  await waitFor(() => expect(onseat).toHaveBeenCalled());
  expect(secrets()[1]).toBe(secrets()[0]);
});

test("on another device it says that the seat is taken", async () => {
  const text = { key: "server:refused-seat-taken" };
  asked.mockResolvedValueOnce(answer(409, { type: "refused", code: "seat-taken", text }));
  const { onseat } = opened();
  expect((await screen.findByRole("alert")).textContent).toContain("ask the host for a new link");
  expect(onseat).not.toHaveBeenCalled();
});

test("whoever sent it is asked first", async () => {
  remember(GAME, { host: "h", invitations: { 1: INVITATION }, names: ["Ana", "Rui"] });
  asked.mockResolvedValueOnce(answer(200, { type: "done" }));
  const { onseat } = opened();
  expect(screen.getByText(/This invitation is for.*Rui/)).toBeTruthy();
  expect(asked).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("button", { name: "Take the seat" }));
  await waitFor(() => expect(onseat).toHaveBeenCalled());
});
