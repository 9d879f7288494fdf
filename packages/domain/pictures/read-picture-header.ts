/** The header of a bitmap picture. Width and height are 0 if the given bytes do not include them. */
export interface RasterHeader {
  format: "png" | "jpeg" | "webp";
  width: number;
  height: number;
  isAnimated: boolean;
}

export type PictureHeader = RasterHeader | { format: "heic" } | { format: "svg" };

/** Major brands of HEIF files with HEVC-compressed pictures, such as those of an iPhone. */
const heicBrands = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"]);
/** Major brands of HEIF files that name their compression among the compatible brands. */
const openBrands = new Set(["mif1", "msf1"]);
const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const svgTextMax = 4_096;

/** Recognises a picture by its first bytes; null for other formats. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (pngSignature.every((byte, place) => bytes[place] === byte)) return readPng(view);
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return readJpeg(view);
  if (textAt(view, 0, 4) === "RIFF" && textAt(view, 8, 4) === "WEBP") return readWebp(view);
  if (isHeic(view)) return { format: "heic" };
  return isSvg(bytes) ? { format: "svg" } : null;
}

const textAt = (view: DataView, place: number, length: number): string =>
  Array.from({ length }, (_, at) => (place + at < view.byteLength ? view.getUint8(place + at) : 0))
    .map((code) => String.fromCharCode(code))
    .join("");

function readPng(view: DataView): RasterHeader {
  const hasSize = view.byteLength >= 24 && textAt(view, 12, 4) === "IHDR";
  const [width, height] = hasSize ? [view.getUint32(16), view.getUint32(20)] : [0, 0];
  return { format: "png", width, height, isAnimated: false };
}

const isFrameMarker = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Walks the segments up to the frame, which holds the size. */
function readJpeg(view: DataView): RasterHeader {
  const none: RasterHeader = { format: "jpeg", width: 0, height: 0, isAnimated: false };
  let place = 2;
  while (place + 9 < view.byteLength) {
    if (view.getUint8(place) !== 0xff) return none;
    const marker = view.getUint8(place + 1);
    if (marker === 0xff) {
      // Encoders may insert fill bytes before a marker.
      place += 1;
    } else if (isFrameMarker(marker)) {
      return { ...none, height: view.getUint16(place + 5), width: view.getUint16(place + 7) };
    } else {
      place += 2 + view.getUint16(place + 2);
    }
  }
  return none;
}

const uint24 = (view: DataView, place: number) => view.getUint16(place, true) + view.getUint8(place + 2) * 0x1_0000;

function readWebp(view: DataView): RasterHeader {
  const header = (width: number, height: number, isAnimated = false): RasterHeader => ({
    format: "webp",
    width,
    height,
    isAnimated,
  });
  if (view.byteLength < 30) return header(0, 0);
  const chunk = textAt(view, 12, 4);
  if (chunk === "VP8X") {
    const isAnimated = (view.getUint8(20) & 0b10) !== 0;
    return header(uint24(view, 24) + 1, uint24(view, 27) + 1, isAnimated);
  }
  if (chunk === "VP8L") {
    const bits = view.getUint32(21, true);
    return header((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
  }
  return header(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
}

function isHeic(view: DataView): boolean {
  if (textAt(view, 4, 4) !== "ftyp") return false;
  const major = textAt(view, 8, 4);
  if (!openBrands.has(major)) return heicBrands.has(major);
  const end = Math.min(view.getUint32(0), view.byteLength, 256);
  for (let place = 16; place + 4 <= end; place += 4) if (heicBrands.has(textAt(view, place, 4))) return true;
  return false;
}

/**
 * Matches content that may precede the root element. A comment's pattern ends at the first `-->`, so matching stays
 * linear.
 */
const prolog = [/<\?xml[^>]*>/, /<!--(?:(?!-->)[\s\S])*-->/, /<!doctype\s+svg[^[>]*(?:\[[^\]]*\]\s*)?>/];
const svgStart = new RegExp(`^(?:\\s*(?:${prolog.map(({ source }) => source).join("|")}))*\\s*<svg[\\s>/]`, "i");

const isSvg = (bytes: Uint8Array) => svgStart.test(new TextDecoder().decode(bytes.subarray(0, svgTextMax)));
