/**
 * Captures typed letters until the field has the focus, so that the page does not handle them. Returns a function that
 * stops and returns the letters.
 */
export function catchLetters(): () => string {
  let letters = "";
  const take = (event: KeyboardEvent) => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    letters += event.key;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener("keydown", take, true);
  return () => {
    document.removeEventListener("keydown", take, true);
    const caught = letters;
    letters = "";
    return caught;
  };
}
