import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { ValueTicket } from "#features/loyalty/coupons/member/ValueTicket.tsx";
import { valueCoupons } from "#features/loyalty/coupons/member/value-coupons.ts";
import { CouponGrid } from "#packages/ui/cards/CouponGrid.tsx";
import type { Home } from "#packages/web/member/club/home.ts";
import { useDates } from "#packages/web/member/format/use-dates.ts";
import { Section } from "#packages/web/member/shell/Section.tsx";
import { useFold } from "#packages/web/member/shell/use-fold.tsx";
import { WonTicket } from "./WonTicket.tsx";

type Item = { key: string; through: string | null; ticket: ReactNode };

/**
 * Lists offers that cost nothing and can be used now, the soonest to end first: rewards of full cards, value coupons of
 * campaigns.
 */
export function ReadyTickets({ home }: { home: Home }) {
  const words = useTranslations("stampCards");
  const [items, fold] = useFold(useItems(home));
  if (items.length === 0) return null;
  return (
    <Section title={words("rewards")} note={words("rewardHow")}>
      <CouponGrid columns={2} items={items} />
      {fold}
    </Section>
  );
}

function useItems(home: Home): Item[] {
  const dates = useDates();
  const won = home.stampcardCoupons.map((each) => ({
    key: `won ${each.usage.stampcardUsageId}`,
    through: each.usage.validThrough,
    ticket: <WonTicket won={each} />,
  }));
  const coupons = valueCoupons(home, dates.today()).map((coupon) => ({
    key: `value ${coupon.id}`,
    through: coupon.endDate,
    ticket: <ValueTicket coupon={coupon} />,
  }));
  return [...won, ...coupons].sort((a, b) => (a.through ?? "9999").localeCompare(b.through ?? "9999"));
}
