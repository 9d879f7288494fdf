import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { StandingWord } from "#features/billing/subscriptions/backoffice/StandingWord.tsx";
import { paths } from "#features/office-paths.ts";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import page from "#packages/web/backoffice/page/detail-page.module.css";
import link from "#packages/web/backoffice/page/text-link.module.css";
import { formatCompanyNumber } from "../../domain/company-number.ts";
import classes from "./company-detail.module.css";
import type { CompanyDetail } from "./queries.ts";

/** Shows the company's details, its state, its debt and its merchants. */
export function CompanyFacts({ company }: { company: CompanyDetail }) {
  const t = useTranslations("companyDetail.facts");
  const { full } = useRealDates();
  const { count, kronor } = useNumbers();
  const { billing, budget, plans } = company;
  const town = [company.postalZipCode, company.postalCity].filter(Boolean).join(" ").replaceAll(" ", "\u00a0");
  const address = [company.postalAddress, town].filter(Boolean).join(", ");
  return (
    <section className={page.card} aria-label={t("title")}>
      <dl className={page.facts}>
        <Fact label={t("state")}>{billing ? <StandingWord state={billing.standing.state} /> : t("notOpened")}</Fact>
        <Fact label={t("number")}>{company.companyNumber ? formatCompanyNumber(company.companyNumber) : "–"}</Fact>
        <Fact label={t("address")}>{address || "–"}</Fact>
        {company.website && (
          <Fact label={t("website")}>
            <a href={company.website} target="_blank" rel="noopener noreferrer" className={classes.inLine}>
              {company.website.replace(/^https?:\/\/|\/$/g, "")}
            </a>
          </Fact>
        )}
        <Fact label={t("since")}>{full(company.createdAt)}</Fact>
        {plans.map(({ name, from }) => (
          <Fact key={from} label={t("plan")}>
            {t("planFrom", { plan: name, day: full(from) })}
          </Fact>
        ))}
        {!budget.trusted && (
          <Fact label={t("budget")}>
            {budget.parts.map(({ part, used, of }) => (
              <span key={part} className={classes.budgetPart}>
                {t(`budgetParts.${part}`, { used: count(used), of: count(of) })}
              </span>
            ))}
          </Fact>
        )}
        {billing && <Fact label={t("month")}>{t("withVat", { amount: kronor(billing.month.total) })}</Fact>}
        {billing && billing.owed > 0 && <Fact label={t("owed")}>{kronor(billing.owed)}</Fact>}
        {billing && billing.credit > 0 && <Fact label={t("credit")}>{kronor(billing.credit)}</Fact>}
      </dl>
      <p>
        <Link to={paths.invoices} search={{ q: company.name }} className={link.link}>
          {t("invoices")}
        </Link>
      </p>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
