/** Returns the length without surrounding spaces, which are removed on sending. */
export const textLength = (text: string): number => text.trim().length;

/** Returns whether an element is a field over its limit. */
export function isOverLimit(element: unknown): boolean {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return false;
  const { limit } = element.dataset;
  // A field that was removed from the page is not sent.
  return limit !== undefined && element.isConnected && textLength(element.value) > Number(limit);
}

/** Returns whether a form has a field over its limit; such a form is not sent. */
export const holdsTooMuch = (form: HTMLFormElement): boolean => [...form.elements].some(isOverLimit);
