/** What is to be set on pages, all of it in points. */
interface Piece {
  /** Each row's height, in their order. */
  rows: readonly number[];
  /** Room for rows on the first page, and on those after it. */
  firstRoom: number;
  nextRoom: number;
  /** What stands after the last row, on its page. */
  ending: number;
}

/** Rows that go along to the page of the sums. */
const together = 2;

/**
 * Rows by page, as their places in the list. What ends the list never stands alone: where it has no room below the last row, the
 * last two go along with it to a page of their own, and no single row stands there with it.
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

/** A single row on the last page gets company of the page before, where that can spare one. */
function notAlone(pages: number[][]): number[][] {
  const [before = [], last = []] = pages.slice(-2);
  if (pages.length < 2 || last.length >= together || before.length <= together) return pages;
  return [...pages.slice(0, -2), before.slice(0, -1), [...before.slice(-1), ...last]];
}
