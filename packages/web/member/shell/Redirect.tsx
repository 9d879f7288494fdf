import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import type { MemberPaths } from "#packages/contract/paths.ts";

/** Leads elsewhere, once. (The router's own Navigate goes again with every render, and a slow screen never comes.) */
export function Redirect({ to }: { to: MemberPaths["home" | "guest"] }) {
  const navigate = useNavigate();
  useEffect(() => void navigate({ to, replace: true }), [navigate, to]);
  return null;
}
