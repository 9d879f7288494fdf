/** Requests the page sends before the app loads, by address; `first/first.ts` sends them. */
export type EarlyCalls = Record<string, { sent: string; answer: Promise<Response> } | undefined>;

declare global {
  interface Window {
    early?: EarlyCalls;
  }
}

/** Returns the headers of a call as one text. */
export const sentText = (sent: Record<string, string>) => JSON.stringify(Object.entries(sent).sort());

/** Returns the response of an early request, once, and only to a call with the same headers. */
export function takeEarly(url: string, sent: Record<string, string>): Promise<Response> | null {
  const earlyRequest = window.early?.[url];
  if (!earlyRequest) return null;
  delete window.early?.[url];
  return earlyRequest.sent === sentText(sent) ? earlyRequest.answer : null;
}
