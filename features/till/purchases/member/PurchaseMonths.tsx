import { whatWasReturned } from "#features/till/returns/domain/what-was-returned.ts";
import { byMonth } from "#packages/web/member/format/months.ts";
import { useDates } from "#packages/web/member/format/use-dates.ts";
import { Section } from "#packages/web/member/shell/Section.tsx";
import { PurchaseRow } from "./PurchaseRow.tsx";
import classes from "./purchase-row.module.css";
import type { Purchase } from "./queries.ts";

/** Shows purchases as receipts by month, newest first. */
export function PurchaseMonths({ purchases }: { purchases: readonly Purchase[] }) {
  const dates = useDates();
  return (
    <div className={classes.months}>
      {byMonth(purchases, ({ dateOfPurchase }) => dates.dayOf(dateOfPurchase)).map(({ month, things }) => (
        <Section key={month} title={dates.month(`${month}-01`)}>
          <ul className={classes.rows}>
            {things.map((purchase) => (
              <li key={purchase.id}>
                <PurchaseRow purchase={{ ...purchase, returned: whatWasReturned(purchase) }}>
                  <Bought purchase={purchase} />
                </PurchaseRow>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </div>
  );
}

/** Shows the categories and campaigns of the purchase by name. */
function Bought({ purchase: { categories, campaigns } }: { purchase: Purchase }) {
  return [categories, campaigns].map(
    (things, place) =>
      things.length > 0 && (
        <span key={place === 0 ? "categories" : "campaigns"} className={classes.quiet}>
          {things.map(({ name }) => name).join(", ")}
        </span>
      ),
  );
}
