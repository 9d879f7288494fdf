import type { CardWords } from "./card-words.ts";

/** Returns the part of the card to remove when its text is missing. */
const partOf = (text: Text) => text.parentElement?.closest("footer, p, h1");

/**
 * Fills the placeholders left in a member's card, such as `%POINTS%`. Sets text only, so that no value becomes markup.
 */
export function fillCard(shape: DocumentFragment, words: CardWords): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(shape, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
  const placeholders: Record<string, string | undefined> = {
    "%GREETING%": words.greeting,
    "%MEMBER%": words.member,
    "%POINTS%": words.points,
    "%UNIT%": words.unit,
    "%NEXT%": words.next,
  };
  for (const text of texts) {
    if (!(text.data in placeholders)) continue;
    const value = placeholders[text.data];
    if (value === undefined) partOf(text)?.remove();
    else text.data = value;
  }
  const line = shape.querySelector<HTMLElement>('[role="progressbar"] > div');
  line?.style.setProperty("transform", `scaleX(${words.share})`);
}
