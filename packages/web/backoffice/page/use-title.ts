import { useEffect } from "react";

/** Sets the tab's title: the page, then the product. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = title ? `${title} · Stammis` : "Stammis";
  }, [title]);
}
