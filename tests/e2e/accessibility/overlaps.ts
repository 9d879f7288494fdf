/** The visible part of a line of text, with its element's layer. */
interface Drawn {
  node: Node;
  text: string;
  box: DOMRect;
  layer: Element;
}

/**
 * Returns text drawn over other text, within the overlay or on the complete page. Uses nothing outside itself, because
 * it is sent to the page.
 */
export function overlappingWords(over: string | null): string[] {
  /** Boxes have room around their letters, so they may overlap by this many pixels. */
  const least = 3;
  const within = (over ? [...document.querySelectorAll(over)].at(-1) : null) ?? document.body;

  /** Returns the layer of an element. Overlaps between two layers are intended and not reported. */
  function layerOf(element: Element): Element {
    for (let around: Element = element; around.parentElement; around = around.parentElement)
      if (around === within || /fixed|sticky/.test(getComputedStyle(around).position)) return around;
    return document.documentElement;
  }

  /** Returns the part of a box that no ancestor hides. */
  function clipBox(box: DOMRect, element: Element): DOMRect | null {
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
    for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
      const { overflow, clipPath } = getComputedStyle(around);
      if (overflow === "visible" && clipPath === "none") continue;
      if (clipPath !== "none") return null;
      const clip = around.getBoundingClientRect();
      [left, top] = [Math.max(left, clip.left), Math.max(top, clip.top)];
      [right, bottom] = [Math.min(right, clip.right), Math.min(bottom, clip.bottom)];
    }
    return right - left > least && bottom - top > least ? new DOMRect(left, top, right - left, bottom - top) : null;
  }

  /**
   * Returns whether the background of one text hides the other completely, such as a camera's picture over an empty
   * list.
   */
  function covers({ node }: Drawn, { node: other, box }: Drawn): boolean {
    for (let around = node.parentElement; around && !around.contains(other); around = around.parentElement) {
      const { left, right, top, bottom } = around.getBoundingClientRect();
      const isWhole = left <= box.left && right >= box.right && top <= box.top && bottom >= box.bottom;
      if (isWhole && !/, 0\)$|transparent/.test(getComputedStyle(around).backgroundColor)) return true;
    }
    return false;
  }

  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const drawn: Drawn[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim();
    if (!element || !text || element.closest("svg, [inert]")) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const layer = layerOf(element);
    for (const rect of range.getClientRects()) {
      const box = clipBox(rect, element);
      if (box) drawn.push({ node, text: text.slice(0, 40), box, layer });
    }
  }
  drawn.sort((a, b) => a.box.top - b.box.top);
  const overlaps = new Set<string>();
  drawn.forEach((one, at) => {
    for (const other of drawn.slice(at + 1)) {
      if (other.box.top > one.box.bottom - least) break;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
      // Lines may be closer than the height of their boxes. A truncated text has two boxes in one place.
      const isOver = one.node !== other.node && across > least && down > Math.min(one.box.height, other.box.height) / 2;
      if (isOver && one.layer === other.layer && !covers(one, other) && !covers(other, one))
        overlaps.add(`"${one.text}" over "${other.text}"`);
    }
  });
  return [...overlaps];
}
