import type { Page } from "@playwright/test";

/**
 * Returns focusable elements whose ring is cut by an ancestor or by the window's edge. The page stays in keyboard mode,
 * because rings are drawn only after Tab.
 */
export async function cutRings(page: Page): Promise<string[]> {
  await page.keyboard.press("Tab");
  return page.evaluate(() => {
    /** The smallest hidden width in pixels that is reported: slightly more than a screen's pixel rounding. */
    const least = 0.6;

    /** Returns the sides at which `around` hides content up to `reach` outside `box` and cannot scroll to show it. */
    function hiddenSides(around: Element, box: DOMRect, reach: number): string[] {
      const { overflowX, overflowY } = getComputedStyle(around);
      const { left, top } = around.getBoundingClientRect();
      const start = { x: left + around.clientLeft, y: top + around.clientTop };
      const hides = (how: string, more: number) => how !== "visible" && (/hidden|clip/.test(how) || more < 2);
      const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = around;
      const beyond = {
        left: hides(overflowX, scrollLeft) && box.left - reach < start.x - least,
        right:
          hides(overflowX, scrollWidth - clientWidth - scrollLeft) && box.right + reach > start.x + clientWidth + least,
        top: hides(overflowY, scrollTop) && box.top - reach < start.y - least,
        bottom:
          hides(overflowY, scrollHeight - clientHeight - scrollTop) &&
          box.bottom + reach > start.y + clientHeight + least,
      };
      return Object.entries(beyond).flatMap(([side, isHidden]) => (isHidden ? [side] : []));
    }

    function cutOf(element: HTMLElement): string | null {
      element.focus();
      if (document.activeElement !== element) return null;
      const { outlineStyle, outlineOffset, outlineWidth, position } = getComputedStyle(element);
      const reach = outlineStyle === "none" ? 0 : Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      if (reach <= least) return null;
      const box = element.getBoundingClientRect();
      const name = `${element.tagName.toLowerCase()} "${(element.ariaLabel ?? element.innerText).trim().slice(0, 30)}"`;
      if (box.left - reach < -least || box.right + reach > innerWidth + least) return `${name}: the window`;
      let placed = position;
      for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
        if (placed === "fixed") break;
        const sides = hiddenSides(around, box, reach);
        if (sides.length > 0)
          return `${name}: ${sides.join(", ")}, by ${around.tagName.toLowerCase()}.${around.className}`;
        placed = getComputedStyle(around).position;
      }
      return null;
    }

    const reachable =
      "a[href], button:not([disabled]), input, select, textarea, summary, [tabindex]:not([tabindex='-1'])";
    return [...document.querySelectorAll<HTMLElement>(reachable)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert]"))
      .flatMap((element) => cutOf(element) ?? []);
  });
}
