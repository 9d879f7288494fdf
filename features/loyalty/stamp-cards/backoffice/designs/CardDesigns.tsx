import { useLocale, useTranslations } from "use-intl/react";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { STAMP_MARKS } from "#packages/ui/stamps/stamp-marks.tsx";
import { useChain } from "#packages/web/backoffice/session/session.ts";
import { type CardTrade, cardDesignTexts } from "../../i18n/card-designs.ts";
import type { StampCardFieldForm } from "../use-stamp-card-fields.ts";
import classes from "./card-designs.module.css";
import { cardTrades, changesOf, designedCard } from "./card-designs.ts";

/** Designs by trade for a new card: one press fills in look and texts, and leaves typed texts as they are. */
export function CardDesigns({ form }: { form: StampCardFieldForm }) {
  const t = useTranslations("stampCards");
  const { language: own } = useChain();
  const pick = (trade: CardTrade) => {
    const changes = changesOf(designedCard(trade, own), form.getValues());
    for (const [field, value] of Object.entries(changes))
      form.setValue(field as keyof typeof changes, value, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      });
  };
  return (
    <FormSection title={t("designs")} description={t("designsHint")}>
      <div className={classes.designs}>
        {cardTrades.map((trade) => (
          <DesignButton key={trade} trade={trade} onPick={() => pick(trade)} />
        ))}
      </div>
    </FormSection>
  );
}

function DesignButton({ trade, onPick }: { trade: CardTrade; onPick: () => void }) {
  const language = useLocale();
  const { cardColor, stampColor, titleColor, stampMark, title } = designedCard(trade, language);
  return (
    <button type="button" className={classes.design} onClick={onPick}>
      <span className={classes.card} style={{ background: cardColor, color: titleColor }} aria-hidden>
        <svg viewBox="0 0 48 48" className={classes.mark} style={{ stroke: stampColor }} aria-hidden="true">
          {STAMP_MARKS[stampMark]}
        </svg>
        <span className={classes.title}>{title}</span>
      </span>
      <span className={classes.trade}>{cardDesignTexts[language][trade].trade}</span>
    </button>
  );
}
