import { ActionIcon } from "@mantine/core";
import { IconMinus, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { PhoneFrame } from "#packages/ui/page/PhoneFrame.tsx";
import { StampCard } from "#packages/ui/stamps/StampCard.tsx";
import { stampCardFace } from "#packages/ui/stamps/stamp-card-face.ts";
import { useChain } from "#packages/web/backoffice/session/session.ts";
import { type StampCardForm, stampsOf } from "./stamp-card-form.ts";
import classes from "./stamp-cards.module.css";
import type { CardImages } from "./use-save-stamp-card-form.ts";

type StampCardPreviewProps = { form: StampCardForm; images: CardImages };

/** Shows the member's card, which the merchant can stamp: the last stamp turns it over. */
export function StampCardPreview({ form, images }: StampCardPreviewProps) {
  const t = useTranslations("stampCards");
  const publishing = useTranslations("publishing");
  const chain = useChain();
  const total = stampsOf(form.stampsAmount) ?? 10;
  // The preview starts with at most three stamps, and never with a full card.
  const [stamps, setStamps] = useState<{ collected: number; landed: number } | null>(null);
  const collected = Math.min(stamps?.collected ?? Math.min(3, total - 1), total);
  const full = collected === total;
  const face = stampCardFace(
    {
      ...form,
      title: form.title || t("previewTitle"),
      reward: form.reward || t("previewReward"),
      imageUrl: images.card.url,
      stampImageUrl: images.stamp.url,
      emptyImageUrl: images.uncollected.url,
    },
    chain.brandColour,
  );
  const give = (by: 1 | -1) => setStamps({ collected: collected + by, landed: by === 1 ? 1 : 0 });
  const values = { count: total - collected };
  return (
    <div className={classes.preview}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be disabled with the form's */}
      <div className={classes.tries} role="group" aria-label={t("try")}>
        <ActionIcon type="button" aria-label={t("tryLess")} disabled={collected === 0} onClick={() => give(-1)}>
          <IconMinus size={20} aria-hidden />
        </ActionIcon>
        <span className={classes.tryCount} aria-live="polite">
          {t("tryCount", { collected, total })}
        </span>
        <ActionIcon type="button" aria-label={t("tryMore")} disabled={full} onClick={() => give(1)}>
          <IconPlus size={20} aria-hidden />
        </ActionIcon>
      </div>
      <PhoneFrame label={publishing("preview")} brandColour={chain.brandColour} scheme="light">
        <StampCard
          key={`${total} ${collected}`}
          {...face}
          total={total}
          collected={collected}
          landed={stamps?.landed ?? 0}
          countText={collected > 0 ? t("toGo", values) : t("empty", values)}
          back={full ? { title: t("fullTitle"), text: form.reward || t("previewReward") } : undefined}
        />
      </PhoneFrame>
    </div>
  );
}
