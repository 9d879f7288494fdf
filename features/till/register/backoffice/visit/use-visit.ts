import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { useAccess, useChain } from "#packages/web/backoffice/session/session.ts";
import { useProblemText } from "#packages/web/problem.ts";
import { serverNow } from "#packages/web/session/server-clock.ts";
import { nextDesk } from "../desk/desk.ts";
import { awaitedOf, type Confirmed, doneOf, type Finished, isVisit } from "../desk/finished.ts";
import { noteAmount } from "../habits/till-habits.ts";
import { isReached } from "../network.ts";
import { say } from "../notices.ts";
import { offeredTo } from "../offers/offers.ts";
import { type Approval, factsQuery, type TillFacts, type TillMember, tillMemberQuery } from "../queries.ts";
import { onReturn } from "../returns/returned.ts";
import { signal } from "../sounds.ts";
import { send as sendRegistration } from "../unanswered/send-registration.ts";
import { type Unanswered, unansweredStore } from "../unanswered/unanswered-store.ts";
import { useLateOutcome } from "../unanswered/use-late-outcome.ts";
import { useUnanswered } from "../unanswered/use-unanswered.ts";
import type { Outcome } from "./outcome.ts";
import { attemptOverMs, type SecondPerson } from "./registration.ts";
import { isSomebodys, type Visit } from "./visit.ts";
import { goodsOreOf } from "./visit-plan.ts";
import { visitStore, watchForSignOut } from "./visit-store.ts";

/** Milliseconds that a cashier waits for an answer while the server is not reached. */
const briefMs = 1_500;

/** Returns whether work takes longer than a time in milliseconds. */
const isLonger = (work: Promise<unknown>, ms: number): Promise<boolean> =>
  Promise.race([work.then(() => false), new Promise<boolean>((resolve) => setTimeout(() => resolve(true), ms))]);

/** Holds the till's state through reloads: the current visit, parked visits and unanswered registrations. */
export function useVisit(pointOfSaleId: number) {
  const { accountId } = useAccess();
  const { subdomain } = useChain();
  const t = useTranslations("register");
  const [desk, dispatch] = useReducer(nextDesk, null, () => visitStore.resume(accountId, subdomain));
  const [finished, setFinished] = useState<Finished | null>(null);
  const [latest, setLatest] = useState<Confirmed | null>(null);
  const [besideError, setBesideError] = useState<Error | null>(null);
  const { visit } = desk;
  const inHand = useRef(visit);
  useEffect(() => {
    inHand.current = visit;
  });

  useEffect(() => watchForSignOut(), []);
  useEffect(() => onReturn((id) => setLatest((previous) => (isVisit(previous, id) ? null : previous))), []);
  useEffect(() => visitStore.keep(accountId, subdomain, desk), [accountId, subdomain, desk]);

  const onLate = useLateOutcome(setLatest);
  const sendingKey = visit.phase === "sending" ? visit.registrationKey : null;
  const unanswered = useUnanswered(pointOfSaleId, sendingKey, onLate);
  const onAnswer = useAnswer(dispatch, setFinished, setLatest, setBesideError);

  const send = useCallback(
    async (from: Visit, points: number, secondPerson: SecondPerson | null = null) => {
      if (from.phase === "sending" || !isSomebodys(from)) return;
      const at = from.visitedAt ?? serverNow();
      const dueAt = Date.now() + attemptOverMs;
      const entry: Unanswered = { chain: subdomain, pointOfSaleId, visit: from, at, dueAt, lost: 0, refusal: null };
      const isKept = unansweredStore.put(entry);
      const noteGoods = () => {
        const goodsOre = goodsOreOf(from);
        if (goodsOre !== null) noteAmount({ chain: subdomain, pointOfSaleId }, goodsOre);
      };
      const queue = () => {
        signal("done");
        noteGoods();
        setFinished({ kind: "queued", visit: from, points });
        dispatch({ type: "cleared", nextKey: crypto.randomUUID() });
        if (!isKept) say("bad", t("notKept"));
      };
      const isHopeful = isReached() || secondPerson !== null;
      dispatch({ type: "sent", amountConfirmed: from.amountConfirmed });
      const sending = sendRegistration(entry, secondPerson);
      // The cashier does not wait for a network that was gone a moment ago; a late answer is reported.
      if (!isHopeful && (await isLonger(sending, briefMs))) queue();
      const outcome = await sending;
      if (!outcome) {
        // Another tab sends the registration: the lists of both tabs show it, and the till is free for the next
        // customer.
        dispatch({ type: "parted", registrationKey: from.registrationKey, nextKey: crypto.randomUUID() });
        return;
      }
      // The next customer may be open by now.
      const { registrationKey, phase } = inHand.current;
      if (registrationKey === from.registrationKey && phase === "sending") {
        // The current visit keeps the registration and continues after its cashier signs in again.
        if (outcome.kind === "signedOut") unansweredStore.remove(registrationKey);
        if (outcome.kind === "unanswered" && !isReached()) return queue();
        if (outcome.kind === "done" || outcome.kind === "invited") noteGoods();
        onAnswer(outcome, from);
        if (outcome.kind === "unanswered" && !isKept) say("bad", t("notKept"));
      } else onLate(outcome, entry);
    },
    [subdomain, pointOfSaleId, t, onAnswer, onLate],
  );

  const awaitApproval = useCallback(
    (pendingVisit: Visit, { id, expiresAt }: Approval) => {
      const [at, dueAt] = [serverNow(), Date.now()];
      const entry = { chain: subdomain, pointOfSaleId, visit: pendingVisit, at, dueAt, lost: 0, refusal: null };
      const isKept = unansweredStore.put({ ...entry, approval: { id, expiresAt } });
      signal("done");
      say(isKept ? "good" : "bad", t(isKept ? "approvalAsked" : "notKept"));
      dispatch({ type: "parted", registrationKey: pendingVisit.registrationKey, nextKey: crypto.randomUUID() });
    },
    [subdomain, pointOfSaleId, t],
  );

  const dismiss = useCallback(() => setFinished(null), []);
  const forget = useCallback(() => setLatest(null), []);
  const feedback = { finished, dismiss, latest, forget, besideError };
  return { visit, aside: desk.aside, unanswered, dispatch, send, awaitApproval, ...feedback };
}

type Dispatch = (event: Parameters<typeof nextDesk>[1]) => void;

/** Handles the answer to the current visit. */
function useAnswer(
  dispatch: Dispatch,
  finish: (it: Finished) => void,
  remember: (it: Confirmed) => void,
  refuseAlone: (error: Error) => void,
) {
  const t = useTranslations("register");
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  return useCallback(
    (outcome: Outcome, sent: Visit) => {
      const { queryKey } = tillMemberQuery(sent.membershipId ?? "");
      const { registrationKey } = sent;
      const nextKey = crypto.randomUUID();
      switch (outcome.kind) {
        case "done": {
          signal("done");
          const finishedVisit = doneOf(outcome, sent, queryClient.getQueryData<TillMember>(queryKey));
          finish(finishedVisit);
          remember(finishedVisit);
          return dispatch({ type: "cleared", nextKey });
        }
        case "invited": {
          signal("done");
          const awaited = awaitedOf(outcome.invited, sent);
          finish(awaited);
          if (awaited.invited.waitingPurchaseId !== null) remember(awaited);
          return dispatch({ type: "cleared", nextKey });
        }
        case "unanswered":
          signal("refused");
          say("bad", t("unanswered"));
          return dispatch({ type: "parted", registrationKey, nextKey });
        case "signedOut":
          visitStore.signedOut();
          return dispatch({ type: "signedOut" });
        case "refused":
          dispatch({ type: "refused", message: problemText(outcome.error) });
          // The rule, a campaign or a card may have changed.
          void queryClient.invalidateQueries({ queryKey: factsQuery.queryKey });
          break;
        case "standing": {
          const message = t(sent.membershipId === null ? "alreadyWaits" : "alreadyRegistered");
          dispatch({ type: "standing", message, nextKey });
          break;
        }
        case "asked":
          dispatch({ type: "asked" });
          break;
        case "notApproved":
          return;
        case "beside":
          refuseAlone(outcome.error);
          dispatch({ type: "beside" });
      }
      signal("refused");
      void queryClient.invalidateQueries({ queryKey });
    },
    [dispatch, finish, remember, refuseAlone, queryClient, problemText, t],
  );
}

/** Compares the visit with the member's offers after each load. */
export function useOffered(member: TillMember | undefined, facts: TillFacts | undefined, dispatch: Dispatch) {
  useEffect(() => {
    if (!member) return;
    const name = `${member.firstName} ${member.lastName}`.trim();
    dispatch({ type: "offered", offered: offeredTo(member, facts), name });
  }, [member, facts, dispatch]);
}
