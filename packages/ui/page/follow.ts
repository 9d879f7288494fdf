import type { MouseEvent } from "react";

export type Navigate = (href: string) => void;

/**
 * Returns a click handler for a plain `<a href>`: passes an ordinary click to the app's router, and leaves others (new
 * tab, new window, download) to the browser.
 */
export function follow(href: string, navigate: Navigate | undefined) {
  return (event: MouseEvent<HTMLAnchorElement>): void => {
    const browsers = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!navigate || event.defaultPrevented || browsers) return;
    event.preventDefault();
    navigate(href);
  };
}
