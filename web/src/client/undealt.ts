/** Before everybody has kept a clergy tile, church and hands are not yet dealt (G-135). */

import type { View } from "./types";

export const isUndealt = (view: View): boolean => view.politics.blue.length > 0;

/** Whether the next clergy tile that is kept deals them. */
export const dealsNext = (view: View): boolean => Object.keys(view.church.pairs).length === 1;
