/** Returns the width of a line of text, in the banner's pixels. */
export type Measure = (line: string) => number;

/** Returns the longest start of a word that fits, at least one letter, so that the loop ends. */
function fitting(word: string, width: number, measure: Measure): string {
  const letters = [...word];
  let count = letters.length;
  while (count > 1 && measure(letters.slice(0, count).join("")) > width) count--;
  return letters.slice(0, count).join("");
}

function wrapLine(line: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let current = "";
  for (const word of line.split(" ")) {
    const longer = current === "" ? word : `${current} ${word}`;
    if (measure(longer) <= width) {
      current = longer;
      continue;
    }
    if (current !== "") lines.push(current);
    current = word;
    while (measure(current) > width && [...current].length > 1) {
      const part = fitting(current, width, measure);
      lines.push(part);
      current = current.slice(part.length);
    }
  }
  return [...lines, current];
}

/** Wraps a text to lines of at most `width`, between words, or within a word only if necessary. */
export function wrapped(text: string, width: number, measure: Measure): string[] {
  return text.split("\n").flatMap((line) => wrapLine(line, width, measure));
}
