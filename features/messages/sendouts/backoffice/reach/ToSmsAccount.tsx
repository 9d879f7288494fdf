import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import type { CreditProblem } from "#features/messages/sms/domain/credits.ts";
import { paths } from "#features/office-paths.ts";
import text from "#packages/web/backoffice/page/text-link.module.css";
import { useCan } from "#packages/web/backoffice/session/session.ts";

/** The next step for a sendout that lacks credits: buy some, or change the month's limit. */
export function ToSmsAccount({ problem }: { problem: CreditProblem }) {
  const t = useTranslations("sendoutCredits");
  return (
    useCan("manageClub") && (
      <Link to={paths.sms} className={text.link}>
        {t(`toSmsAccount.${problem}`)}
      </Link>
    )
  );
}
