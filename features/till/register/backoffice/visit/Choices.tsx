import type { UseQueryResult } from "@tanstack/react-query";
import type { Ref } from "react";
import { useTranslations } from "use-intl/react";
import { ErrorState } from "#packages/ui/answer/ErrorState.tsx";
import { TicketSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { isUnreached } from "#packages/web/backoffice/offline/remembered.ts";
import { useProblemText } from "#packages/web/problem.ts";
import { memberCardsOf } from "../../contract/known.ts";
import { AccountButton } from "../account/AccountButton.tsx";
import { Offers } from "../offers/Offers.tsx";
import type { TillFacts, TillMember } from "../queries.ts";
import { UndoRow } from "../returns/UndoRow.tsx";
import { VisitsButton } from "../returns/VisitsButton.tsx";
import { CampaignChips, CategoryChips } from "./ChoiceChips.tsx";
import { ChoicesForAll } from "./ChoicesForAll.tsx";
import classes from "./choices.module.css";
import { StampCards } from "./StampCards.tsx";
import type { Visit, VisitEvent } from "./visit.ts";

type ChoicesProps = {
  query: UseQueryResult<TillMember>;
  facts: TillFacts | undefined;
  visit: Visit;
  pointsLeft: number;
  pointOfSaleId: number;
  dispatch: (event: VisitEvent) => void;
  /** The element in which the offers begin. */
  offersRef: Ref<HTMLFieldSetElement>;
};

/** Shows stamps, offers, campaigns, categories and earlier visits. */
export function Choices({ query, facts, visit, pointsLeft, pointOfSaleId, dispatch, offersRef }: ChoicesProps) {
  const t = useTranslations("register");
  const words = useTranslations("words");
  const problemText = useProblemText();
  if (query.isPending) return <TicketSkeleton label={words("loading")} />;
  const member = query.data;
  if (!member && isUnreached(query.error)) {
    return (
      <ChoicesForAll
        text={t("unseenText")}
        facts={facts}
        visit={visit}
        dispatch={dispatch}
        pointOfSaleId={pointOfSaleId}
      />
    );
  }
  if (!member) {
    return (
      <ErrorState
        title={t("memberFailed")}
        text={problemText(query.error)}
        retryLabel={words("retry")}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <div className={classes.choices}>
      <UndoRow member={member} />
      <StampCards
        cards={member.stampcards}
        memberCards={memberCardsOf(member.ledger)}
        visit={visit}
        dispatch={dispatch}
      />
      <Offers ref={offersRef} member={member} visit={visit} pointsLeft={pointsLeft} dispatch={dispatch} />
      <CampaignChips facts={facts} visit={visit} dispatch={dispatch} />
      <CategoryChips facts={facts} visit={visit} dispatch={dispatch} pointOfSaleId={pointOfSaleId} />
      {member.seenAt === undefined && (
        <div className={classes.visits}>
          {facts?.pointsActive && <AccountButton member={member} />}
          <VisitsButton key={member.membershipId} member={member} pointOfSaleId={pointOfSaleId} />
        </div>
      )}
    </div>
  );
}
