/** Returns the words for each number of stamps. */
const wordsIn = (element: HTMLElement, name: string) => (element.dataset[name] ?? "").split("|");

/** Lets the visitor stamp the card of the front page; a full card turns over, and the next stamp begins a new one. */
export function startLiveCard(page: ParentNode): void {
  const stand = page.querySelector<HTMLElement>("[data-live-card]");
  const card = stand?.querySelector<HTMLElement>("[role=img]");
  const button = stand?.querySelector<HTMLButtonElement>("[data-give]");
  const count = stand?.querySelector<HTMLElement>("[data-count]");
  const status = stand?.querySelector<HTMLElement>("[role=status]");
  if (!stand || !card || !button || !count || !status) return;
  const places = [...stand.querySelectorAll<HTMLElement>("[data-place]")];
  const name = (card.getAttribute("aria-label") ?? "").split(":")[0];
  const giveWord = button.textContent;
  let stamps = places.filter((place) => place.hasAttribute("data-given")).length;

  function show() {
    const isFull = stamps === places.length;
    for (const [place, element] of places.entries()) element.toggleAttribute("data-given", place < stamps);
    const collected = wordsIn(stand as HTMLElement, "collected")[stamps] ?? "";
    (count as HTMLElement).textContent = wordsIn(stand as HTMLElement, "left")[stamps] ?? "";
    card?.toggleAttribute("data-turned", isFull);
    card?.setAttribute("aria-label", `${name}: ${collected}`);
    (status as HTMLElement).textContent = isFull ? (status?.dataset.full ?? "") : collected;
    (button as HTMLElement).textContent = isFull ? (button?.dataset.again ?? "") : giveWord;
  }

  button.addEventListener("click", () => {
    // From now on each stamp lands at once, without the delays of the first three.
    stand.setAttribute("data-touched", "");
    stamps = stamps === places.length ? 0 : stamps + 1;
    show();
    if (stamps > 0) navigator.vibrate?.(14);
  });
  button.hidden = false;
}
