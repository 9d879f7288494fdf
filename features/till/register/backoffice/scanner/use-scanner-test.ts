import { useEffect, useState } from "react";
import { isTerminator, type KeyPress, keyPressOf } from "./key-press.ts";
import { noHabit } from "./scan-stream.ts";
import { storeHabit } from "./scanner-habit.ts";
import { reportScan, type ScannerReport } from "./scanner-report.ts";
import { typedText } from "./typed-text.ts";

/** Milliseconds without a key after which a scan is complete. */
const pause = 700;
const fewestKeys = 4;

/** Keys with which a person uses the dialog. */
const isForDialog = ({ key }: KeyboardEvent) => key === "Escape" || key === "Tab" || key === "Enter" || key === " ";

/**
 * Listens to a scanner while the test is open: shows the keys that arrive, then the report. The habit is stored if a
 * card was read.
 */
export function useScannerTest(isOpen: boolean) {
  const [arriving, setArriving] = useState("");
  const [report, setReport] = useState<ScannerReport | null>(null);
  useEffect(() => {
    // A dialog that fades away leaves the keys to the till.
    if (!isOpen) return;
    let presses: KeyPress[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const conclude = () => {
      const scan = reportScan(presses);
      const isScan = presses.length >= fewestKeys;
      presses = [];
      setArriving("");
      if (!isScan) return;
      setReport(scan);
      if (scan.card) storeHabit({ ...noHabit, ...scan.card.affixes, gap: scan.gap });
    };
    const listen = (event: KeyboardEvent) => {
      if (event.repeat || (presses.length === 0 && isForDialog(event))) return;
      // The scanner's Enter and Tab press no button and move no focus.
      event.preventDefault();
      event.stopPropagation();
      presses.push(keyPressOf(event));
      setArriving(
        typedText(
          presses.filter((press) => !isTerminator(press)),
          "printed",
        ),
      );
      clearTimeout(timer);
      timer = setTimeout(conclude, pause);
    };
    window.addEventListener("keydown", listen, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("keydown", listen, { capture: true });
    };
  }, [isOpen]);
  return { arriving, report };
}
