import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import type { MemberPaths } from "#packages/contract/paths.ts";

/** Redirects once. The router's own Navigate repeats at every render, so a slow screen would never appear. */
export function Redirect({ to }: { to: MemberPaths["home" | "guest"] }) {
  const navigate = useNavigate();
  useEffect(() => void navigate({ to, replace: true }), [navigate, to]);
  return null;
}
