import { CardDialog } from "@stammis/ui/answer/CardDialog.tsx";
import { useTranslations } from "use-intl/react";
import { CardNews } from "./CardNews.tsx";
import type { HomeNews } from "./home-news.ts";
import { type Home, useHomeAtTheTill } from "./queries.ts";
import { useCard } from "./use-card.ts";

type CardOutProps = {
  home: Home;
  opened: boolean;
  onClose: () => void;
  news: HomeNews | null;
  onNewsSeen: () => void;
};

/** The card held out to the till; what the till gives takes its place while one stands there. */
export function CardOut({ home, opened, onClose, news, onNewsSeen }: CardOutProps) {
  const shell = useTranslations("shell");
  const words = useTranslations("words");
  const card = useCard(home);
  useHomeAtTheTill(opened);
  return (
    <CardDialog opened={opened} onClose={onClose} title={shell("membershipCard")} closeLabel={words("close")} {...card}>
      {news && <CardNews home={home} news={news} onShowCard={onNewsSeen} onClose={onClose} />}
    </CardDialog>
  );
}
