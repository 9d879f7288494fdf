import { useEffect, useRef } from "react";
import { amountBeforeIn, keyPressOf } from "./scanner/key-press.ts";
import {
  emptyStream,
  quietAfter,
  readKey,
  readQuiet,
  type Scan,
  type ScanEvent,
  type ScanStream,
} from "./scanner/scan-stream.ts";
import { loadHabit } from "./scanner/scanner-habit.ts";

interface TillKeys {
  /** The visit that is open, and its amount. */
  visitKey: string;
  amount: string;
  /** Whether a customer is open, so that digits are an amount. */
  isAmountOpen: boolean;
  /** Called when a scanner typed a card's digits, wherever the focus was. `amountBefore`: null if it is unchanged. */
  onCard: (digits: string, amountBefore: string | null) => void;
  /** Called when a scanner typed another code. */
  onOtherCode: (amountBefore: string | null) => void;
  /** Called for a key outside every field. */
  onKey: (event: KeyboardEvent) => void;
  /** Called for Escape, if nothing on top of the till handles it. */
  onEscape: () => void;
}

const elsewhere = "input, textarea, select, [contenteditable], [role=menu], [role=dialog]";
// Keys are for the dialog or menu on top, wherever the focus is. A camera next to the till leaves them to the till.
const onTop = "[role=menu], [role=dialog]:not([aria-modal=false])";

const scannerTest = "[data-scanner-test]";

const isCovered = () => document.querySelector(onTop) !== null;

const isPlain = (event: KeyboardEvent): boolean =>
  !isCovered() && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.altKey;

const isFree = (event: KeyboardEvent): boolean =>
  isPlain(event) && !(event.target instanceof Element && event.target.closest(elsewhere));

/** Handles the keys of the complete screen, so that neither scanners nor typing need a click into a field. */
export function useTillKeys(keys: TillKeys) {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    let stream: ScanStream = emptyStream;
    let timer: ReturnType<typeof setTimeout> | undefined;

    /** Passes a scan on to the till; false if a person typed the keys. */
    const take = (scan: Scan): boolean => {
      const till = latest.current;
      const amountBefore = amountBeforeIn(scan.presses, till.visitKey);
      if (scan.kind === "card") {
        till.onCard(scan.digits, amountBefore);
        return true;
      }
      if (isCovered() || !(scan.isFast || till.isAmountOpen)) {
        stream = emptyStream;
        return false;
      }
      till.onOtherCode(amountBefore);
      return true;
    };
    const listenForQuiet = () => {
      clearTimeout(timer);
      const wait = quietAfter(stream, loadHabit());
      if (wait === null) return;
      const settle = () => {
        const quiet = readQuiet(stream, loadHabit());
        stream = quiet.stream;
        if (quiet.event) take(quiet.event);
      };
      // Keys that are pending while the page is busy are handled first.
      timer = setTimeout(() => {
        timer = setTimeout(settle);
      }, wait);
    };
    const read = (event: KeyboardEvent): ScanEvent => {
      if (event.repeat) return { kind: "typed" };
      const { visitKey, amount } = latest.current;
      const step = readKey(stream, keyPressOf(event, { visitKey, amountBefore: amount }), loadHabit());
      stream = step.stream;
      listenForQuiet();
      return step.event;
    };
    const listen = (event: KeyboardEvent) => {
      if (document.querySelector(scannerTest)) return;
      const scan = read(event);
      if (scan.kind === "swallowed" || (scan.kind !== "typed" && take(scan))) {
        // No button and no form may take the scanner's Enter.
        event.preventDefault();
        event.stopPropagation();
      } else if (event.key === "Escape") {
        if (isPlain(event)) latest.current.onEscape();
      } else if (isFree(event)) {
        latest.current.onKey(event);
      }
    };
    window.addEventListener("keydown", listen, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("keydown", listen, { capture: true });
    };
  }, []);
}
