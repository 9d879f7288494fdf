import { CouponGrid } from "@stammis/ui/cards/CouponGrid.tsx";
import { useTranslations } from "use-intl/react";
import type { Home } from "../../lib/home.ts";
import { useDates } from "../../lib/use-dates.ts";
import { Section } from "../../shell/Section.tsx";
import { ValueTicket } from "../coupons/ValueTicket.tsx";
import { valueCoupons } from "../coupons/value-coupons.ts";
import { WonTicket } from "./WonTicket.tsx";

/** What costs nothing and only waits to be taken: rewards of full cards, and value coupons of campaigns. */
export function ReadyTickets({ home }: { home: Home }) {
  const words = useTranslations("stampCards");
  const dates = useDates();
  const coupons = valueCoupons(home, dates.today());
  const items = [
    ...home.stampcardCoupons.map((won) => ({
      key: `won ${won.usage.stampcardUsageId}`,
      ticket: <WonTicket won={won} />,
    })),
    ...coupons.map((coupon) => ({ key: `value ${coupon.id}`, ticket: <ValueTicket coupon={coupon} /> })),
  ];
  if (items.length === 0) return null;
  return (
    <Section title={words("rewards")} note={words("rewardHow")}>
      <CouponGrid columns={2} items={items} />
    </Section>
  );
}
