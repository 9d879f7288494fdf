import { useTranslations } from "use-intl/react";
import { formatMembershipNumber } from "#packages/domain/people/membership-number.ts";
import { formatPhone } from "#packages/domain/people/phone.ts";
import { prefixForLanguage } from "#packages/domain/people/phone-pattern.ts";
import type { Column } from "#packages/ui/tables/data-table.ts";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { fullName } from "#packages/web/backoffice/format/full-name.ts";
import { useListColumns } from "#packages/web/backoffice/lists/use-list-columns.ts";
import { useChain } from "#packages/web/backoffice/session/session.ts";
import { memberColumns } from "../contract/columns.ts";
import { memberWords } from "../i18n/column-words.ts";
import classes from "./member-table.module.css";
import type { MemberRow } from "./queries.ts";

export function useMemberColumns(): Column<MemberRow>[] {
  const t = useTranslations("directory");
  const prefix = prefixForLanguage(useChain().language);
  const quiet = (text: string) => <span className={classes.quiet}>{text}</span>;
  return useListColumns(memberColumns, memberWords, useDates(), {
    name: {
      grows: true,
      onPhone: "first",
      cell: (row) => (
        <span className={classes.who}>
          <span className={classes.name}>{fullName(row) || t("nameless")}</span>{" "}
          <span className={classes.number}>{formatMembershipNumber(row.membershipId)}</span>
        </span>
      ),
    },
    contact: {
      width: "212px",
      cell: ({ email, phone }) => (phone ? formatPhone(phone, prefix) : (email ?? quiet(t("noContact")))),
    },
    home: { width: "136px", wideOnly: true, none: quiet(t("noHomeLocation")) },
    registered: { wideOnly: true },
    lastPurchase: { width: "152px", onPhone: "under", none: quiet(t("never")) },
    total: { width: "108px", onPhone: "end", speaksForItself: true },
    points: { width: "88px", onPhone: "second" },
  });
}
