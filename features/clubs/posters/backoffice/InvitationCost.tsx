import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import textLink from "#packages/web/backoffice/page/text-link.module.css";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import classes from "./attract.module.css";
import { invitationCostQuery } from "./queries.ts";

/** The cost of SMS invitations and whether the credits suffice; the server refuses those without credits. */
export function InvitationCost({ phones, language }: { phones: number; language: Language }) {
  const t = useTranslations("posters");
  const mayBuy = useCan("manageClub");
  const cost = useQuery(invitationCostQuery(language)).data;
  if (!cost) return null;
  const credits = phones * cost.credits;
  const isShort = credits > cost.available;
  return (
    <>
      <p className={isShort ? classes.unread : undefined}>{t("cost", { credits, available: cost.available })}</p>
      {isShort && (
        <p className={classes.unread}>
          {t("short")}{" "}
          {mayBuy && (
            <Link to={paths.sms} className={textLink.link}>
              {t("toCredits")}
            </Link>
          )}
        </p>
      )}
    </>
  );
}
