import { StatusWord } from "@stammis/ui/StatusWord.tsx";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { useLocalPages } from "../../lib/local-pages.ts";
import { useChain } from "../../lib/session.ts";
import { paths } from "../../paths.ts";
import { type Column, DataTable } from "../../shell/DataTable.tsx";
import { Pager } from "../../shell/Pager.tsx";
import { useDayNames } from "./day-names.ts";
import { openState } from "./hours.ts";
import type { Location } from "./queries.ts";

export function LocationTable({ rows }: { rows: readonly Location[] }) {
  const t = useTranslations("locations");
  const shell = useTranslations("shell");
  const { shown, pager } = useLocalPages(rows);
  const columns: Column<Location>[] = [
    {
      key: "name",
      title: t("name"),
      cell: ({ id, name, commercialName }) => (
        <>
          <Link to={paths.location} params={{ id: String(id) }}>
            {commercialName}
          </Link>
          {name !== commercialName && <div>{name}</div>}
        </>
      ),
    },
    {
      key: "address",
      title: t("address"),
      cell: ({ address }) => [address.street, address.city].filter(Boolean).join(", "),
    },
    { key: "today", title: t("today"), cell: (location) => <OpenNow location={location} /> },
    { key: "subpage", title: t("subpage"), cell: ({ subpage }) => `/${subpage}` },
    { key: "phone", title: t("phone"), cell: ({ phone }) => phone },
  ];
  return (
    <>
      <DataTable label={shell("locations")} rows={shown} rowKey={({ id }) => id} columns={columns} />
      <Pager {...pager} />
    </>
  );
}

function OpenNow({ location }: { location: Location }) {
  const t = useTranslations("locations");
  const dayName = useDayNames();
  const { timeZone } = useChain();
  const now = Temporal.Now.plainDateTimeISO(timeZone);
  const state = openState(location.openingHours, now);
  if (state.kind === "open") {
    const allDay = location.openingHours.length > 0 && state.until === "00:00";
    return <StatusWord tone="good">{t("openUntil", { time: allDay ? "24:00" : state.until })}</StatusWord>;
  }
  if (state.kind === "none") return <StatusWord tone="calm">{t("noHours")}</StatusWord>;
  const time = state.opens.toPlainTime().toString({ smallestUnit: "minute" });
  const today = state.opens.toPlainDate().equals(now.toPlainDate());
  const day = dayName((state.opens.dayOfWeek % 7) as Parameters<typeof dayName>[0]);
  return <StatusWord tone="calm">{today ? t("opensAt", { time }) : t("opensOn", { day, time })}</StatusWord>;
}
