/** The sizes at which a layout changes, for styles and scripts: no other place has such a number.
 *
 *  A style names them, `@container page (--small)` or `@media (--phone)`; vite.config.ts puts the query there.
 *  A rem is larger in a container than in a media query where somebody chose a larger text. */

/** Narrower or lower than this, in rem, the table has less to show at a time. */
const TABLE = {
  medium: { width: 88, height: 53 }, // hand, own board, players and log are a tray
  small: { width: 60, height: 34 }, // one view at a time
};

const below = ({ width, height }: { width: number; height: number }) =>
  `(width < ${width}rem) or (height < ${height}rem)`;
const upTo = (width: string) => `(max-width: ${width})`;

/** By name, as they stand in a style. */
export const QUERIES = {
  medium: `(${below(TABLE.medium)})`,
  small: `(${below(TABLE.small)})`,
  roomy: "((width >= 104rem) and (height >= 60rem))", // own board and hand are larger
  low: `((width < ${TABLE.small.width}rem) and (height < 44rem))`,
  tiny: "(width < 16rem)",
  phone: upTo("45rem"), // one narrow column, with room for thumbs
  slim: upTo("56rem"), // no two columns of text
  tablet: upTo("60rem"), // no list beside the text
  broad: upTo("65rem"), // no two score tables side by side
  wide: upTo("70rem"), // no score table beside its curve
  desk: upTo("75rem"), // no panels side by side
  // Of a part in its own container, wherever it stands:
  "slim-inspector": upTo("52rem"),
  "slim-sheet": upTo("32rem"),
  "slim-rival": upTo("265px"),
  "slim-log": upTo("26rem"),
};

/** A style with these queries in the place of their names. */
export function withQueries(style: string): string {
  return style.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
    if (!Object.hasOwn(QUERIES, name)) throw new Error(`there is no breakpoint --${name}`);
    return QUERIES[name as keyof typeof QUERIES];
  });
}

/** Whether the table, so many pixels wide and high, is below a size: what the styles of that name are for. */
export function isBelow(size: keyof typeof TABLE, width: number, height: number): boolean {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return width < TABLE[size].width * rem || height < TABLE[size].height * rem;
}
