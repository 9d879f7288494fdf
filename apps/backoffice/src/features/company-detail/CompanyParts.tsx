import { useTranslations } from "use-intl/react";
import { useRealDates } from "../../lib/dates.ts";
import { useNumbers } from "../../lib/numbers.ts";
import page from "../../shell/detail-page.module.css";
import link from "../../shell/text-link.module.css";
import type { CompanyDetail } from "./queries.ts";

/** The company's clubs, with what is going on in them. */
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
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Who speaks for the company. */
export function CompanyPeople({ merchants }: Pick<CompanyDetail, "merchants">) {
  const t = useTranslations("companyDetail.people");
  return (
    <section aria-labelledby="people">
      <h2 id="people" className={page.heading}>
        {t("title")}
      </h2>
      {merchants.length === 0 ? (
        <p className={page.quiet}>{t("none")}</p>
      ) : (
        <ul className={page.rows}>
          {merchants.map(({ id, name, email }) => (
            <li key={id}>
              <span>
                {name || email}
                {name && <span className={page.small}>{email}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The acts of the platform, and those about its subscription, that have words here. */
const named = [
  "invite-merchant",
  "set-company-standing",
  "book-payment",
  "credit-invoice",
  "book-repayment",
  "subscribe-company",
  "leave-subscription",
  "set-billing",
] as const;
const nameOf = (act: string) => named.find((each) => each === act);

/** What people did with it of late, the platform's and its own. */
export function CompanyActs({ acts }: Pick<CompanyDetail, "acts">) {
  const t = useTranslations("companyDetail.acts");
  const { moment } = useRealDates();
  const known = acts.flatMap(({ act, ...rest }) => {
    const name = nameOf(act);
    return name ? [{ ...rest, name }] : [];
  });
  if (known.length === 0) return null;
  return (
    <section aria-labelledby="acts">
      <h2 id="acts" className={page.heading}>
        {t("title")}
      </h2>
      <ul className={page.rows}>
        {known.map(({ at, by, name }) => (
          <li key={`${at} ${name}`}>
            <span>
              {t(`names.${name}`)}
              {by && <span className={page.small}>{by}</span>}
            </span>
            <span className={page.end}>{moment(at)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
