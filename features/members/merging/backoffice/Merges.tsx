import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import detail from "#packages/web/backoffice/page/detail-page.module.css";
import classes from "./merging.module.css";
import { type MemberMerge, mergesQuery } from "./queries.ts";
import { UndoMerge } from "./UndoMerge.tsx";
import { useMemberWords } from "./use-member-words.ts";

/** Shows the memberships merged into this one, each with its undo while possible. */
export function Merges({ memberId, name }: { memberId: number; name: string }) {
  const merges = useQuery(mergesQuery(memberId)).data?.rows ?? [];
  return merges.map((merge) => <Merged key={merge.id} memberId={memberId} name={name} merge={merge} />);
}

type MergedProps = { memberId: number; name: string; merge: MemberMerge };

function Merged({ memberId, name, merge }: MergedProps) {
  const t = useTranslations("merging");
  const { moment, full } = useDates();
  const { number } = useMemberWords();
  const values = {
    name: merge.name || t("nameless"),
    number: number(merge.membershipId),
    when: moment(merge.mergedAt),
  };
  return (
    <div className={classes.merged}>
      <p>
        {merge.author ? t("came", { ...values, author: merge.author }) : t("cameBy", values)}{" "}
        {t("cameWith", { count: merge.purchases })}{" "}
        <span className={detail.quiet}>
          {merge.problem ? t(`problems.${merge.problem}`) : t("undoUntil", { date: full(merge.undoableUntil) })}
        </span>
      </p>
      {!merge.problem && <UndoMerge memberId={memberId} kept={name} merge={merge} />}
    </div>
  );
}
