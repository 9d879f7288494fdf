import { EmptyState } from "@stammis/ui/EmptyState.tsx";
import { NoAccess } from "@stammis/ui/NoAccess.tsx";
import { Navigate, Outlet, useLocation } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { useMaybeChain } from "../lib/session.ts";
import { paths } from "../paths.ts";
import { mayOpen, startPath } from "./navigation.ts";
import { useNavFacts } from "./use-nav-facts.ts";

/** The screen of the address, or why it is not for this person. A changed chain starts its screens anew. */
export function ScreenGate() {
  const shell = useTranslations("shell");
  const { pathname } = useLocation();
  const chain = useMaybeChain();
  const facts = useNavFacts();
  const start = startPath(facts);
  if (pathname === paths.today && start !== paths.today) return <Navigate to={start} replace />;
  if (mayOpen(pathname, facts)) return <Outlet key={chain?.id ?? 0} />;
  if (facts.hasChain || facts.role === "ROLE_ADMIN") {
    return <NoAccess title={shell("noAccessTitle")} text={shell("noAccessText")} />;
  }
  if (facts.role === "ROLE_MERCHANT") return <Navigate to={paths.today} replace />;
  return <EmptyState drawing="locations" level={1} title={shell("noChainTitle")} text={shell("noChainText")} />;
}
