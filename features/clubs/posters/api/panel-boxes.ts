import type { FittedText } from "./fit-text.ts";

/** An area of the sheet, in points. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A text's role on a face; the headline is a heading for screen readers. */
export type TextRole = "name" | "headline" | "scan" | "offer" | "address";

/** A part of a face and its place. The boxes of a face never overlap. */
export type Box = Area &
  (
    | { kind: "text"; role: TextRole; fitted: FittedText; align: "center" | "left" }
    | { kind: "logo" }
    | { kind: "code" }
  );

/** Boxes that stay together, such as the logo with the name. Their `y` begins at the top of the block. */
export interface Block {
  height: number;
  boxes: readonly Box[];
}

/** Returns the height of blocks with a gap between each two. */
export const heightOf = (blocks: readonly Block[], gap: number): number =>
  blocks.reduce((sum, { height }) => sum + height, 0) + gap * Math.max(0, blocks.length - 1);

/** Places blocks below each other; a remainder of the height widens the gaps, up to the given limit. */
export function stackBlocks(blocks: readonly Block[], { y, height }: Area, gap: number, widest: number): Box[] {
  const remainder = Math.max(0, height - heightOf(blocks, gap));
  const spread = Math.min(widest, gap + remainder / (blocks.length + 1));
  let top = y + Math.max(0, height - heightOf(blocks, spread)) / 2;
  return blocks.flatMap((block) => {
    const start = top;
    top += block.height + spread;
    return block.boxes.map((box) => ({ ...box, y: box.y + start }));
  });
}
