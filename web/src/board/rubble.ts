import type { EditionData } from "../faces/edition";

/** What a cube of this colour adds to the price of land. */
export function priceOf(edition: EditionData, colour: string): number {
  return edition.board.rubble.find((rubble) => rubble.colour === colour)?.price ?? 0;
}
