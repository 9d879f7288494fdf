import { Link, useNavigate } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { useTranslations } from "use-intl/react";
import type { RuleTrialProps } from "#features/loyalty/publishing/backoffice/rule-trial.ts";
import { paths } from "#features/office-paths.ts";
import { withoutEmpty } from "#packages/web/backoffice/list-address/list-search.ts";
import link from "#packages/web/backoffice/page/text-link.module.css";
import { useCan, useChain } from "#packages/web/backoffice/session/session.ts";

/** Links an editor to a replay with its unsaved numbers. */
export function TryOnLastYear({ question, subjectId, tried, months, values, hasPictures = false }: RuleTrialProps) {
  const t = useTranslations("whatIf");
  const navigate = useNavigate();
  const { subdomain: club } = useChain();
  const mayAsk = useCan("manageClub");
  if (!mayAsk) return null;
  const ask = question === "EARNING" ? undefined : question;
  const search = withoutEmpty({ ask, subjectId, tried: tried.trim(), months: Number(months) || undefined });
  const keep = async (event: MouseEvent) => {
    // A modified click opens another tab and keeps the form. With unsaved pictures the link navigates normally, which
    // warns of their loss.
    if (hasPictures || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    await navigate({ to: ".", search: true, state: { typed: { club, values } }, replace: true, ignoreBlocker: true });
    await navigate({ to: paths.whatIf, search, ignoreBlocker: true });
  };
  return (
    <p>
      <Link to={paths.whatIf} search={search} className={link.link} onClick={(event) => void keep(event)}>
        {t("tryIt")}
      </Link>
    </p>
  );
}
