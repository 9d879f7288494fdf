import { CouponGrid } from "@stammis/ui/CouponGrid.tsx";
import { Ticket } from "@stammis/ui/Ticket.tsx";
import { useRouter } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { fileUrl } from "../../lib/files.ts";
import { useDates } from "../../lib/use-dates.ts";
import { useLasting } from "../../lib/use-lasting.ts";
import { paths } from "../../paths.ts";
import { ValueTicket } from "../coupons/ValueTicket.tsx";
import { valueCoupons } from "../coupons/value-coupons.ts";
import { HomeSection } from "../home/HomeSection.tsx";
import type { Home } from "../home/queries.ts";
import type { WonReward } from "./fillings.ts";

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
    <HomeSection title={words("rewards")} note={words("rewardHow")}>
      <CouponGrid columns={2} items={items} />
    </HomeSection>
  );
}

function WonTicket({ won }: { won: WonReward }) {
  const words = useTranslations("stampCards");
  const lasting = useLasting();
  const router = useRouter();
  return (
    <Ticket
      title={won.reward}
      description={won.description || words("rewardFrom")}
      imageUrl={fileUrl(won.imagePath)}
      lasting={lasting(won.usage.validThrough)}
      gift
      onOpen={() => router.navigate({ to: paths.stampCardCoupon, params: { id: String(won.id) } })}
    />
  );
}
