import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import type { CompanyStanding } from "#features/billing/subscriptions/domain/subscription.ts";
import { paths } from "#features/office-paths.ts";
import { Figure } from "#packages/ui/figures/Figure.tsx";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { useGo } from "#packages/web/use-go.ts";
import classes from "./platform-figures.module.css";
import type { PlatformFigures } from "./queries.ts";

/** Shows the paying companies, their clubs and members, and the revenue of a full month. */
export function PlatformNow({ now, months }: Pick<PlatformFigures, "now" | "months">) {
  const t = useTranslations("platformFigures.now");
  const { count, wholeKronor } = useNumbers();
  const go = useGo();
  const month = months.at(-1);
  const calm = (text: ReactNode) => ({ text, tone: "calm" as const });
  return (
    <section aria-labelledby="now">
      <h2 id="now" className={classes.heading}>
        {t("title")}
      </h2>
      <div className={classes.figures}>
        <Figure
          label={t("paying")}
          value={count(now.paying)}
          delta={calm(
            t.rich("others", {
              inTrial: now.inTrial,
              suspended: now.suspended,
              trial: (text) => <Companies standing="TRIAL">{text}</Companies>,
              stopped: (text) => <Companies standing="SUSPENDED">{text}</Companies>,
            }),
          )}
          href={`${paths.companies}?standing=PAYING`}
          navigate={go}
        />
        <Figure
          label={t("recurring")}
          value={now.recurring === null ? "–" : wholeKronor(now.recurring)}
          delta={calm(t("withoutVat"))}
          href={paths.plans}
          navigate={go}
        />
        <Figure
          label={t("chains")}
          value={count(now.chains)}
          delta={month && calm(t("thisMonth", { count: month.newChains }))}
        />
        <Figure
          label={t("members")}
          value={now.members === null ? "–" : count(now.members)}
          delta={month?.newMembers == null ? undefined : calm(t("thisMonth", { count: month.newMembers }))}
        />
      </div>
    </section>
  );
}

function Companies({ standing, children }: { standing: CompanyStanding; children: ReactNode }) {
  return (
    <Link to={paths.companies} search={{ standing }}>
      {children}
    </Link>
  );
}
