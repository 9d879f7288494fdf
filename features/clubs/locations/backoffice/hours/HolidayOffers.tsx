import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { useToday } from "#packages/web/backoffice/format/use-today.ts";
import { useChain } from "#packages/web/backoffice/session/session.ts";
import type { SpecialDay } from "../../domain/special-days.ts";
import { type HolidayOffer, holidayOffers, swedishZone } from "./holiday-offers.ts";
import classes from "./special-days.module.css";

const shownAtFirst = 6;

type HolidayOffersProps = { rows: readonly SpecialDay[]; onAdd: (day: SpecialDay) => void };

/** Buttons that add the coming year's holidays, never automatically. */
export function HolidayOffers({ rows, onAdd }: HolidayOffersProps) {
  const t = useTranslations("locations.special");
  const dates = useDates();
  const today = useToday();
  const { language, timeZone } = useChain();
  const [all, setAll] = useState(false);
  if (timeZone !== swedishZone) return null;
  const offers = holidayOffers(rows, today, language);
  if (offers.length === 0) return null;
  const whenOf = ({ day, likeLastTime }: HolidayOffer) =>
    likeLastTime ? `${dates.short(day.dateFrom)}, ${t("asLastYear")}` : dates.short(day.dateFrom);
  const visibleOffers = all ? offers : offers.slice(0, shownAtFirst);
  return (
    <section className={classes.offers} aria-label={t("suggestions")}>
      <h3 className={classes.heading}>{t("suggestions")}</h3>
      <p className={classes.none}>{t("suggestionsHint")}</p>
      <ul className={classes.chips}>
        {visibleOffers.map((offer) => (
          <li key={offer.day.dateFrom}>
            <Button
              variant="default"
              size="sm"
              radius="xl"
              mih={44}
              leftSection={<IconPlus size={16} aria-hidden />}
              aria-label={t("addDay", { name: offer.day.name, date: whenOf(offer) })}
              onClick={() => onAdd(offer.day)}
            >
              {offer.day.name} <span className={classes.date}>{whenOf(offer)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {!all && offers.length > shownAtFirst && (
        <Button variant="subtle" className={classes.add} onClick={() => setAll(true)}>
          {t("more", { count: offers.length })}
        </Button>
      )}
    </section>
  );
}
