/** Before everybody has kept a clergy tile, church and hands are not yet dealt (G-135). */

import type { View } from "./types";

export const isUndealt = (view: View): boolean => view.politics.blue.length > 0;
