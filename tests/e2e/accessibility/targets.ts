interface Asked {
  /** The selector of overlays. */
  over: string;
  /** The height and width of a finger, in pixels. */
  least: number;
}

/**
 * Returns controls whose hit area is smaller than a finger. Hit testing around the centre counts areas beyond the drawn
 * box, and excludes covered ones. A link within a sentence is as high as its line (WCAG 2.5.8). Uses nothing outside
 * itself, because it is sent to the page.
 */
export function smallTargets({ over, least }: Asked): string[] {
  const within = [...document.querySelectorAll(over)].at(-1) ?? document.body;
  const roles = ["button", "link", "tab", "option", "menuitem", "switch", "radio", "checkbox", "slider"];
  const pressable = `a[href], button, input, select, textarea, summary, ${roles.map((role) => `[role=${role}]`).join()}`;
  /** The tolerance in pixels for a screen's rounding. */
  const hair = 0.6;

  type Field = HTMLElement & { labels?: NodeListOf<HTMLLabelElement> | null; disabled?: boolean };

  function isInSentence(element: Element): boolean {
    if (getComputedStyle(element).display !== "inline") return false;
    let block = element.parentElement;
    while (block && getComputedStyle(block).display === "inline") block = block.parentElement;
    const words = (text: string | null | undefined) => (text ?? "").replaceAll(/[\s·,|]+/g, "").length;
    return words(block?.textContent) > words(element.textContent);
  }

  function small(element: Field): string | null {
    const parts: Element[] = [element, ...(element.labels ?? [])];
    const hits = (x: number, y: number) => {
      const hitElement = document.elementFromPoint(x, y);
      return hitElement !== null && parts.some((part) => part.contains(hitElement));
    };
    /**
     * Returns how far from a point a control is hit in one direction: at least as far as it is drawn, if it is hit
     * there.
     */
    function reach(x: number, y: number, dx: number, dy: number, drawn: number): number {
      let far = Math.max(0, Math.floor(drawn) - 1);
      if (!hits(x + dx * far, y + dy * far)) far = 0;
      while (far < least && hits(x + dx * (far + 1), y + dy * (far + 1))) far += 1;
      return far;
    }
    const seen = parts.flatMap((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (width === 0 || height === 0 || !hits(x, y)) return [];
      const across = width >= least - hair ? width : reach(x, y, -1, 0, width / 2) + reach(x, y, 1, 0, width / 2);
      const down = height >= least - hair ? height : reach(x, y, 0, -1, height / 2) + reach(x, y, 0, 1, height / 2);
      return [{ across, down }];
    });
    if (seen.length === 0) return null;
    const across = Math.max(...seen.map((part) => part.across));
    const down = Math.max(...seen.map((part) => part.down));
    if (Math.min(across, down) >= least - 1 - hair) return null;
    const name = (element.ariaLabel ?? (element.innerText || element.title || element.className)).trim().slice(0, 40);
    return `small target: ${element.tagName.toLowerCase()} "${name}", ${Math.round(across)} × ${Math.round(down)}`;
  }

  /** Measures a small control again in the middle of the window, because a sticky bar may cover it in part. */
  function smallAnywhere(element: Field): string | null {
    if (!small(element)) return null;
    const { scrollX, scrollY } = window;
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const name = small(element);
    window.scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
    return name;
  }

  const smallNames = [...within.querySelectorAll<Field>(pressable)]
    .filter((element) => !element.disabled && !element.closest("[inert], [aria-hidden=true]"))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isInSentence(element))
    .flatMap((element) => smallAnywhere(element) ?? []);
  return [...new Set(smallNames)];
}
