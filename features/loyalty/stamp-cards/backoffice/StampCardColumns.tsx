import { useTranslations } from "use-intl/react";
import { StatusOf } from "#features/loyalty/publishing/backoffice/StatusOf.tsx";
import type { Column } from "#packages/ui/figures/data-table.ts";
import type { SortValues } from "#packages/web/backoffice/lib/local-pages.ts";
import { useNumbers } from "#packages/web/backoffice/lib/numbers.ts";
import { useCan } from "#packages/web/backoffice/lib/session.ts";
import { CardThumb } from "./CardThumb.tsx";
import { publishable, type StampCard } from "./queries.ts";
import { StampCardMenu } from "./StampCardMenu.tsx";
import classes from "./stamp-cards.module.css";

/** Columns whose most comes first. */
export const fallingSorts = ["collecting", "completed", "rewardsUsed"];

export const stampCardSorts: SortValues<StampCard> = {
  name: ({ name }) => name,
  status: ({ publishStatus }) => publishStatus,
  reward: ({ coupon }) => coupon.reward,
  stamps: ({ stampsAmount }) => stampsAmount,
  collecting: ({ collecting }) => collecting,
  completed: ({ completed }) => completed,
  rewardsUsed: ({ rewardsUsed }) => rewardsUsed,
};

/** What the table tells of a stamp card. */
export function useStampCardColumns(): Column<StampCard>[] {
  const t = useTranslations("stampCards");
  const publishing = useTranslations("publishing");
  const { count } = useNumbers();
  const mayChange = useCan("manageClub");
  const figure = (key: "collecting" | "completed" | "rewardsUsed", width: string): Column<StampCard> => ({
    key,
    header: t(`columns.${key}`),
    align: "end",
    sortable: true,
    width,
    ...(key === "collecting" ? { onPhone: "end" as const } : { wideOnly: key === "rewardsUsed" }),
    cell: (card) => count(card[key]),
  });
  return [
    {
      key: "name",
      header: t("one"),
      sortable: true,
      onPhone: "first",
      cell: (card) => (
        <>
          <CardThumb card={card} />
          {card.name}
        </>
      ),
    },
    {
      key: "status",
      header: publishing("status"),
      sortable: true,
      width: "130px",
      onPhone: "second",
      speaksForItself: true,
      cell: (card) => <StatusOf of={publishable(card)} />,
    },
    {
      key: "reward",
      header: t("reward"),
      sortable: true,
      width: "220px",
      onPhone: "under",
      speaksForItself: true,
      cell: ({ coupon }) => <span className={classes.quietCell}>{coupon.reward}</span>,
    },
    {
      key: "stamps",
      header: t("columns.stamps"),
      align: "end",
      sortable: true,
      width: "110px",
      wideOnly: true,
      cell: ({ stampsAmount }) => count(stampsAmount),
    },
    figure("collecting", "120px"),
    figure("completed", "120px"),
    figure("rewardsUsed", "120px"),
    ...(mayChange
      ? [
          {
            key: "actions",
            wraps: true,
            header: publishing("actions"),
            align: "end" as const,
            width: "76px",
            cell: (card: StampCard) => <StampCardMenu card={card} compact />,
          },
        ]
      : []),
  ];
}
