import { keyOf, pressKey } from "#packages/ui/amount/amount.ts";
import { amountBeforeIn, type KeyPress } from "./key-press.ts";
import { emptyStream, noHabit, quietAfter, readKey, readQuiet, type Scan, type ScannerHabit } from "./scan-stream.ts";

/** Returns the scans and the final amount of a till with an open member, after the keys. */
export function tillAfter(presses: readonly KeyPress[], habit: ScannerHabit = noHabit) {
  const cards: string[] = [];
  let [otherCodes, confirms, amount] = [0, 0, ""];
  let stream = emptyStream;
  const take = (scan: Scan) => {
    amount = amountBeforeIn(scan.presses, "") ?? amount;
    if (scan.kind === "card") cards.push(scan.digits);
    else otherCodes += 1;
  };
  presses.forEach((press, index) => {
    const step = readKey(stream, { ...press, amountBefore: amount }, habit);
    stream = step.stream;
    if (step.event.kind === "typed") {
      const amountKey = press.ctrl || press.alt ? undefined : keyOf(press.key);
      if (amountKey) amount = pressKey(amount, amountKey);
      if (press.key === "Enter") confirms += 1;
    } else if (step.event.kind !== "swallowed") take(step.event);
    const next = presses[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    const wait = quietAfter(stream, habit);
    if (wait === null || next - press.at <= wait) return;
    const quiet = readQuiet(stream, habit);
    stream = quiet.stream;
    if (quiet.event) take(quiet.event);
  });
  return { cards, otherCodes, confirms, amount };
}
