import { useTranslations } from "use-intl/react";
import { CardCode } from "#features/members/card-codes/member/CardCode.tsx";
import { useCard } from "#features/members/wallet/member/card/use-card.ts";
import { useWallet } from "#features/members/wallet/member/use-wallet.ts";
import { WalletButton } from "#features/members/wallet/member/WalletButton.tsx";
import { CardDialog } from "#packages/ui/answer/CardDialog.tsx";
import { type Home, useHomeAtTheTill } from "#packages/web/member/club/home.ts";
import { useSeenWords } from "#packages/web/member/shell/use-seen-words.ts";
import { CardNews } from "./CardNews.tsx";
import type { HomeNews } from "./home-news.ts";

type CardOutProps = {
  home: Home;
  opened: boolean;
  onClose: () => void;
  news: HomeNews | null;
  onNewsSeen: () => void;
};

/** Shows the member's card for the till, or in its place the points and stamps that the till just gave. */
export function CardOut({ home, opened, onClose, news, onNewsSeen }: CardOutProps) {
  const shell = useTranslations("shell");
  const words = useTranslations("words");
  const wallet = useWallet();
  const card = useCard(home);
  const note = useSeenWords(useHomeAtTheTill(opened));
  return (
    <CardDialog
      opened={opened}
      onClose={onClose}
      title={shell("membershipCard")}
      closeLabel={words("close")}
      note={note}
      code={<CardCode membershipId={card.membershipId} label={shell("qrLabel", { number: card.membershipId })} />}
      hint={shell("brightHint")}
      action={wallet && <WalletButton wallet={wallet} />}
      {...card}
    >
      {news && <CardNews home={home} news={news} onShowCard={onNewsSeen} onClose={onClose} />}
    </CardDialog>
  );
}
