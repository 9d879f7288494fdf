import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { EmptyState } from "#packages/ui/answer/EmptyState.tsx";
import page from "#packages/web/backoffice/page/detail-page.module.css";
import { Stream } from "#packages/web/backoffice/page/Stream.tsx";
import { AccountRow } from "./AccountRow.tsx";
import { correctionsUndone, keyOfLine } from "./account-lines.ts";
import { BalanceOn } from "./BalanceOn.tsx";
import classes from "./points-account.module.css";
import { pointsAccountQuery } from "./queries.ts";

type AccountLinesProps = {
  membershipId: string;
  /** The action shown while the account has no lines; for a user who may give points. */
  firstStep?: ReactNode;
};

/** Lists the actions of the account, newest first, with their lots and the balance after each. */
export function AccountLines({ membershipId, firstStep }: AccountLinesProps) {
  const t = useTranslations("directory.account");
  const query = useInfiniteQuery(pointsAccountQuery(membershipId));
  return (
    <div className={classes.told}>
      <div className={classes.linesHead}>
        <h3 className={page.subheading}>{t("title")}</h3>
        <BalanceOn membershipId={membershipId} />
      </div>
      <Stream
        query={query}
        failed={t("failed")}
        empty={<EmptyState drawing="points" level={3} title={t("empty")} text={t("emptyText")} action={firstStep} />}
      >
        {(lines) => {
          const undone = correctionsUndone(lines);
          return (
            <>
              <div className={classes.header} aria-hidden="true">
                <span>{t("date")}</span>
                <span>{t("what")}</span>
                <span>{t("points")}</span>
                <span>{t("balance")}</span>
              </div>
              <ol className={classes.lines}>
                {lines.map((line) => (
                  <li key={keyOfLine(line)}>
                    <AccountRow line={line} undone={undone} />
                  </li>
                ))}
              </ol>
            </>
          );
        }}
      </Stream>
    </div>
  );
}
