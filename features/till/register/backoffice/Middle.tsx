import type { UseQueryResult } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useChain } from "#packages/web/backoffice/session/session.ts";
import { LatestRow } from "./answer/LatestRow.tsx";
import { NewCustomer } from "./customer/NewCustomer.tsx";
import { PinnedNote } from "./customer/PinnedNote.tsx";
import { SearchResults } from "./customer/SearchResults.tsx";
import type { Search } from "./customer/use-search.ts";
import { AsideRow } from "./desk/AsideRow.tsx";
import type { DeskEvent } from "./desk/desk.ts";
import type { Confirmed } from "./desk/finished.ts";
import { NoticeLine } from "./NoticeLine.tsx";
import { OffersCue } from "./offers/OffersCue.tsx";
import { canTake, offersOf } from "./offers/offers.ts";
import { PracticePanel } from "./practice/PracticePanel.tsx";
import { usePractice } from "./practice/use-practice.ts";
import type { TillFacts, TillMember } from "./queries.ts";
import classes from "./till.module.css";
import { Choices } from "./visit/Choices.tsx";
import type { Visit } from "./visit/visit.ts";

type MiddleProps = {
  /** Whether no customer is open and no search is running. */
  isIdle: boolean;
  search: Search;
  query: UseQueryResult<TillMember>;
  facts: TillFacts | undefined;
  visit: Visit;
  /** Parked visits, the latest first. */
  aside: readonly Visit[];
  pointsLeft: number;
  pointOfSaleId: number;
  dispatch: (event: DeskEvent) => void;
  onInvite: (contact: string) => void;
  /** The latest registration, which can be undone; null while its result covers the till. */
  latest: Confirmed | null;
  /** The latest registration, also while its result is shown. */
  confirmed: Confirmed | null;
  onUndone: () => void;
};

/** Shows the middle of the till: the search results, a member's choices, or a guest's few choices. */
export function Middle(props: MiddleProps) {
  const { isIdle, search, query, facts, visit, aside, pointsLeft, pointOfSaleId, dispatch } = props;
  const { onInvite, latest, onUndone } = props;
  const { sandbox } = useChain();
  const practice = usePractice(visit.membershipId !== null && query.data !== undefined, props.confirmed);
  const view = useRef<HTMLDivElement>(null);
  const [offers, setOffers] = useState<HTMLElement | null>(null);
  const member = visit.membershipId === null ? undefined : query.data;
  const toTake = member ? offersOf(member, visit, pointsLeft).filter(canTake).length : 0;
  return (
    <>
      {toTake > 0 && <OffersCue offers={offers} view={view} count={toTake} />}
      {/* Resets the scroll position for each customer. */}
      <div className={classes.what} ref={view} key={visit.membershipId ?? visit.invitee ?? "nobody"}>
        <NoticeLine />
        {(!isIdle || search.kind === "empty") &&
          aside.map((each) => <AsideRow key={each.registrationKey} visit={each} dispatch={dispatch} />)}
        {isIdle &&
          (sandbox && search.kind === "empty" ? (
            <PracticePanel members={practice.members} done={practice.done} onOpen={search.choose} />
          ) : (
            <SearchResults search={search} facts={facts} onInvite={onInvite} />
          ))}
        {isIdle && search.kind === "empty" && latest && <LatestRow latest={latest} onUndone={onUndone} />}
        {member?.note && <PinnedNote text={member.note} />}
        {visit.membershipId !== null && (
          <Choices
            query={query}
            facts={facts}
            visit={visit}
            pointsLeft={pointsLeft}
            pointOfSaleId={pointOfSaleId}
            dispatch={dispatch}
            offersRef={setOffers}
          />
        )}
        {visit.invitee !== null && (
          <NewCustomer facts={facts} visit={visit} dispatch={dispatch} pointOfSaleId={pointOfSaleId} />
        )}
      </div>
    </>
  );
}
