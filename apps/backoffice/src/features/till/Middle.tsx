import type { UseQueryResult } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { LatestRow } from "./answer/LatestRow.tsx";
import { NewCustomer } from "./customer/NewCustomer.tsx";
import { SearchResults } from "./customer/SearchResults.tsx";
import type { Search } from "./customer/use-search.ts";
import { NoticeLine } from "./NoticeLine.tsx";
import type { TillFacts, TillMember } from "./queries.ts";
import classes from "./till.module.css";
import { Choices } from "./visit/Choices.tsx";
import { OffersCue } from "./visit/OffersCue.tsx";
import { canTake, offersOf } from "./visit/offers.ts";
import type { Finished } from "./visit/use-visit.ts";
import type { Visit, VisitEvent } from "./visit/visit.ts";

type MiddleProps = {
  search: Search;
  query: UseQueryResult<TillMember>;
  facts: TillFacts | undefined;
  visit: Visit;
  pointsLeft: number;
  pointOfSaleId: number;
  dispatch: (event: VisitEvent) => void;
  onInvite: (contact: string) => void;
  latest: Finished | null;
  onUndone: () => void;
};

/** What stands between who and how much: the search's answer, a member's choices, or a newcomer's few. */
export function Middle(props: MiddleProps) {
  const { search, query, facts, visit, pointsLeft, pointOfSaleId, dispatch, onInvite, latest, onUndone } = props;
  const isIdle = visit.membershipId === null && visit.invitee === null;
  const view = useRef<HTMLDivElement>(null);
  const [offers, setOffers] = useState<HTMLElement | null>(null);
  const member = visit.membershipId === null ? undefined : query.data;
  const toTake = member ? offersOf(member, visit, pointsLeft).filter(canTake).length : 0;
  return (
    <>
      {toTake > 0 && <OffersCue offers={offers} view={view} count={toTake} />}
      {/* Another customer begins at the top again. */}
      <div className={classes.what} ref={view} key={visit.membershipId ?? visit.invitee ?? "nobody"}>
        <NoticeLine />
        {isIdle && <SearchResults search={search} facts={facts} onInvite={onInvite} />}
        {isIdle && search.kind === "empty" && latest && <LatestRow latest={latest} onUndone={onUndone} />}
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
        {visit.invitee !== null && <NewCustomer facts={facts} visit={visit} dispatch={dispatch} />}
      </div>
    </>
  );
}
