import { useTranslations } from "use-intl/react";
import { StatusOf } from "#features/loyalty/publishing/backoffice/StatusOf.tsx";
import { paths } from "#features/office-paths.ts";
import { StampCard as Card } from "#packages/ui/stamps/StampCard.tsx";
import { stampCardFace } from "#packages/ui/stamps/stamp-card-face.ts";
import { BrandScope } from "#packages/ui/theme/BrandScope.tsx";
import { hrefOf } from "#packages/web/backoffice/page/href.ts";
import { useCan, useChain } from "#packages/web/backoffice/session/session.ts";
import { useGo } from "#packages/web/use-go.ts";
import { publishable, type StampCard } from "./queries.ts";
import { StampCardMenu } from "./StampCardMenu.tsx";
import classes from "./stamp-cards.module.css";

/** Shows stamp cards as members see them, with their figures; each opens its designer. */
export function StampCardTiles({ cards }: { cards: readonly StampCard[] }) {
  return (
    <ul className={classes.tiles}>
      {cards.map((card) => (
        <li key={card.id} className={classes.tile}>
          <Tile card={card} />
        </li>
      ))}
    </ul>
  );
}

function Tile({ card }: { card: StampCard }) {
  const t = useTranslations("stampCards");
  const { brandColour } = useChain();
  const go = useGo();
  const mayChange = useCan("manageClub");
  const { stampsAmount: total, collecting, completed, rewardsUsed, coupon } = card;
  const face = stampCardFace(
    {
      ...card,
      hideTitle: false,
      title: card.title || card.name,
      reward: coupon.reward,
      imageUrl: card.imagePath ?? undefined,
      stampImageUrl: card.stampPath ?? undefined,
      emptyImageUrl: card.stampUncollectedPath ?? undefined,
    },
    brandColour,
  );
  return (
    <>
      <div className={classes.tileHead}>
        <div className={classes.tileWords}>
          <h2 className={classes.tileName}>{card.name}</h2>
          <StatusOf of={publishable(card)} />
        </div>
        {mayChange && <StampCardMenu card={card} compact />}
      </div>
      <BrandScope brandColour={brandColour} className={classes.tileCard}>
        <Card
          {...face}
          total={total}
          collected={Math.ceil(total / 3)}
          countText={t("empty", { count: total })}
          onOpen={() => go(hrefOf(paths.stampCard, card.id))}
        />
      </BrandScope>
      <dl className={classes.facts}>
        <Fact label={t("collecting")} value={collecting} />
        <Fact label={t("completed")} value={completed} />
        <Fact label={t("rewardsUsed")} value={rewardsUsed} />
      </dl>
    </>
  );
}

function Fact({ label, value }: { label: string; value: number }) {
  const t = useTranslations("stampCards");
  return (
    <div className={classes.fact}>
      <dt className={classes.quiet}>{label}</dt>
      <dd className={classes.number}>{t("number", { count: value })}</dd>
    </div>
  );
}
