import type { QueryKey } from "@tanstack/react-query";

/** A stored answer from the server. */
export interface SeenAnswer {
  key: QueryKey;
  /** The time of the answer, in milliseconds of the device's clock. */
  at: number;
  data: unknown;
}

/** The largest number of characters to store; browsers give a site five million. */
const mostKept = 500_000;

/** Returns the stored text of one sign-in (`since`): as many of the newest answers as fit. */
export function keptText(since: string, answers: Iterable<SeenAnswer>): string {
  const newest = [...answers].sort((one, other) => other.at - one.at);
  let text = "";
  do text = JSON.stringify({ since, answers: newest });
  while (text.length > mostKept && newest.pop());
  return text;
}

/** Returns the answers in a stored text, of this sign-in only; none for another sign-in or unreadable text. */
export function answersIn(text: string | null, since: string): SeenAnswer[] {
  try {
    const storedAnswers = JSON.parse(text ?? "null") as { since: string; answers: SeenAnswer[] } | null;
    return storedAnswers?.since === since ? storedAnswers.answers : [];
  } catch {
    return [];
  }
}
