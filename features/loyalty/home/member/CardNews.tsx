import { Button } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useEffect } from "react";
import { useTranslations } from "use-intl/react";
import { FullStampCard } from "#features/loyalty/stamp-cards/member/FullStampCard.tsx";
import { OwnStampCard } from "#features/loyalty/stamp-cards/member/OwnStampCard.tsx";
import { marksOf, seenStamps } from "#features/loyalty/stamp-cards/member/seen-stamps.ts";
import type { Home } from "#packages/web/member/club/home.ts";
import { useNumbers } from "#packages/web/member/format/numbers.ts";
import classes from "./card-news.module.css";
import { type HomeNews, hasFilled } from "./home-news.ts";
import { useNewsLines } from "./news-text.ts";

type CardNewsProps = { home: Home; news: HomeNews; onShowCard: () => void; onClose: () => void };

/** Shows the member what the till just gave: new stamps, a full card that turns to its reward, and points. */
export function CardNews({ home, news, onShowCard, onClose }: CardNewsProps) {
  const words = useTranslations("home");
  const common = useTranslations("words");
  const winning = useTranslations("winning");
  const [first, ...others] = useNewsLines(news);
  useEffect(() => seenStamps.set(marksOf(home, seenStamps.get() ?? {})), [home]);
  return (
    <div className={classes.news}>
      <div className={classes.told} role="status">
        <span className={classes.tick}>
          <IconCheck size={28} stroke={3} aria-hidden />
        </span>
        {hasFilled(news) && <p className={classes.congrats}>{winning("congrats")}</p>}
        <p className={classes.text}>{first}</p>
        {others.map((line) => (
          <p key={line} className={classes.more}>
            {line}
          </p>
        ))}
        {news.points + news.added > 0 && <Balance home={home} />}
      </div>
      <Cards home={home} news={news} />
      <div className={classes.foot}>
        <Button onClick={onClose}>{common("close")}</Button>
        <Button variant="light" onClick={onShowCard}>
          {words("showCard")}
        </Button>
      </div>
    </div>
  );
}

function Balance({ home }: { home: Home }) {
  const words = useTranslations("home");
  const { count } = useNumbers();
  const { balance } = home.points;
  return (
    <p className={classes.balance}>
      <strong>{count(balance)}</strong> {words("unit", { count: balance })}
    </p>
  );
}

function Cards({ home, news }: { home: Home; news: HomeNews }) {
  return home.stampcards.map((card) => {
    const landing = news.landings[card.id];
    if (!landing) return null;
    const { filled, landed } = landing;
    const won = home.stampcardCoupons.find(({ usage }) => usage.stampcardUsageId === filled?.filling.id);
    return (
      <div key={card.id} className={classes.cards}>
        {filled && <FullStampCard card={card} {...filled} won={won} />}
        {(landed > 0 || !filled) && <OwnStampCard card={card} landed={landed} />}
      </div>
    );
  });
}
