import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { filledPoints } from "#features/loyalty/points/domain/filled-points.ts";
import { paths } from "#features/member-paths.ts";
import { useNumbers } from "#packages/web/member/format/numbers.ts";
import { useDates } from "#packages/web/member/format/use-dates.ts";
import { Fact } from "./Fact.tsx";
import { PurchaseReturns } from "./PurchaseReturns.tsx";
import classes from "./purchase-facts.module.css";
import type { Purchase } from "./queries.ts";

/** Shows one purchase: its amount, its points and their use. Spec §2. */
export function PurchaseFacts({ purchase }: { purchase: Purchase }) {
  const words = useTranslations("purchases");
  const common = useTranslations("words");
  const dates = useDates();
  const { kronor } = useNumbers();
  const points = (count: number) => common("points", { count });
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).join(", ");
  const rewards = purchase.coupons.filter(({ pointsRequired }) => pointsRequired > 0);
  const values = purchase.coupons.filter(({ pointsRequired }) => pointsRequired === 0);
  const filled = filledPoints(purchase);
  const isVisit = purchase.totalAmount + purchase.discount === 0;
  const { categories, campaigns, earnedPoints, pointsValidThrough, pointsUsages, tradedPoints } = purchase;
  return (
    <dl className={classes.facts}>
      {!isVisit && (
        <Fact name={words("total")}>
          <strong className={classes.amount}>{kronor(purchase.totalAmount)}</strong>
        </Fact>
      )}
      {purchase.discount > 0 && <Fact name={words("discount")}>{kronor(purchase.discount)}</Fact>}
      <PurchaseReturns purchase={purchase} />
      <Fact name={words(isVisit ? "visitDate" : "date")}>
        {dates.full(purchase.dateOfPurchase)}, {dates.time(purchase.dateOfPurchase)}
        {purchase.receivedAt && (
          <span className={classes.reason}>{words("receivedLater", { when: dates.moment(purchase.receivedAt) })}</span>
        )}
      </Fact>
      <Fact name={words("place")}>{purchase.pointOfSale.name}</Fact>
      {!isVisit && <Fact name={words("categories")}>{names(categories) || words("none")}</Fact>}
      {campaigns.length > 0 && <Fact name={words("campaigns")}>{names(campaigns)}</Fact>}
      {earnedPoints > 0 && <Fact name={words("earned")}>{points(earnedPoints)}</Fact>}
      {filled > 0 && <Fact name={words("filled")}>{points(filled)}</Fact>}
      {earnedPoints > 0 && pointsValidThrough && (
        <>
          <Fact name={words("validThrough")}>{dates.full(pointsValidThrough)}</Fact>
          <Fact name={words("remaining")}>{points(purchase.remainingPoints)}</Fact>
        </>
      )}
      {purchase.returnedPoints > 0 && <Fact name={words("returnedPoints")}>{points(purchase.returnedPoints)}</Fact>}
      {values.length > 0 && <Fact name={words("couponsUsed")}>{names(values)}</Fact>}
      {purchase.stamps.length > 0 && (
        <Fact name={words("stamps")}>
          <ul className={classes.list}>
            {purchase.stamps.map(({ stampcardId, title, stamps }) => (
              <li key={stampcardId}>
                <Link to={paths.stampCard} params={{ id: String(stampcardId) }}>
                  {words("stampsLine", { count: stamps, title })}
                </Link>
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {rewards.length > 0 && <Fact name={words("rewardsUsed")}>{names(rewards)}</Fact>}
      {tradedPoints > 0 && <Fact name={words("traded")}>{points(tradedPoints)}</Fact>}
      {pointsUsages.length > 0 && (
        <Fact name={words("usages")}>
          <ul className={classes.list}>
            {pointsUsages.map((usage) => (
              <li key={`${usage.usedPointsDate} ${usage.usedPoints}`}>
                {words("usageLine", { count: usage.usedPoints, date: dates.full(usage.usedPointsDate) })}
                {usage.returnPointsDate && ` (${words("usageReturned", { date: dates.full(usage.returnPointsDate) })})`}
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </dl>
  );
}
