import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";

/** The router's way, for the ui package's links and rows, which know addresses only as text. */
export function useGo(): (href: string) => void {
  const router = useRouter();
  return useCallback((href) => router.history.push(href), [router]);
}
