import type { BarcodeDetector as Detector } from "barcode-detector/ponyfill";

/** Reads the QR codes in the current picture of a video. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string[]>;

type DetectorKind = typeof Detector;

const readerOf =
  (detector: Detector): CodeReader =>
  async (video) =>
    (await detector.detect(video)).map(({ rawValue }) => rawValue);

/** Returns the browser's own reader if it reads QR codes. */
async function nativeReader(): Promise<CodeReader | null> {
  const { BarcodeDetector: Native } = globalThis as { BarcodeDetector?: DetectorKind };
  try {
    const formats = await Native?.getSupportedFormats();
    return Native && formats?.includes("qr_code") ? readerOf(new Native({ formats: ["qr_code"] })) : null;
  } catch {
    return null;
  }
}

/** Returns our own reader: a WebAssembly module from our server, loaded when a camera first needs it. */
async function broughtReader(): Promise<CodeReader> {
  const { openBroughtDetector } = await import("./brought-detector.ts");
  return readerOf(await openBroughtDetector());
}

/**
 * Returns a reader for this browser. If the browser's own reader fails (Android without its services), ours takes over.
 */
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
