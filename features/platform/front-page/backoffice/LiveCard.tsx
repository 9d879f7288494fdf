import type { Language } from "#packages/domain/translations/languages.ts";
import { Gift } from "#packages/ui/cards/Gift.tsx";
import { Rosette } from "#packages/ui/cards/Rosette.tsx";
import { Stamp } from "#packages/ui/stamps/Stamp.tsx";
import { STAMP_MARKS } from "#packages/ui/stamps/stamp-marks.tsx";
import { fillText, frontTexts } from "../i18n/page/texts.ts";
import classes from "./live-card.module.css";

const total = 6;
/** The stamps that land by themselves when the page opens. */
const firstStamps = 3;
const places = Array.from({ length: total }, (_, place) => place);

/**
 * A stamp card that the visitor stamps. The server sends it as HTML; `live-card.ts` adds the button's effect. The words
 * for each number of stamps are in data attributes.
 */
export function LiveCard({ language }: { language: Language }) {
  const t = frontTexts[language];
  const numbers = [...places, total];
  const left = numbers.map((count) => fillText(t.card.left, { count: total - count }));
  const collected = numbers.map((count) => fillText(t.card.collected, { count, total }));
  return (
    <div className={classes.stand} data-live-card data-left={left.join("|")} data-collected={collected.join("|")}>
      <div className={classes.card} role="img" aria-label={`${t.card.title}: ${collected[firstStamps]}`}>
        <div className={classes.turning}>
          <div className={classes.front}>
            <div className={classes.words}>
              <p className={classes.title}>{t.card.title}</p>
              <p>{t.card.subtitle}</p>
            </div>
            <div className={classes.goal}>
              <p data-count>{left[firstStamps]}</p>
              <p className={classes.reward}>{t.card.reward}</p>
            </div>
            <div className={classes.places}>
              {places.map((place) => (
                <span
                  key={place}
                  className={classes.place}
                  data-place
                  data-given={place < firstStamps ? "" : undefined}
                >
                  <span className={classes.empty}>{place === total - 1 && <Gift className={classes.gift} />}</span>
                  <span className={classes.stamp}>
                    <Stamp mark={STAMP_MARKS.cup} place={place} />
                  </span>
                </span>
              ))}
            </div>
          </div>
          <div className={classes.back}>
            <Rosette />
            <Gift className={classes.prize} />
            <p className={classes.title}>{t.card.fullTitle}</p>
            <p>{t.card.fullText}</p>
          </div>
        </div>
      </div>
      <button type="button" className={classes.give} data-give hidden data-again={t.card.again}>
        {t.card.give}
      </button>
      <p role="status" className="st-hidden" data-full={`${t.card.fullTitle}. ${t.card.fullText}`} />
    </div>
  );
}
