import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { formatMembershipNumber } from "#packages/domain/people/membership-number.ts";
import { type StatusTone, StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import type { Column } from "#packages/ui/tables/data-table.ts";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import link from "#packages/web/backoffice/page/text-link.module.css";
import type { Recipient } from "../queries.ts";
import classes from "../sendouts.module.css";

const tones: Record<Recipient["state"], StatusTone> = {
  WAITING: "accent",
  SENT: "good",
  FAILED: "bad",
  SKIPPED: "wait",
  HELD_OUT: "calm",
};
/** The columns of recipients: name, medium, state and reason. */
export function useRecipientColumns(): Column<Recipient>[] {
  const t = useTranslations("sendouts");
  const members = useTranslations("directory");
  const whyNot = useTranslations("outbox.undelivered");
  const { moment } = useDates();
  return [
    {
      key: "name",
      header: t("member"),
      grows: true,
      sortable: true,
      onPhone: "first",
      cell: ({ name, memberId, membershipId, left: hasLeft }) =>
        hasLeft ? (
          t("hasLeft")
        ) : (
          <Link to={paths.member} params={{ id: String(memberId) }} className={`${link.link} ${classes.member}`}>
            {name || `${members("nameless")} ${formatMembershipNumber(membershipId)}`}
          </Link>
        ),
    },
    { key: "medium", header: t("how"), width: "110px", hideOnPhone: true, cell: ({ medium }) => t(`media.${medium}`) },
    {
      key: "state",
      header: t("state"),
      width: "150px",
      sortable: true,
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
      key: "sent",
      header: t("detail"),
      width: "232px",
      sortable: true,
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
