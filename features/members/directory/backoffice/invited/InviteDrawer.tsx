import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { TicketSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { SideDrawer, type SideForm } from "#packages/web/backoffice/dialogs/SideDrawer.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { useCan, useChain } from "#packages/web/backoffice/session/session.ts";
import { smsQuery, textsQuery } from "../queries.ts";
import { InviteMember } from "./InviteMember.tsx";
import classes from "./invite.module.css";

type InviteDrawerProps = { opened: boolean; onClose: () => void };

/** Shows the form for inviting a member, or the reason why inviting is not possible yet. */
export function InviteDrawer({ opened, onClose }: InviteDrawerProps) {
  return (
    <SideDrawer opened={opened} onClose={onClose} title={useTranslations("directory")("invite")}>
      {(form) => <Ready {...form} />}
    </SideDrawer>
  );
}

function Ready(form: SideForm) {
  const words = useTranslations("words");
  const { subdomain } = useChain();
  const texts = useQuery(textsQuery);
  const sms = useQuery(smsQuery(subdomain));
  const skeleton = <TicketSkeleton label={words("loading")} tickets={1} />;
  return (
    <Loaded query={texts} skeleton={skeleton}>
      {({ membership, privacy }) =>
        membership && privacy ? (
          <Loaded query={sms} skeleton={skeleton}>
            {({ hasCredits }) => <InviteMember hasCredits={hasCredits} {...form} />}
          </Loaded>
        ) : (
          <TextsMissing membership={!membership} privacy={!privacy} />
        )
      }
    </Loaded>
  );
}

function TextsMissing({ membership, privacy }: { membership: boolean; privacy: boolean }) {
  const t = useTranslations("directory");
  const mayPublish = useCan("manageClub");
  const missing = [
    ...(membership ? [{ to: paths.membershipTerms, name: t("membershipTerms") }] : []),
    ...(privacy ? [{ to: paths.privacyPolicy, name: t("privacyPolicy") }] : []),
  ];
  return (
    <div className={classes.missing}>
      <h3>{t("needsTerms")}</h3>
      <p>{t("needsTermsText")}</p>
      <ul>
        {missing.map(({ to, name }) => (
          <li key={to}>{mayPublish ? <Link to={to}>{name}</Link> : name}</li>
        ))}
      </ul>
      {!mayPublish && <p>{t("askMerchant")}</p>}
    </div>
  );
}
