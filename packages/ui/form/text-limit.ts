/** Characters that count: those around the text are left out where it is sent. */
export const textLength = (text: string): number => text.trim().length;

/** Whether an element is a field that holds more than the limit it names. */
export function isOverLimit(element: unknown): boolean {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return false;
  const { limit } = element.dataset;
  // A field that was taken away is no longer sent.
  return limit !== undefined && element.isConnected && textLength(element.value) > Number(limit);
}

/** Whether a field of a form does: then nothing is sent. */
export const holdsTooMuch = (form: HTMLFormElement): boolean => [...form.elements].some(isOverLimit);
