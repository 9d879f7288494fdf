import { useTranslations } from "use-intl/react";
import { textMax } from "#packages/domain/limits.ts";
import type { FormFields } from "#packages/web/forms/form-fields.ts";
import type { FieldForm } from "#packages/web/forms/use-field-form.ts";
import type { Weekday } from "../domain/opening-hours.ts";
import { useDayNames } from "./hours/day-names.ts";
import type { HoursRow, LocationForm, SpecialRow } from "./location-form.ts";

/** Returns the fields of the editor; hours are shown as a week in words. */
export function useLocationFields() {
  const t = useTranslations("locations.editor");
  const words = useTranslations("words");
  const closed = useTranslations("locations.special")("closed");
  const day = useDayNames();
  const hours = ({ dayFrom, dayTo, timeFrom, timeTo }: HoursRow) => {
    const days = dayTo === null || dayTo === undefined || dayTo === dayFrom ? [dayFrom] : [dayFrom, dayTo];
    return `${days.map((each) => day(each as Weekday)).join("–")} ${timeFrom}–${timeTo}`;
  };
  const special = ({ dateFrom, dateTo, name, timeFrom, timeTo }: SpecialRow) => {
    const days = dateFrom === dateTo ? dateFrom : `${dateFrom}–${dateTo}`;
    return `${name} ${days} ${timeFrom && timeTo ? `${timeFrom}–${timeTo}` : closed}`;
  };
  return {
    name: { label: t("internalName"), limit: textMax.placeName },
    commercialName: { label: t("commercialName"), limit: textMax.placeName },
    subpage: { label: t("subpage") },
    street: { label: t("street"), limit: textMax.street },
    zipCode: { label: t("zipCode"), limit: textMax.zipCode },
    city: { label: t("city"), limit: textMax.city },
    phone: { label: words("phone") },
    email: { label: words("email"), limit: textMax.email },
    website: { label: t("website"), limit: textMax.website },
    openingHours: { label: t("hours"), say: (rows) => rows.map(hours).join("\n") },
    specialDays: { label: t("special"), say: (rows) => rows.map(special).join("\n") },
  } satisfies FormFields<LocationForm>;
}

export type LocationFieldForm = FieldForm<LocationForm, ReturnType<typeof useLocationFields>>;
