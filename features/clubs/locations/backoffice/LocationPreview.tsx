import { useTranslations } from "use-intl/react";
import { PlaceContact } from "#packages/ui/cards/PlaceContact.tsx";
import { PhoneFrame } from "#packages/ui/page/PhoneFrame.tsx";
import { pictureAt } from "#packages/ui/pictures/picture-sizes.ts";
import { useClock } from "#packages/web/backoffice/format/clock.ts";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { useChain, useTimeZone } from "#packages/web/backoffice/session/session.ts";
import { openingHoursProblems } from "../domain/opening-hours.ts";
import { specialDayProblems } from "../domain/special-days.ts";
import { OpeningTimes } from "../web/OpeningTimes.tsx";
import type { LocationForm } from "./location-form.ts";
import classes from "./location-preview.module.css";

type LocationPreviewProps = { form: LocationForm; logoUrl: string | undefined };

/** A preview of the point of sale's page on a member's phone. Spec §2 "/{subpage}". */
export function LocationPreview({ form, logoUrl }: LocationPreviewProps) {
  const t = useTranslations("locations.editor");
  const chain = useChain();
  const places = useTranslations("places");
  const time = { clock: useClock(), timeZone: useTimeZone(), dates: useDates() };
  // Shows only valid rows, as others would be refused.
  const week = sound(form.openingHours, openingHoursProblems(form.openingHours));
  const special = sound(form.specialDays, specialDayProblems(form.specialDays));
  const picture = logoUrl ?? chain.logoPath;
  const { street, zipCode, city, phone, email, website } = form;
  const ways = { street, zipCode, city, phone, email, website };
  return (
    <PhoneFrame label={t("preview")} brandColour={chain.brandColour} scheme="light">
      <div className={classes.page}>
        {picture ? (
          <img {...pictureAt(picture, "half")} alt="" className={classes.logo} />
        ) : (
          <p className={classes.chain}>{chain.commercialName}</p>
        )}
        <h2 className={classes.name}>{form.commercialName || t("previewName")}</h2>
        <OpeningTimes place={{ week, special }} heading="h3" {...time} />
        <PlaceContact {...ways} websiteLabel={places("website")} directionsLabel={places("directions")} />
      </div>
    </PhoneFrame>
  );
}

/** Returns a list's rows without a problem. */
const sound = <Row,>(rows: readonly Row[], problems: readonly { index: number }[]): Row[] =>
  rows.filter((_, index) => problems.every((problem) => problem.index !== index));
