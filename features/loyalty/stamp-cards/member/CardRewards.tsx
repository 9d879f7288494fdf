import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { CouponGrid } from "#packages/ui/cards/CouponGrid.tsx";
import type { Home } from "#packages/web/member/club/home.ts";
import { PartFailed } from "#packages/web/member/shell/PartFailed.tsx";
import { Section } from "#packages/web/member/shell/Section.tsx";
import type { OwnCard } from "./fillings.ts";
import { readyRewardsQuery } from "./queries.ts";
import { WonTicket } from "./WonTicket.tsx";

/** Lists this card's rewards that can be used. */
export function CardRewards({ home, card }: { home: Home; card: OwnCard }) {
  const words = useTranslations("stampCards");
  const query = useQuery({ ...readyRewardsQuery, placeholderData: home.stampcardCoupons });
  const ready = (query.data ?? []).filter(({ stampcardId }) => stampcardId === card.id);
  return (
    <>
      <PartFailed query={query} failed={words("couponsFailed")} />
      {ready.length > 0 && (
        <Section title={words("rewards")} note={words("rewardHow")}>
          <CouponGrid
            columns={2}
            items={ready.map((won) => ({
              key: String(won.usage.stampcardUsageId),
              ticket: <WonTicket won={won} />,
            }))}
          />
        </Section>
      )}
    </>
  );
}
