import { Button } from "@mantine/core";
import { IconUserPlus } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import { textMax } from "#packages/domain/limits.ts";
import { formatMembershipNumber } from "#packages/domain/people/membership-number.ts";
import { EmptyState } from "#packages/ui/answer/EmptyState.tsx";
import { ErrorState } from "#packages/ui/answer/ErrorState.tsx";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { isUnreached } from "#packages/web/backoffice/offline/remembered.ts";
import { useProblemText } from "#packages/web/problem.ts";
import type { FoundMember, TillFacts } from "../queries.ts";
import tillClasses from "../till.module.css";
import classes from "./search-results.module.css";
import { useInvitable } from "./use-invitable.ts";
import type { Search } from "./use-search.ts";

type SearchResultsProps = {
  search: Search;
  facts: TillFacts | undefined;
  /** Invites a new customer by this phone or e-mail. */
  onInvite: (contact: string) => void;
};

/** Shows the members found in large rows, or else the next step. */
export function SearchResults({ search, facts, onInvite }: SearchResultsProps) {
  const members = search.query.data;
  if (search.isSettled && members?.length) return <Found members={members} search={search} />;
  return (
    <div className={tillClasses.prompt}>
      <Prompt search={search} facts={facts} onInvite={onInvite} />
    </div>
  );
}

function Prompt({ search, facts, onInvite }: SearchResultsProps) {
  const t = useTranslations("register");
  const words = useTranslations("words");
  const problemText = useProblemText();
  const { kind, text, query, isSettled } = search;
  const errors = useTranslations("errors");
  const { contact, problem } = useInvitable(text);
  if (kind === "empty") {
    return (
      <EmptyState
        drawing="members"
        title={t("promptTitle")}
        text={t("promptText")}
        action={
          <Button variant="light" size="lg" onClick={search.typePhone}>
            {t("typePhone")}
          </Button>
        }
      />
    );
  }
  if (kind === "more") return <EmptyState drawing="search" title={t("keepTyping")} text={t("keepTypingText")} />;
  if (kind === "tooLong") {
    const counted = t("searchTooLongText", { length: String(text.trim().length), limit: String(textMax.search) });
    return <EmptyState drawing="search" title={t("searchTooLong")} text={counted} />;
  }
  if (kind === "wrongNumber") {
    return <EmptyState drawing="search" title={t("wrongNumber")} text={t("wrongNumberText")} />;
  }
  if (isUnreached(query.error)) {
    if (contact === null)
      return <EmptyState drawing="search" title={t("offlineSearch")} text={t("offlineSearchText")} />;
    return (
      <EmptyState
        drawing="members"
        title={t("offlineSearch")}
        text={t("offlineContactText")}
        action={
          <Button size="xl" onClick={() => onInvite(contact)}>
            {t("continueWith", { contact })}
          </Button>
        }
      />
    );
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
  const isKnown = isSettled && query.data && (contact === null || problem !== undefined);
  if (!isKnown) return <ListSkeleton label={words("loading")} rows={3} />;
  if (contact === null) {
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
  if (problem === "NOT_MOBILE") {
    return <EmptyState drawing="search" title={errors("NOT_MOBILE")} text={t("notMobileText")} />;
  }
  if (problem) return <EmptyState drawing="search" title={t("wrongPhone")} text={t("wrongPhoneText")} />;
  const byCode = !contact.includes("@") && facts?.canInviteBySms === false;
  return (
    <EmptyState
      drawing="members"
      title={t("notAMember")}
      text={byCode ? t("inviteCodeText") : t("inviteText", { contact })}
      action={
        <Button size="xl" leftSection={<IconUserPlus size={24} aria-hidden="true" />} onClick={() => onInvite(contact)}>
          {t("inviteContact", { contact })}
        </Button>
      }
    />
  );
}

type FoundProps = { members: readonly FoundMember[]; search: Search };

function Found({ members, search }: FoundProps) {
  const t = useTranslations("register");
  return (
    <>
      <p className="st-hidden" role="status">
        {t("results", { count: members.length })}
      </p>
      <ul className={classes.rows} ref={search.rows}>
        {members.map((member) => (
          <li key={member.membershipId}>
            <Row member={member} search={search} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Row({ member, search }: { member: FoundMember; search: Search }) {
  const t = useTranslations("register");
  const words = useTranslations("words");
  const name = `${member.firstName} ${member.lastName}`.trim();
  return (
    <button type="button" className={classes.row} onClick={() => search.choose(member)} onKeyDown={search.walk}>
      <span className={classes.name}>{name || t("nameless")}</span>
      <span className={classes.number}>{formatMembershipNumber(member.membershipId)}</span>
      <span className={classes.points}>{words("points", { count: member.clubPoints })}</span>
    </button>
  );
}
