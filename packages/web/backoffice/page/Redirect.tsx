import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/**
 * Leads on to another address, once: the router's own Navigate goes again at every render, and a shell that renders
 * at every change of address would never come to rest.
 */
export function Redirect({ to }: { to: string }) {
  const router = useRouter();
  const [href] = useState(to);
  useEffect(() => router.history.replace(href), [router, href]);
  return null;
}
