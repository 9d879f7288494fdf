import { sayTime } from "@stammis/i18n/say-time";
import type { Column } from "@stammis/ui/figures/data-table.ts";
import { StatusWord } from "@stammis/ui/figures/StatusWord.tsx";
import { useLocale, useTranslations } from "use-intl/react";
import { useClock } from "../../lib/clock.ts";
import type { SortValues } from "../../lib/local-pages.ts";
import { useTimeZone } from "../../lib/session.ts";
import { useDayNames } from "./day-names.ts";
import { openState, weekdayOf } from "./hours.ts";
import { hoursOf } from "./location-form.ts";
import classes from "./location-table.module.css";
import type { Location } from "./queries.ts";

export const locationSorts: SortValues<Location> = {
  name: ({ name }) => name,
  address: ({ address }) => `${address.city} ${address.street}`,
  subpage: ({ subpage }) => subpage,
};

/** What the list of points of sale tells. */
export function useLocationColumns(): Column<Location>[] {
  const t = useTranslations("locations");
  return [
    {
      key: "name",
      header: t("name"),
      sortable: true,
      onPhone: "first",
      cell: (location) => <Names location={location} />,
    },
    {
      key: "today",
      header: t("today"),
      width: "220px",
      onPhone: "under",
      speaksForItself: true,
      cell: (location) => <OpenNow location={location} />,
    },
    {
      key: "address",
      header: t("address"),
      sortable: true,
      width: "240px",
      cell: ({ address }) => [address.street, address.city].filter(Boolean).join(", "),
    },
    {
      key: "subpage",
      header: t("subpage"),
      sortable: true,
      width: "150px",
      wideOnly: true,
      cell: ({ subpage }) => `/${subpage}`,
    },
    {
      key: "phone",
      header: t("phone"),
      width: "150px",
      onPhone: "end",
      speaksForItself: true,
      cell: ({ phone }) => phone,
    },
  ];
}

/** The house's own name for it, with the one members know where that is another. */
function Names({ location: { name, commercialName } }: { location: Location }) {
  return (
    <>
      {name}
      {commercialName !== name && <span className={classes.shopName}>{commercialName}</span>}
    </>
  );
}

/** Open until when, or when next, by the chain's clock. */
function OpenNow({ location }: { location: Location }) {
  const t = useTranslations("locations");
  const dayName = useDayNames();
  const language = useLocale();
  const zone = useTimeZone();
  const now = useClock()().toZonedDateTimeISO(zone).toPlainDateTime();
  const state = openState(hoursOf(location), now);
  if (state.kind === "none") return <StatusWord tone="calm">{t("noHours")}</StatusWord>;
  if (state.kind === "open") {
    const time = sayTime(state.until === "00:00" ? "24:00" : state.until, language);
    return <StatusWord tone="good">{t("openUntil", { time })}</StatusWord>;
  }
  const time = sayTime(state.opens.toPlainTime().toString({ smallestUnit: "minute" }), language);
  const today = state.opens.toPlainDate().equals(now.toPlainDate());
  const day = dayName(weekdayOf(state.opens));
  return <StatusWord tone="calm">{today ? t("opensAt", { time }) : t("opensOn", { day, time })}</StatusWord>;
}
