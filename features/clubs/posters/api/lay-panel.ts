import { type Face, type FittedText, fitText, fitTogether } from "./fit-text.ts";
import { type Area, type Block, type Box, heightOf, stackBlocks, type TextRole } from "./panel-boxes.ts";
import type { Poster } from "./poster.ts";

/** The context for the layout of one face; `ratio` is the logo's width by its height. */
export interface Layout {
  doc: PDFKit.PDFDocument;
  poster: Poster;
  ratio: number;
}

interface Column {
  x: number;
  width: number;
  align: "center" | "left";
}

/** `smallest`: the share of the size down to which a text shrinks before it is shortened. */
type Style = { role: TextRole; face: Face; size: number; smallest: number; lines: number };

/** Lays out one face: upright with the code in the middle, or in landscape with the code next to the words. */
export const layPanel = (layout: Layout, area: Area): Box[] =>
  area.width > area.height ? layWide(layout, area) : layUpright(layout, area);

/** The smallest scale of texts that the search for room tries. */
const smallestScale = 0.3;

/** Shrinks the scale of all texts until `fits` returns a layout. */
function atLargestScale<Laid>(fits: (scale: number) => Laid | undefined, last: (scale: number) => Laid): Laid {
  for (let scale = 1; scale > smallestScale; scale *= 0.95) {
    const laid = fits(scale);
    if (laid) return laid;
  }
  return last(smallestScale);
}

const limitsOf = ({ width }: Column, { face, size, smallest, lines }: Style) => ({
  face,
  size,
  smallest: size * smallest,
  width,
  lines,
});

const blockOf = (fitted: FittedText, { x, width, align }: Column, { role }: Style): Block => {
  const { height } = fitted;
  return { height, boxes: [{ kind: "text", role, fitted, align, x, y: 0, width, height }] };
};

const textBlock = ({ doc }: Layout, text: string, column: Column, style: Style): Block =>
  blockOf(fitText(doc, text, limitsOf(column, style)), column, style);

/** Returns blocks of texts with one size. */
const textBlocks = ({ doc }: Layout, texts: readonly string[], column: Column, style: Style): Block[] =>
  fitTogether(doc, texts, limitsOf(column, style)).map((fitted) => blockOf(fitted, column, style));

/** Joins blocks into one, with a gap between each two. */
function joinBlocks(blocks: readonly Block[], gap: number): Block {
  let top = 0;
  const boxes = blocks.flatMap((block) => {
    const start = top;
    top += block.height + gap;
    return block.boxes.map((box) => ({ ...box, y: box.y + start }));
  });
  return { height: heightOf(blocks, gap), boxes };
}

/** The size of a logo that fills a height or a width, whichever is reached first. */
function sizeOfLogo(ratio: number, width: number, height: number) {
  const fitted = Math.min(height, width / ratio);
  return { width: fitted * ratio, height: fitted };
}

function offersBlock(layout: Layout, column: Column, size: number): Block {
  const { offers } = layout.poster;
  const style: Style = { role: "offer", face: "plain", size, smallest: 0.55, lines: 2 };
  const tick = size * 1.3;
  const widest = Math.max(...offers.map((offer) => layout.doc.font("plain").fontSize(size).widthOfString(offer)));
  const width = Math.min(column.width, widest + tick + 1);
  const left = column.align === "center" ? column.x + (column.width - width) / 2 : column.x;
  const words: Column = { x: left + tick, width: width - tick, align: "left" };
  return joinBlocks(textBlocks(layout, offers, words, style), size * 0.35);
}

const scanBlock = (layout: Layout, column: Column, size: number): Block => {
  const style: Style = { role: "scan", face: "heavy", size, smallest: 0.55, lines: 2 };
  return joinBlocks(textBlocks(layout, layout.poster.scan.split("\n"), column, style), 0);
};

/** The name, headline and address shrink further than other texts, because they must be complete. */
const nameStyle = (size: number): Style => ({ role: "name", face: "heavy", size, smallest: 0.4, lines: 3 });
const headlineStyle = (size: number): Style => ({ role: "headline", face: "heavy", size, smallest: 0.5, lines: 2 });
const addressStyle = (size: number, lines: 1 | 2): Style => ({
  role: "address",
  face: "heavy",
  size,
  smallest: lines === 1 ? 0.6 : 0.3,
  lines,
});

/** Lays the address on one line, or on two smaller ones if it is long. */
function addressBlock(layout: Layout, column: Column, size: number): Block {
  const { address } = layout.poster;
  const oneLine = fitText(layout.doc, address, limitsOf(column, addressStyle(size, 1)));
  if (oneLine.text === address) return blockOf(oneLine, column, addressStyle(size, 1));
  return textBlock(layout, address, column, addressStyle(size * 0.75, 2));
}

/** The height of the address strip along the lower edge of an upright face, as a share of the unit. */
const strip = 0.12;

function layUpright(layout: Layout, area: Area): Box[] {
  const { poster } = layout;
  const unit = Math.min(area.width, area.height * 0.74);
  const margin = unit * 0.08;
  const column: Column = { x: area.x + margin, width: area.width - 2 * margin, align: "center" };
  const gap = unit * 0.025;
  const band = unit * strip;
  const free = { ...column, y: area.y + margin, height: area.height - 1.75 * margin - band };
  const blocksAt = (scale: number) => {
    const size = (share: number) => unit * share * scale;
    return {
      above: [
        uprightBrand(layout, column, size),
        textBlock(layout, poster.headline, column, headlineStyle(size(0.13))),
      ],
      below: [scanBlock(layout, column, size(0.044)), offersBlock(layout, column, size(0.042))],
    };
  };
  const layAt = (scale: number, least: number): Box[] | undefined => {
    const { above, below } = blocksAt(scale);
    const taken = heightOf([...above, ...below], gap) + gap;
    const side = Math.min(unit * 0.58, free.height - taken);
    if (side < least) return;
    const x = area.x + (area.width - side) / 2;
    const code: Block = { height: side, boxes: [{ kind: "code", x, y: 0, width: side, height: side }] };
    return stackBlocks([...above, code, ...below], free, gap, unit * 0.07);
  };
  const boxes = atLargestScale(
    (scale) => layAt(scale, unit * 0.42),
    (scale) => layAt(scale, 0) ?? [],
  );
  const address = addressBlock(layout, column, band * 0.4);
  const below = area.y + area.height - band + (band - address.height) / 2;
  return [...boxes, ...address.boxes.map((box) => ({ ...box, y: below }))];
}

function uprightBrand(layout: Layout, column: Column, size: (share: number) => number): Block {
  const { poster, ratio } = layout;
  const style = nameStyle(size(poster.logo ? 0.062 : 0.09));
  const name = textBlock(layout, poster.name, column, style);
  if (!poster.logo) return name;
  const logo = sizeOfLogo(ratio, column.width * 0.7, size(0.22));
  const x = column.x + (column.width - logo.width) / 2;
  return joinBlocks([{ height: logo.height, boxes: [{ kind: "logo", x, y: 0, ...logo }] }, name], size(0.02));
}

function layWide(layout: Layout, area: Area): Box[] {
  const { poster } = layout;
  const unit = Math.min(area.height, area.width * 0.6);
  const margin = unit * 0.1;
  const inner = area.height - 2 * margin;
  const right = Math.min(inner, area.width * 0.38);
  const codeColumn: Column = { x: area.x + area.width - margin - right, width: right, align: "center" };
  const scan = scanBlock(layout, codeColumn, unit * 0.046);
  const side = Math.min(right, inner - scan.height - unit * 0.03);
  const code: Block = {
    height: side,
    boxes: [{ kind: "code", x: codeColumn.x + (right - side) / 2, y: 0, width: side, height: side }],
  };
  const column: Column = { x: area.x + margin, width: area.width - right - 3 * margin, align: "left" };
  const free = { ...column, y: area.y + margin, height: inner };
  const gap = unit * 0.04;
  const layAt = (scale: number, room: number): Box[] | undefined => {
    const size = (share: number) => unit * share * scale;
    const blocks = [
      wideBrand(layout, column, size),
      textBlock(layout, poster.headline, column, headlineStyle(size(0.16))),
      offersBlock(layout, column, size(0.068)),
      addressBlock(layout, column, size(0.06)),
    ];
    return heightOf(blocks, gap) <= room ? stackBlocks(blocks, free, gap, unit * 0.12) : undefined;
  };
  const words = atLargestScale(
    (scale) => layAt(scale, inner),
    (scale) => layAt(scale, Number.POSITIVE_INFINITY) ?? [],
  );
  const codeArea = { ...codeColumn, y: area.y + margin, height: inner };
  const codeBoxes = stackBlocks([code, scan], codeArea, unit * 0.03, unit * 0.03);
  // Screen readers read the code after the headline, as on an upright face.
  const first = words.findIndex((box) => box.kind === "text" && box.role === "offer");
  return words.toSpliced(first, 0, ...codeBoxes);
}

function wideBrand(layout: Layout, column: Column, size: (share: number) => number): Block {
  const { doc, poster, ratio } = layout;
  const style = nameStyle(size(0.09));
  if (!poster.logo) return textBlock(layout, poster.name, column, style);
  const logo = sizeOfLogo(ratio, column.width * 0.5, size(0.27));
  const logoBlock: Block = { height: logo.height, boxes: [{ kind: "logo", x: column.x, y: 0, ...logo }] };
  const left = logo.width + size(0.05);
  const nameColumn = { ...column, x: column.x + left, width: column.width - left };
  const fitted = fitText(doc, poster.name, limitsOf(nameColumn, style));
  // A long name is below the logo, where it is larger.
  if (fitted.text !== poster.name || fitted.size < style.size * 0.75)
    return joinBlocks([logoBlock, textBlock(layout, poster.name, column, style)], size(0.03));
  const name = blockOf(fitted, nameColumn, style);
  const height = Math.max(logo.height, name.height);
  const middle = (box: Box): Box => ({ ...box, y: (height - box.height) / 2 });
  return { height, boxes: [...logoBlock.boxes, ...name.boxes].map(middle) };
}
