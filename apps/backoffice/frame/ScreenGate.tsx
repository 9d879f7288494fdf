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

/** Shows the screen of the address, or why this person may not open it. Remounts screens when the chain changes. */
export function ScreenGate() {
  const shell = useTranslations("shell");
  // Uses the rendered screen rather than the one being loaded: access is checked against its own address.
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

/** Shows a signed-in account without a club its invitations, or offers to found a club. */
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
