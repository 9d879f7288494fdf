import { useTranslations } from "use-intl/react";
import { formatPhone } from "#packages/domain/people/phone.ts";
import { prefixForLanguage } from "#packages/domain/people/phone-pattern.ts";
import type { Column } from "#packages/ui/figures/data-table.ts";
import { useDates } from "#packages/web/backoffice/lib/dates.ts";
import { fullName } from "#packages/web/backoffice/lib/full-name.ts";
import { useNumbers } from "#packages/web/backoffice/lib/numbers.ts";
import { useChain } from "#packages/web/backoffice/lib/session.ts";
import { formatMembershipNumber } from "../domain/membership-number.ts";
import classes from "./member-table.module.css";
import type { MemberRow } from "./queries.ts";

/** What a list tells of a member. */
export function useMemberColumns(): Column<MemberRow>[] {
  const t = useTranslations("directory");
  const { moment, full } = useDates();
  const { count, wholeKronor } = useNumbers();
  const prefix = prefixForLanguage(useChain().language);
  const quiet = (text: string) => <span className={classes.quiet}>{text}</span>;
  return [
    {
      key: "name",
      header: t("member"),
      sortable: true,
      onPhone: "first",
      cell: (row) => (
        <span className={classes.who}>
          <span className={classes.name}>{fullName(row) || t("nameless")}</span>{" "}
          <span className={classes.number}>{formatMembershipNumber(row.membershipId)}</span>
        </span>
      ),
    },
    {
      key: "contact",
      header: t("contact"),
      width: "212px",
      cell: ({ email, phone }) => (phone ? formatPhone(phone, prefix) : (email ?? quiet(t("noContact")))),
    },
    {
      key: "home",
      header: t("homeLocation"),
      sortable: true,
      width: "136px",
      wideOnly: true,
      cell: (row) => row.homeLocation ?? quiet(t("noHomeLocation")),
    },
    {
      key: "registered",
      header: t("registered"),
      sortable: true,
      width: "146px",
      wideOnly: true,
      cell: (row) => full(row.registeredAt),
    },
    {
      key: "lastPurchase",
      header: t("lastPurchase"),
      sortable: true,
      width: "152px",
      onPhone: "under",
      cell: (row) => (row.lastPurchaseAt ? moment(row.lastPurchaseAt) : quiet(t("never"))),
    },
    {
      key: "total",
      header: t("total"),
      sortable: true,
      align: "end",
      width: "108px",
      onPhone: "end",
      speaksForItself: true,
      cell: (row) => wholeKronor(row.totalAmount),
    },
    {
      key: "points",
      header: t("points"),
      align: "end",
      sortable: true,
      width: "88px",
      onPhone: "second",
      cell: (row) => count(row.clubPoints),
    },
  ];
}
