/** The heights that decide how an invoice is split into pages, in points. */
interface Piece {
  /** Each row's height, in order. */
  rows: readonly number[];
  /** The height for rows on the first page and on later pages. */
  firstRoom: number;
  nextRoom: number;
  /** The height of the sums after the last row. */
  ending: number;
}

/** The number of rows that move to the page of the sums. */
const together = 2;

/**
 * Returns the indexes of the rows on each page. Sums that do not fit below the last row move to a new page with the
 * last two rows. A single row does not share a page with only the sums.
 */
export function setPages({ rows, firstRoom, nextRoom, ending }: Piece): number[][] {
  const pages: number[][] = [[]];
  let remainingHeight = firstRoom;
  for (const [at, height] of rows.entries()) {
    if (height > remainingHeight) {
      pages.push([]);
      remainingHeight = nextRoom;
    }
    pages.at(-1)?.push(at);
    remainingHeight -= height;
  }
  const last = pages.at(-1) ?? [];
  if (ending > remainingHeight)
    pages.push(last.splice(Math.max(last.length - together, Math.min(1, last.length - 1), 0)));
  return notAlone(pages);
}

/** Moves one row from the page before to a last page that has only one row, if the page before can spare it. */
function notAlone(pages: number[][]): number[][] {
  const [before = [], last = []] = pages.slice(-2);
  if (pages.length < 2 || last.length >= together || before.length <= together) return pages;
  return [...pages.slice(0, -2), before.slice(0, -1), [...before.slice(-1), ...last]];
}
