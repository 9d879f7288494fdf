import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import text from "#packages/web/backoffice/page/text-link.module.css";
import { useCan } from "#packages/web/backoffice/session/session.ts";

/** The next step for a sendout that lacks credits. */
export function BuyCredits() {
  const t = useTranslations("sendouts");
  return (
    useCan("manageClub") && (
      <Link to={paths.sms} className={text.link}>
        {t("buyCredits")}
      </Link>
    )
  );
}
