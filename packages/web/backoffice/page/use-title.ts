import { useEffect } from "react";

/** Sets the tab's title: the page's title, then the product's name. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = title ? `${title} · Stammis` : "Stammis";
  }, [title]);
}
