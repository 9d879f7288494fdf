import { IconChevronRight } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import { ShowCardButton } from "#features/members/wallet/member/card/ShowCardButton.tsx";
import { useChain } from "#packages/web/member/club/chain.ts";
import type { Home } from "#packages/web/member/club/home.ts";
import { useDates } from "#packages/web/member/format/use-dates.ts";
import { Section } from "#packages/web/member/shell/Section.tsx";
import link from "#packages/web/member/shell/text-link.module.css";
import { CardRewards } from "./CardRewards.tsx";
import { type OwnCard, openFilling } from "./fillings.ts";
import { OwnStampCard } from "./OwnStampCard.tsx";
import { PastCards } from "./PastCards.tsx";
import classes from "./stamp-card-page.module.css";
import { useLandings } from "./use-landings.ts";

/** Shows a card with its progress, reward, last day and earlier cards. */
export function StampCardPage({ home, card }: { home: Home; card: OwnCard }) {
  const words = useTranslations("stampCards");
  const landings = useLandings(home);
  const { clubPointActive } = useChain();
  return (
    <>
      <OwnStampCard level={1} card={card} landed={landings[card.id]?.landed} />
      <ShowCardButton />
      <CardRewards home={home} card={card} />
      <Section title={words("rules")}>
        <Rules card={card} />
      </Section>
      <PastCards home={home} cardId={card.id} />
      <Link to={clubPointActive ? paths.purchaseHistory : paths.purchases} className={link.link}>
        {words("toPurchases")}
      </Link>
    </>
  );
}

function Rules({ card }: { card: OwnCard }) {
  const words = useTranslations("stampCards");
  const dates = useDates();
  const open = openFilling(card);
  return (
    <ul className={classes.rules}>
      <li>
        {open
          ? words("ruleThrough", { day: dates.full(open.endDate) })
          : words("ruleMonths", { count: card.monthValidation })}
      </li>
      {card.publishStatus === "STOPPED" && <li>{words("ruleStopped")}</li>}
      {card.owedStamps > 0 && <li>{words("owed", { count: card.owedStamps })}</li>}
      <li>
        <Link to={paths.stampCardCoupon} params={{ id: String(card.stampcardCouponId) }} className={classes.reward}>
          <span>{words.rich("rewardIs", { reward: card.reward, b: (name) => <strong>{name}</strong> })}</span>
          <IconChevronRight size={20} aria-hidden />
        </Link>
      </li>
    </ul>
  );
}
