/** Where things are in the Baixa, in the units of its drawing. */

import { ROWS, type Good, type Row } from "../client/vocabulary";

export const HEIGHT = 66; // of a plot

const LEFT = [64, 170, 276, 382, 488];
const STREET: Record<Good, number> = { gold: 148, cloth: 254, books: 360, tools: 466 };

export function columnX(column: number): number {
  return LEFT[column - 1] ?? 0;
}

export function columnWidth(column: number): number {
  return column === 5 ? 46 : 84;
}

export function rowY(row: string): number {
  return 58 + ROWS.indexOf(row as Row) * 72;
}

export function streetX(good: string): number {
  return STREET[good as Good] ?? 0;
}

/** "C3" for plot-c3. */
export function address(plot: { row: string; column: number }): string {
  return `${plot.row}${plot.column}`;
}
