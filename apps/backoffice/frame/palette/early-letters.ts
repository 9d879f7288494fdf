/**
 * Catches what is written until its field has the keyboard, so that no letter is the page's. Answers what ends it and tells
 * the letters.
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
