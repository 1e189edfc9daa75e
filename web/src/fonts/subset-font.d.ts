/** As far as it is used here. */
declare module "subset-font" {
  type Weight = number | { min: number; max: number };
  interface Wishes {
    targetFormat: "woff2" | "sfnt";
    variationAxes?: { wght: Weight };
  }
  export default function subset(font: Uint8Array, letters: string, wishes: Wishes): Promise<Uint8Array>;
}
