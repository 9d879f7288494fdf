/** What the page asks for before the app is here, by its address; `first/first.ts` asks. */
export type EarlyCalls = Record<string, { sent: string; answer: Promise<Response> } | undefined>;

declare global {
  interface Window {
    early?: EarlyCalls;
  }
}

/** The headers of a call as one text. */
export const sentText = (sent: Record<string, string>) => JSON.stringify(Object.entries(sent).sort());

/** The answer to what was asked for early, once, and only to whoever sends what was sent then. */
export function takeEarly(url: string, sent: Record<string, string>): Promise<Response> | null {
  const earlyRequest = window.early?.[url];
  if (!earlyRequest) return null;
  delete window.early?.[url];
  return earlyRequest.sent === sentText(sent) ? earlyRequest.answer : null;
}
