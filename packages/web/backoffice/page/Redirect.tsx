import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/**
 * Redirects to another address once. The router's own Navigate repeats at every render, so a shell that renders at
 * every change of address would loop.
 */
export function Redirect({ to }: { to: string }) {
  const router = useRouter();
  const [href] = useState(to);
  useEffect(() => router.history.replace(href), [router, href]);
  return null;
}
