import { StatusOf } from "#features/loyalty/publishing/backoffice/StatusOf.tsx";
import type { Column } from "#packages/ui/tables/data-table.ts";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { useListColumns } from "#packages/web/backoffice/lists/use-list-columns.ts";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { stampCardColumns } from "../contract/columns.ts";
import { stampCardWords } from "../i18n/column-words.ts";
import { CardThumb } from "./CardThumb.tsx";
import { publishable, type StampCard } from "./queries.ts";
import { StampCardMenu } from "./StampCardMenu.tsx";
import classes from "./stamp-cards.module.css";

export function useStampCardColumns(): Column<StampCard>[] {
  const mayChange = useCan("manageClub");
  const columns = useListColumns<typeof stampCardColumns, StampCard>(stampCardColumns, stampCardWords, useDates(), {
    name: {
      grows: true,
      onPhone: "first",
      cell: (card) => (
        <>
          <CardThumb card={card} />
          {card.name}
        </>
      ),
    },
    status: {
      width: "130px",
      onPhone: "second",
      speaksForItself: true,
      cell: (card) => <StatusOf of={publishable(card)} />,
    },
    reward: {
      width: "220px",
      onPhone: "under",
      speaksForItself: true,
      cell: ({ coupon }) => <span className={classes.quietCell}>{coupon.reward}</span>,
    },
    stamps: { width: "110px", wideOnly: true },
    collecting: { width: "120px", onPhone: "end" },
    completed: { width: "120px" },
    rewardsUsed: { width: "120px", wideOnly: true },
    actions: { wraps: true, align: "end", width: "76px", cell: (card) => <StampCardMenu card={card} compact /> },
  });
  return mayChange ? columns : columns.filter(({ key }) => key !== "actions");
}
