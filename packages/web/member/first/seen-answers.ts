import type { QueryKey } from "@tanstack/react-query";

/** An answer as somebody saw it. */
export interface SeenAnswer {
  key: QueryKey;
  /** Milliseconds of the device's clock when it was true. */
  at: number;
  data: unknown;
}

/** Characters: browsers give a site five million. */
const mostKept = 500_000;

/** What is kept of one signing in (`since`): the newest answers, as many as there is room for. */
export function keptText(since: string, answers: Iterable<SeenAnswer>): string {
  const newest = [...answers].sort((one, other) => other.at - one.at);
  let text = "";
  do text = JSON.stringify({ since, answers: newest });
  while (text.length > mostKept && newest.pop());
  return text;
}

/** The answers in a kept text, of this signing in alone: none in another's, or where it cannot be read. */
export function answersIn(text: string | null, since: string): SeenAnswer[] {
  try {
    const storedAnswers = JSON.parse(text ?? "null") as { since: string; answers: SeenAnswer[] } | null;
    return storedAnswers?.since === since ? storedAnswers.answers : [];
  } catch {
    return [];
  }
}
