import { Button } from "@mantine/core";
import { formatMembershipNumber } from "@stammis/domain/membership-number";
import { EmptyState } from "@stammis/ui/EmptyState.tsx";
import { ErrorState } from "@stammis/ui/ErrorState.tsx";
import { ListSkeleton } from "@stammis/ui/Skeletons.tsx";
import { useTranslations } from "use-intl/react";
import { useProblemText } from "../../lib/problem.ts";
import type { FoundMember } from "./queries.ts";
import classes from "./search-results.module.css";
import type { Search } from "./use-search.ts";

/** Whom the words found, in big rows; else what to do next. */
export function SearchResults({ search }: { search: Search }) {
  const t = useTranslations("till");
  const words = useTranslations("words");
  const problemText = useProblemText();
  const { kind, text, query, isSettled } = search;
  if (kind === "empty") return <EmptyState drawing="members" title={t("promptTitle")} text={t("promptText")} />;
  if (kind === "more") return <EmptyState drawing="search" title={t("keepTyping")} text={t("keepTypingText")} />;
  if (kind === "wrongNumber") {
    return <EmptyState drawing="search" title={t("wrongNumber")} text={t("wrongNumberText")} />;
  }
  if (query.isError) {
    return (
      <ErrorState
        title={t("searchFailed")}
        text={problemText(query.error)}
        retryLabel={words("retry")}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!isSettled || !query.data) return <ListSkeleton label={words("loading")} rows={3} />;
  if (query.data.length === 0) {
    return (
      <EmptyState
        drawing="search"
        title={t("nobody", { words: text.trim() })}
        text={t("nobodyText")}
        action={
          <Button variant="light" size="lg" onClick={() => search.write("")}>
            {words("clear")}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <p className="st-hidden" role="status">
        {t("results", { count: query.data.length })}
      </p>
      <ul className={classes.rows}>
        {query.data.map((member) => (
          <li key={member.id}>
            <Row member={member} onChoose={() => search.choose(member)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Row({ member, onChoose }: { member: FoundMember; onChoose: () => void }) {
  const t = useTranslations("till");
  const words = useTranslations("words");
  const name = `${member.firstName} ${member.lastName}`.trim();
  return (
    <button type="button" className={classes.row} onClick={onChoose}>
      <span className={classes.name}>{name || t("nameless")}</span>
      <span className={classes.number}>{formatMembershipNumber(member.membershipId)}</span>
      <span className={classes.points}>{words("points", { count: member.clubPoints })}</span>
    </button>
  );
}
