import type { BarcodeDetector as Detector } from "barcode-detector/ponyfill";

/** Reads the QR codes in the picture a video shows just now. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string[]>;

type DetectorKind = typeof Detector;

const readerOf =
  (detector: Detector): CodeReader =>
  async (video) =>
    (await detector.detect(video)).map(({ rawValue }) => rawValue);

/** The browser's own reader, where it has one that knows QR codes. */
async function nativeReader(): Promise<CodeReader | null> {
  const { BarcodeDetector: Native } = globalThis as { BarcodeDetector?: DetectorKind };
  try {
    const formats = await Native?.getSupportedFormats();
    return Native && formats?.includes("qr_code") ? readerOf(new Native({ formats: ["qr_code"] })) : null;
  } catch {
    return null;
  }
}

/** The one we bring: a WebAssembly module among our own files, loaded when a camera is first opened without the other. */
async function broughtReader(): Promise<CodeReader> {
  const { openBroughtDetector } = await import("./brought-detector.ts");
  return readerOf(await openBroughtDetector());
}

/** A reader for this browser; its own may be there and still not work (Android without its services), then ours takes over. */
export async function openCodeReader(): Promise<CodeReader> {
  const native = await nativeReader();
  if (!native) return broughtReader();
  let reader: CodeReader = native;
  return async (video) => {
    try {
      return await reader(video);
    } catch (error) {
      if (reader !== native) throw error;
      reader = await broughtReader();
      return reader(video);
    }
  };
}
