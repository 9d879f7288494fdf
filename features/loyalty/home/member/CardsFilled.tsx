import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslations } from "use-intl/react";
import { FullStampCard } from "#features/loyalty/stamp-cards/member/FullStampCard.tsx";
import type { WonReward } from "#features/loyalty/stamp-cards/member/fillings.ts";
import { marksOf, seenStamps } from "#features/loyalty/stamp-cards/member/seen-stamps.ts";
import { paths } from "#features/member-paths.ts";
import { CongratsDialog } from "#packages/ui/answer/CongratsDialog.tsx";
import type { Home } from "#packages/web/member/club/home.ts";
import classes from "./cards-filled.module.css";
import type { HomeNews } from "./home-news.ts";
import { useNewsLines } from "./news-text.ts";

type CardsFilledProps = { home: Home; news: HomeNews; onClose: () => void };

/** Shows a stamp card that was filled while the app was open: the card turns to its reward. Spec §2. */
export function CardsFilled({ home, news, onClose }: CardsFilledProps) {
  const words = useTranslations("winning");
  const common = useTranslations("words");
  const [first, ...others] = useNewsLines(news);
  const navigate = useNavigate();
  useEffect(() => seenStamps.set(marksOf(home, seenStamps.get() ?? {})), [home]);
  const openReward = ({ id }: WonReward) => {
    onClose();
    void navigate({ to: paths.stampCardCoupon, params: { id: String(id) } });
  };
  return (
    <CongratsDialog opened onClose={onClose} title={words("congrats")} closeLabel={common("close")}>
      <p className={classes.given}>{first}</p>
      {others.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {home.stampcards.map((card) => {
        const full = news.landings[card.id]?.filled;
        if (!full) return null;
        const won = home.stampcardCoupons.find(({ usage }) => usage.stampcardUsageId === full.filling.id);
        return <FullStampCard key={card.id} card={card} {...full} won={won} onOpen={openReward} />;
      })}
    </CongratsDialog>
  );
}
