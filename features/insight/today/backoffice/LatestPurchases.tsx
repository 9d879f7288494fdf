import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { KeptAmount } from "#features/till/purchases/backoffice/KeptAmount.tsx";
import { keptPoints } from "#features/till/purchases/backoffice/kept.ts";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import link from "#packages/web/backoffice/page/text-link.module.css";
import { latestPurchasesQuery } from "./queries.ts";
import classes from "./today.module.css";

/** Shows the six latest purchases with member, amount, time and point of sale. */
export function LatestPurchases() {
  const words = useTranslations("today");
  const common = useTranslations("words");
  const purchases = useQuery(latestPurchasesQuery);
  return (
    <section>
      <div className={classes.headingRow}>
        <h2 className={classes.heading}>{words("latest")}</h2>
        <Link to={paths.purchases} className={link.link}>
          {words("latestAll")}
        </Link>
      </div>
      <Loaded query={purchases} skeleton={<ListSkeleton label={common("loading")} rows={5} />}>
        {({ rows }) => (rows.length === 0 ? <None /> : <List rows={rows.slice(0, 6)} />)}
      </Loaded>
    </section>
  );
}

function None() {
  const words = useTranslations("today");
  return (
    <div className={classes.none}>
      <p>{words("latestEmpty")}</p>
      <Button variant="light" renderRoot={(props) => <Link to={paths.till} {...props} />}>
        {words("openTill")}
      </Button>
    </div>
  );
}

type Rows = Awaited<ReturnType<NonNullable<(typeof latestPurchasesQuery)["queryFn"]>>>["rows"];

function List({ rows }: { rows: Rows }) {
  const words = useTranslations("today");
  const { moment } = useDates();
  const { count } = useNumbers();
  return (
    <ul className={classes.purchases}>
      {rows.map(({ id, member, dateOfPurchase, pointOfSale, ...purchase }) => (
        <li key={id} className={classes.purchase}>
          <Link to={paths.purchase} params={{ id: String(id) }} className={classes.purchaseName}>
            {`${member.firstName} ${member.lastName}`.trim() || member.membershipId}
          </Link>
          <span className={classes.purchaseAmount}>
            <KeptAmount purchase={purchase} />
          </span>
          <span className={classes.purchaseQuiet}>{`${moment(dateOfPurchase)} · ${pointOfSale.name}`}</span>
          {keptPoints(purchase) > 0 && (
            <span className={classes.purchaseEarned}>{words("earned", { points: count(keptPoints(purchase)) })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
