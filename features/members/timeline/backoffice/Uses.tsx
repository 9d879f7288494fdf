import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { bringUses } from "#features/loyalty/coupons/backoffice/queries.ts";
import { type CouponKind, couponKindRules } from "#features/loyalty/coupons/domain/coupon-kinds.ts";
import { paths } from "#features/office-paths.ts";
import { StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { joinWithDots } from "#packages/web/backoffice/format/join-with-dots.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { ExportButton } from "#packages/web/backoffice/lists/ExportButton.tsx";
import page from "#packages/web/backoffice/page/detail-page.module.css";
import { Stream } from "#packages/web/backoffice/page/Stream.tsx";
import classes from "./member-page.module.css";
import { type Use, usesQuery } from "./queries.ts";

/** Used coupons and rewards. */
export function Uses({ id }: { id: number }) {
  const t = useTranslations("timeline.uses");
  const query = useInfiniteQuery(usesQuery(id));
  return (
    <section>
      <div className={`${page.headingRow} ${classes.headWithFile}`}>
        <h2 className={page.heading}>{t("title")}</h2>
        <ExportButton bring={() => bringUses(id)} />
      </div>
      <Stream query={query} failed={t("failed")} empty={t("empty")} bones={3}>
        {(rows) => (
          <ul className={page.rows}>
            {rows.map((use) => (
              <UseRow key={use.id} use={use} />
            ))}
          </ul>
        )}
      </Stream>
    </section>
  );
}

function UseRow({ use: { name, kind, points, value, campaign, at, place, purchaseId, givenBackAt } }: { use: Use }) {
  const t = useTranslations("timeline.uses");
  const words = useTranslations("words");
  const { moment } = useDates();
  const { shortKronor } = useNumbers();
  const ofCoupon = (coupon: CouponKind) =>
    couponKindRules[coupon].paysMoney ? shortKronor(value) : words("points", { count: points });
  const cost = kind === "STAMP_CARD" ? t("free") : ofCoupon(kind);
  return (
    <li>
      <span>
        {purchaseId === null ? (
          name
        ) : (
          <Link to={paths.purchase} params={{ id: String(purchaseId) }} className={classes.toPurchase}>
            {name}
          </Link>
        )}
        <span className={page.small}>{joinWithDots(moment(at), place, campaign)}</span>
      </span>
      <span className={page.end}>
        {cost}
        {givenBackAt && (
          <span className={page.small}>
            <StatusWord tone="calm">{t("givenBack")}</StatusWord>
          </span>
        )}
      </span>
    </li>
  );
}
