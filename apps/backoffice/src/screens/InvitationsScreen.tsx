import { EmptyState } from "@stammis/ui/answer/EmptyState.tsx";
import { ListSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { PlainPage } from "@stammis/ui/page/Page.tsx";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { Invitation } from "../features/invitations/Invitation.tsx";
import classes from "../features/invitations/invitations.module.css";
import { OwnGrants } from "../features/invitations/OwnGrants.tsx";
import { invitationsQuery } from "../features/invitations/queries.ts";
import { useAccess } from "../lib/session.ts";
import { Loaded } from "../shell/Loaded.tsx";
import { useTitle } from "../shell/use-title.ts";

/** What I am invited to, to accept or decline; and what I have, to leave. */
export function InvitationsScreen() {
  const t = useTranslations("invitations");
  const words = useTranslations("words");
  const { email } = useAccess();
  const invitations = useQuery(invitationsQuery);
  useTitle(t("title"));
  return (
    <PlainPage title={t("title")} description={t("lead")}>
      <Loaded query={invitations} skeleton={<ListSkeleton label={words("loading")} rows={2} />} failed={t("failed")}>
        {(waiting) =>
          waiting.length === 0 ? (
            <EmptyState drawing="mail" title={t("none")} text={t("noneText", { email })} />
          ) : (
            <section className={classes.section}>
              <h2 className={classes.heading}>{t("waiting")}</h2>
              <ul className={classes.list}>
                {waiting.map((invitation) => (
                  <Invitation key={invitation.id} invitation={invitation} />
                ))}
              </ul>
            </section>
          )
        }
      </Loaded>
      <section className={classes.section}>
        <h2 className={classes.heading}>{t("have")}</h2>
        <OwnGrants />
      </section>
    </PlainPage>
  );
}
