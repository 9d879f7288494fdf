/**
 * Returns fields whose text is smaller than 16 px, because iOS zooms into them. Uses nothing outside itself, because it
 * is sent to the page.
 */
export function smallFields(over: string): string[] {
  const within = [...document.querySelectorAll(over)].at(-1) ?? document.body;
  const withoutText = ["checkbox", "radio", "range", "file", "color", "button", "submit", "image", "hidden"];
  return [...within.querySelectorAll<HTMLElement>("input, select, textarea, [contenteditable]")]
    .filter((field) => !(field instanceof HTMLInputElement && withoutText.includes(field.type)))
    .filter((field) => field.checkVisibility({ visibilityProperty: true }))
    .flatMap((field) => {
      const size = Number.parseFloat(getComputedStyle(field).fontSize);
      const name = field.getAttribute("aria-label") || field.id || field.className;
      return size < 16 ? [`small text in field: ${field.tagName.toLowerCase()} "${name}", ${size} px`] : [];
    });
}
