import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import page from "#packages/web/backoffice/page/detail-page.module.css";
import link from "#packages/web/backoffice/page/text-link.module.css";
import classes from "./company-detail.module.css";
import type { CompanyDetail } from "./queries.ts";

/** Shows the company's clubs with their activity. */
export function CompanyClubs({ chains }: Pick<CompanyDetail, "chains">) {
  const t = useTranslations("companyDetail.clubs");
  const { count } = useNumbers();
  return (
    <section aria-labelledby="clubs">
      <h2 id="clubs" className={page.heading}>
        {t("title")}
      </h2>
      {chains.length === 0 ? (
        <p className={page.quiet}>{t("none")}</p>
      ) : (
        <ul className={page.rows}>
          {chains.map(({ subdomain, commercialName, address, sandbox, members, locations, purchasesThisMonth }) => (
            <li key={subdomain}>
              <span>
                <a href={address} target="_blank" rel="noopener noreferrer" className={link.link}>
                  {commercialName}
                </a>
                <span className={page.small}>
                  {t("places", { count: locations })}
                  {sandbox && ` · ${t("sandbox")}`}
                </span>
              </span>
              <span className={page.end}>
                {t("members", { count: members })}
                <span className={page.small}>{t("purchases", { count: count(purchasesThisMonth) })}</span>
                <span className={page.small}>
                  <Link to={paths.outbox} search={{ club: subdomain }} className={classes.inLine}>
                    {t("messages")}
                  </Link>
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Shows the latest actions by the platform's staff and the company's people. */
export function CompanyActs({ acts }: Pick<CompanyDetail, "acts">) {
  const t = useTranslations("companyDetail.acts");
  const { moment } = useRealDates();
  if (acts.length === 0) return null;
  return (
    <section aria-labelledby="acts">
      <h2 id="acts" className={page.heading}>
        {t("title")}
      </h2>
      <ul className={page.rows}>
        {acts.map(({ at, by, act }) => (
          <li key={`${at} ${act}`}>
            <span>
              {t(`names.${act}`)}
              {by && <span className={page.small}>{by}</span>}
            </span>
            <span className={page.end}>{moment(at)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
