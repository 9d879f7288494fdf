/** Milliseconds between the first stamps, which land by themselves. */
const nextMs = 500;

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

  function show(isAnnounced = true) {
    const isFull = stamps === places.length;
    for (const [place, element] of places.entries()) element.toggleAttribute("data-given", place < stamps);
    const collected = wordsIn(stand as HTMLElement, "collected")[stamps] ?? "";
    (count as HTMLElement).textContent = wordsIn(stand as HTMLElement, "left")[stamps] ?? "";
    card?.toggleAttribute("data-turned", isFull);
    card?.setAttribute("aria-label", `${name}: ${collected}`);
    if (isAnnounced) (status as HTMLElement).textContent = isFull ? (status?.dataset.full ?? "") : collected;
    (button as HTMLElement).textContent = isFull ? (button?.dataset.again ?? "") : giveWord;
  }

  /** Timers rather than delays in the style: the browser draws every frame of a delay. */
  function landFirst(): number[] {
    const first = stamps;
    stamps = 0;
    show(false);
    stand?.setAttribute("data-moving", "");
    return places.slice(0, first).map((_, place) =>
      window.setTimeout(
        () => {
          stamps = place + 1;
          show(false);
        },
        (place + 1) * nextMs,
      ),
    );
  }

  const landings = matchMedia("(prefers-reduced-motion: reduce)").matches ? [] : landFirst();
  button.addEventListener("click", () => {
    for (const landing of landings) clearTimeout(landing);
    stamps = stamps === places.length ? 0 : stamps + 1;
    show();
    if (stamps > 0) navigator.vibrate?.(14);
  });
  button.hidden = false;
}
