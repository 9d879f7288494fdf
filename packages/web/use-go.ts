import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";

/**
 * Returns a function that navigates by the router, for links and rows of the ui package, which know addresses only as
 * text.
 */
export function useGo(): (href: string) => void {
  const router = useRouter();
  return useCallback((href) => router.history.push(href), [router]);
}
