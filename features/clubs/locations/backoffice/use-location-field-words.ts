import { useTranslations } from "use-intl/react";
import type { EditFields } from "#packages/web/backoffice/forms/use-field-words.ts";
import type { Weekday } from "../domain/opening-hours.ts";
import { useDayNames } from "./hours/day-names.ts";
import type { HoursRow, LocationForm, SpecialRow } from "./location-form.ts";

/** The editor's fields by their labels, hours as a week is read. */
export function useLocationFieldWords(): EditFields<LocationForm> {
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
    name: { label: t("internalName") },
    commercialName: { label: t("commercialName") },
    subpage: { label: t("subpage") },
    street: { label: t("street") },
    zipCode: { label: t("zipCode") },
    city: { label: t("city") },
    phone: { label: words("phone") },
    email: { label: words("email") },
    website: { label: t("website") },
    openingHours: { label: t("hours"), say: (rows) => rows.map(hours).join("\n") },
    specialDays: { label: t("special"), say: (rows) => rows.map(special).join("\n") },
  };
}
