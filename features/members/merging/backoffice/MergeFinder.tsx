import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { ListSearch } from "#packages/web/backoffice/lists/ListSearch.tsx";
import detail from "#packages/web/backoffice/page/detail-page.module.css";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import classes from "./merging.module.css";
import { type Candidate, candidatesQuery } from "./queries.ts";
import { useMemberWords } from "./use-member-words.ts";

/** Finds the other membership: suggests members who may be the same person, and searches all members. */
export function MergeFinder({ memberId }: { memberId: number }) {
  const t = useTranslations("merging");
  const words = useTranslations("words");
  const { search, look } = useListAddress();
  const q = search.q ?? "";
  const query = useQuery(candidatesQuery(memberId, q));
  return (
    <section className={classes.finder}>
      <h2 className={detail.heading}>{t("findTitle")}</h2>
      <ListSearch label={t("searchLabel")} value={q} onChange={(next) => look({ q: next || undefined })} />
      <Loaded query={query} failed={t("findFailed")} skeleton={<ListSkeleton label={words("loading")} rows={3} />}>
        {({ rows }) => <Candidates memberId={memberId} rows={rows} isSearch={q !== ""} />}
      </Loaded>
    </section>
  );
}

function Candidates({ memberId, rows, isSearch }: { memberId: number; rows: Candidate[]; isSearch: boolean }) {
  const t = useTranslations("merging");
  if (rows.length === 0) return <p className={detail.quiet}>{t(isSearch ? "noneFound" : "noneLikely")}</p>;
  return (
    <div>
      <h3 className={detail.subheading}>{t(isSearch ? "found" : "likely")}</h3>
      <ul className={detail.rows}>
        {rows.map((row) => (
          <CandidateRow key={row.id} memberId={memberId} candidate={row} />
        ))}
      </ul>
    </div>
  );
}

function CandidateRow({ memberId, candidate }: { memberId: number; candidate: Candidate }) {
  const t = useTranslations("merging");
  const { nameOf, reached } = useMemberWords();
  const name = nameOf(candidate);
  return (
    <li>
      <div className={classes.who}>
        <Link
          to={paths.memberMergeWith}
          params={{ id: String(memberId), otherId: String(candidate.id) }}
          className={classes.choose}
          aria-label={t("choose", { name })}
        >
          {name}
        </Link>
        <span className={detail.small}>{reached(candidate)}</span>
      </div>
      <span className={classes.facts}>
        {t("candidateFacts", { purchases: candidate.purchases, points: candidate.clubPoints })}
      </span>
    </li>
  );
}
