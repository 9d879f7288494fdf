import { Button } from "@mantine/core";
import { Link, Outlet, useMatches } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { useInvitationCount } from "#features/access/staff/backoffice/invitations/queries.ts";
import { paths } from "#features/office-paths.ts";
import { EmptyState } from "#packages/ui/answer/EmptyState.tsx";
import { NoAccess } from "#packages/ui/answer/NoAccess.tsx";
import { Redirect } from "#packages/web/backoffice/page/Redirect.tsx";
import { useMaybeChain } from "#packages/web/backoffice/session/session.ts";
import { mayOpen, startPath } from "./menu/navigation.ts";
import { useNavFacts } from "./menu/use-nav-facts.ts";

/** The screen of the address, or why it is not for this person. A changed chain starts its screens anew. */
export function ScreenGate() {
  const shell = useTranslations("shell");
  // The screen that stands here, not the one being fetched: each is judged by its own address.
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? paths.today });
  const chain = useMaybeChain();
  const facts = useNavFacts();
  const start = startPath(facts);
  if (pathname === paths.today && start !== paths.today) return <Redirect to={start} />;
  if (mayOpen(pathname, facts)) return <Outlet key={chain?.id ?? 0} />;
  if (facts.hasChain || facts.role === "ROLE_ADMIN") {
    return <NoAccess title={shell("noAccessTitle")} text={shell("noAccessText")} />;
  }
  if (facts.role === "ROLE_MERCHANT") return <Redirect to={paths.today} />;
  return <NoChain />;
}

/** Signed in, and at work nowhere: what they are invited to, or a club of their own. */
function NoChain() {
  const shell = useTranslations("shell");
  const count = useInvitationCount();
  return (
    <EmptyState
      drawing="locations"
      level={1}
      title={shell("noChainTitle")}
      text={shell("noChainText")}
      action={
        <>
          <Button renderRoot={(props) => <Link to={paths.invitations} {...props} />}>
            {shell("toInvitations", { count })}
          </Button>
          <Button variant="subtle" renderRoot={(props) => <Link to={paths.onboarding} {...props} />}>
            {shell("startOwn")}
          </Button>
        </>
      }
    />
  );
}
