import { BarcodeDetector, prepareZXingModule } from "barcode-detector/ponyfill";
import moduleUrl from "zxing-wasm/reader/zxing_reader.wasm?url";

/**
 * Opens a BarcodeDetector for browsers without one. Its module comes from our own server, never from the package's
 * network.
 */
export async function openBroughtDetector(): Promise<BarcodeDetector> {
  await prepareZXingModule({ overrides: { locateFile: () => moduleUrl }, fireImmediately: true });
  return new BarcodeDetector({ formats: ["qr_code"] });
}
