import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { EmptyState } from "#packages/ui/answer/EmptyState.tsx";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { useAccess } from "#packages/web/backoffice/session/session.ts";
import { Invitation } from "./invitations/Invitation.tsx";
import classes from "./invitations/invitations.module.css";
import { OwnGrants } from "./invitations/OwnGrants.tsx";
import { invitationsQuery } from "./invitations/queries.ts";

/** The user's invitations to accept or decline, and the user's grants to leave. */
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
