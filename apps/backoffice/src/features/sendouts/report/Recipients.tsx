import { NativeSelect } from "@mantine/core";
import { recipientReasons } from "@stammis/domain/sendouts/sendout-states";
import { TableSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { DataTable } from "@stammis/ui/figures/DataTable.tsx";
import type { Column } from "@stammis/ui/figures/data-table.ts";
import { type StatusTone, StatusWord } from "@stammis/ui/figures/StatusWord.tsx";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useDates } from "../../../lib/dates.ts";
import { withoutEmpty } from "../../../lib/list-search.ts";
import { paths } from "../../../paths.ts";
import { Loaded } from "../../../shell/Loaded.tsx";
import { MoreButton } from "../../../shell/MoreButton.tsx";
import link from "../../../shell/text-link.module.css";
import { type Recipient, recipientsQuery, type Sendout } from "../queries.ts";
import classes from "../sendouts.module.css";

const states = ["WAITING", "SENT", "FAILED", "SKIPPED", "HELD_OUT"] as const;
const tones: Record<Recipient["state"], StatusTone> = {
  WAITING: "accent",
  SENT: "good",
  FAILED: "bad",
  SKIPPED: "wait",
  HELD_OUT: "calm",
};
type Filters = {
  medium?: Recipient["medium"] | undefined;
  state?: Recipient["state"] | undefined;
  reason?: NonNullable<Recipient["reason"]> | undefined;
};

/** Who got it, who did not, and why. */
export function Recipients({ sendout, media }: { sendout: Sendout; media: readonly Recipient["medium"][] }) {
  const t = useTranslations("sendouts");
  const list = useTranslations("list");
  const loading = useTranslations("words")("loading");
  const [filters, narrow] = useState<Filters>({});
  const query = useInfiniteQuery(recipientsQuery(sendout, withoutEmpty(filters)));
  const columns = useRecipientColumns();
  const all = { value: "", label: list("all") };
  return (
    <section aria-labelledby="sendout-recipients">
      <h2 id="sendout-recipients" className={classes.title}>
        {t("recipients")}
      </h2>
      <div className={classes.filters}>
        {media.length > 1 && (
          <NativeSelect
            label={t("how")}
            data={[all, ...media.map((value) => ({ value, label: t(`media.${value}`) }))]}
            value={filters.medium ?? ""}
            onChange={({ currentTarget: { value } }) =>
              narrow({ ...filters, medium: media.find((each) => each === value) })
            }
          />
        )}
        <NativeSelect
          label={t("state")}
          data={[all, ...states.map((value) => ({ value, label: t(`recipientStates.${value}`) }))]}
          value={filters.state ?? ""}
          onChange={({ currentTarget: { value } }) =>
            narrow({ ...filters, state: states.find((each) => each === value) })
          }
        />
        <NativeSelect
          label={t("reason")}
          data={[all, ...recipientReasons.map((value) => ({ value, label: t(`recipientReasons.${value}`) }))]}
          value={filters.reason ?? ""}
          onChange={({ currentTarget: { value } }) =>
            narrow({ ...filters, reason: recipientReasons.find((each) => each === value) })
          }
        />
      </div>
      <Loaded query={query} failed={t("recipientsFailed")} skeleton={<TableSkeleton label={loading} />}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows);
          if (rows.length === 0) return <p className={classes.quiet}>{t("noRecipients")}</p>;
          return (
            <>
              <DataTable
                caption={t("recipients")}
                columns={columns}
                rows={rows}
                rowKey={({ medium, memberId }) => `${medium} ${memberId}`}
              />
              <MoreButton query={query} label={t("more")} above="md" />
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

function useRecipientColumns(): Column<Recipient>[] {
  const t = useTranslations("sendouts");
  const whyNot = useTranslations("outbox.undelivered");
  const { moment } = useDates();
  return [
    {
      key: "name",
      header: t("member"),
      grows: true,
      onPhone: "first",
      cell: ({ name, memberId }) =>
        name === "" ? (
          t("hasLeft")
        ) : (
          <Link to={paths.member} params={{ id: String(memberId) }} className={`${link.link} ${classes.member}`}>
            {name}
          </Link>
        ),
    },
    { key: "medium", header: t("how"), width: "130px", hideOnPhone: true, cell: ({ medium }) => t(`media.${medium}`) },
    {
      key: "state",
      header: t("state"),
      width: "150px",
      onPhone: "second",
      speaksForItself: true,
      cell: ({ state, report }) =>
        report ? (
          <StatusWord tone={report === "DELIVERED" ? "good" : "bad"}>{t(`reports.${report}`)}</StatusWord>
        ) : (
          <StatusWord tone={tones[state]}>{t(`recipientStates.${state}`)}</StatusWord>
        ),
    },
    {
      key: "detail",
      header: t("detail"),
      width: "200px",
      wraps: true,
      onPhone: "under",
      speaksForItself: true,
      cell: ({ reason, undelivered, clickedAt, sentAt }) => {
        if (reason) return t(`recipientReasons.${reason}`);
        if (undelivered) return whyNot(undelivered);
        if (clickedAt) return t("clickedAt", { when: moment(clickedAt) });
        return sentAt ? moment(sentAt) : "";
      },
    },
  ];
}
