import { useDisclosure } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef } from "react";
import { useTranslations } from "use-intl/react";
import { keyOf, pressKey } from "#packages/ui/amount/amount.ts";
import { useToday } from "#packages/web/backoffice/format/use-today.ts";
import { isUnreached } from "#packages/web/backoffice/offline/remembered.ts";
import { useChain } from "#packages/web/backoffice/session/session.ts";
import { Answer } from "./answer/Answer.tsx";
import { Beside } from "./beside/Beside.tsx";
import { LargeAmount } from "./beside/LargeAmount.tsx";
import { CardCamera } from "./customer/CardCamera.tsx";
import { SearchField } from "./customer/SearchField.tsx";
import { scannedCardOf } from "./customer/scanned-code.ts";
import { useArrival } from "./customer/use-arrival.ts";
import { useScan } from "./customer/use-scan.ts";
import { useSearch } from "./customer/use-search.ts";
import { Who } from "./customer/Who.tsx";
import { useUsualCategories } from "./habits/use-usual-categories.ts";
import { useTillLive } from "./live/use-till-live.ts";
import { Middle } from "./Middle.tsx";
import { useOffline } from "./offline/use-offline.ts";
import { factsQuery, type TillLocation, tillMemberQuery } from "./queries.ts";
import { signal } from "./sounds.ts";
import { TillBar } from "./TillBar.tsx";
import { TillFrame, TillZones } from "./TillFrame.tsx";
import classes from "./till.module.css";
import { resumedVisit, withdraw } from "./unanswered/follow-up.ts";
import { unansweredStore } from "./unanswered/unanswered-store.ts";
import { useTillKeys } from "./use-till-keys.ts";
import { Amount } from "./visit/Amount.tsx";
import { factsFor, factsHere, memberHere } from "./visit/here.ts";
import { useOffered, useVisit } from "./visit/use-visit.ts";
import { categoriesOf, isSomebodys, type Visit } from "./visit/visit.ts";
import { planOf, type Readiness, readinessOf } from "./visit/visit-plan.ts";

type TillProps = {
  location: TillLocation;
  onChangeLocation: (() => void) | undefined;
  /** Items in the menu: this device and the next cashier. */
  deviceItems: ReactNode;
  /** The screens that these items open on top of the till. */
  over: ReactNode;
};

/** The till: customer, choices and amount, so that a purchase takes two or three touches. */
export function Till({ location, onChangeLocation, deviceItems, over }: TillProps) {
  const t = useTranslations("register");
  const { brandColour } = useChain();
  const till = useVisit(location.id);
  const { visit, aside, unanswered, dispatch, send, finished, dismiss, latest, forget, besideError } = till;
  const amountRef = useRef<HTMLDivElement>(null);
  const focusAmount = useCallback(() => amountRef.current?.querySelector("input")?.focus(), []);

  const query = useQuery({ ...tillMemberQuery(visit.membershipId ?? ""), enabled: visit.membershipId !== null });
  const tillMember = visit.membershipId === null ? undefined : query.data;
  const forAll = useQuery(factsQuery).data;
  const everywhere = useMemo(() => forAll && factsFor(forAll, tillMember), [forAll, tillMember]);
  const facts = useMemo(() => everywhere && factsHere(everywhere, location.id), [everywhere, location.id]);
  const member = useMemo(
    () => (tillMember && facts && everywhere ? memberHere(tillMember, facts, everywhere) : tillMember),
    [tillMember, facts, everywhere],
  );
  useTillLive(visit, member, facts);
  useOffline();
  useOffered(member, facts, dispatch);

  const [seeing, camera] = useDisclosure(false);
  const open = useCallback(
    (membershipId: string, name: string, code: string | null = null) => {
      dismiss();
      camera.close();
      dispatch({ type: "opened", membershipId, name, card: scannedCardOf(code), nextKey: crypto.randomUUID() });
      focusAmount();
    },
    [dismiss, camera.close, dispatch, focusAmount],
  );
  const search = useSearch(open);
  const onScan = useScan(search);
  const { field } = search;
  useNextCustomer(finished !== null, field);

  const isIdle = !isSomebodys(visit) && search.opening === null;
  const isUnseen = visit.membershipId !== null && !member && isUnreached(query.error);
  const isOpening = search.opening !== null || (visit.membershipId !== null && !member && !isUnseen);
  const plan = planOf(visit, member, facts, useToday(), isUnseen);
  const readiness: Readiness = isOpening ? { ok: false, reason: "OPENING" } : readinessOf(visit, plan);

  // Sets the focus during the touch, so that a phone opens its keyboard.
  const focusSearch = () => requestAnimationFrame(() => field.current?.focus());
  useArrival(visit.membershipId, query, () => {
    dispatch({ type: "nobody" });
    focusSearch();
  });

  const usualCategories = useUsualCategories(facts, location.id);
  const toSend: Visit = { ...visit, categoryIds: categoriesOf(visit, usualCategories) };
  const confirm = () => {
    if (visit.phase !== "open" || isOpening) return;
    if (readiness.ok) return void send(toSend, plan.earned);
    signal("refused");
    if (readiness.reason === "MEMBER") field.current?.focus();
    else focusAmount();
  };
  const leave = () => {
    search.write("");
    dispatch({ type: "left", nextKey: crypto.randomUUID() });
    focusSearch();
  };

  const restoreAmount = (amount: string | null) => {
    if (amount !== null) dispatch({ type: "amount", text: amount, of: visit.registrationKey });
  };
  useTillKeys({
    visitKey: visit.registrationKey,
    amount: visit.amount,
    isAmountOpen: !isIdle,
    onCard: (digits, amountBefore) => {
      restoreAmount(amountBefore);
      onScan(digits);
    },
    onOtherCode: (amountBefore) => {
      restoreAmount(amountBefore);
      onScan("");
    },
    onKey: (event) => {
      const key = isIdle ? undefined : keyOf(event.key);
      if (key) {
        // Digits and Enter go to the amount, whichever button had the focus.
        event.preventDefault();
        dispatch({ type: "amount", text: pressKey(visit.amount, key), of: visit.registrationKey });
        focusAmount();
      } else if (event.key === "Enter" && event.target === document.body && !finished) confirm();
      else if (isIdle && event.key.length === 1 && event.key !== " ") field.current?.focus();
    },
    onEscape: () => {
      if (!isIdle && !finished) leave();
    },
  });

  const correctContact = () => {
    search.write(visit.invitee ?? "");
    dispatch({ type: "nobody" });
    focusSearch();
  };
  const onType = () => {
    dismiss();
    camera.close();
  };
  const onInvite = (contact: string) => {
    search.write("");
    dispatch({ type: "invitee", contact });
    focusAmount();
  };
  const scanNext = () => {
    dismiss();
    camera.open();
  };
  return (
    <TillFrame brandColour={brandColour} onFree={() => (isIdle ? field.current?.focus() : focusAmount())}>
      {over}
      <TillZones>
        <TillBar
          deviceItems={deviceItems}
          location={location}
          onChangeLocation={visit.phase === "open" && unanswered.entries.length === 0 ? onChangeLocation : undefined}
          entries={unanswered.entries}
          tryAgain={(entry) => void unanswered.tryAgain(entry)}
          onTakeUp={(entry) => {
            withdraw(entry);
            unansweredStore.remove(entry.visit.registrationKey);
            dispatch({ type: "takenUp", visit: resumedVisit(entry) });
          }}
        />
        <h1 className="st-hidden">{t("title")}</h1>
        <section className={classes.who} aria-label={t("who")}>
          {isIdle ? (
            <SearchField search={search} onType={onType} onCamera={camera.open} />
          ) : (
            <Who
              query={query}
              facts={facts}
              visit={visit}
              isUnseen={isUnseen}
              opening={search.opening}
              left={plan.pointsLeft}
              pointOfSaleId={location.id}
              onChange={leave}
              onCorrect={correctContact}
            />
          )}
        </section>
        <Middle
          isIdle={isIdle}
          search={search}
          query={query}
          facts={facts}
          visit={visit}
          aside={aside}
          pointsLeft={plan.pointsLeft}
          pointOfSaleId={location.id}
          dispatch={dispatch}
          onInvite={onInvite}
          latest={finished ? null : latest}
          confirmed={latest}
          onUndone={forget}
        />
        {seeing && <CardCamera onCard={onScan} onClose={camera.close} />}
        <Amount
          ref={amountRef}
          visit={visit}
          plan={plan}
          readiness={readiness}
          facts={facts}
          pointOfSaleId={location.id}
          dispatch={dispatch}
          onConfirm={confirm}
        />
      </TillZones>
      <LargeAmount
        visit={visit}
        onCorrect={() => dispatch({ type: "corrected" })}
        onConfirm={() => void send({ ...toSend, amountConfirmed: true }, plan.earned)}
      />
      <Beside
        key={visit.registrationKey}
        visit={visit}
        pointOfSaleId={location.id}
        error={besideError}
        onCorrect={() => dispatch({ type: "corrected" })}
        onConfirm={(secondPerson) => void send({ ...toSend, amountConfirmed: true }, plan.earned, secondPerson)}
        onAsked={till.awaitApproval}
      />
      {finished && (
        <Answer
          finished={finished}
          onDone={dismiss}
          onUndone={forget}
          onScanNext={scanNext}
          onOpen={(membershipId) => open(membershipId, "")}
        />
      )}
    </TillFrame>
  );
}

/** Removes the focus when a result is shown, so that keys reach the next customer's search and not the former visit. */
function useNextCustomer(answered: boolean, field: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const focused = document.activeElement;
    if (answered && focused instanceof HTMLElement && focused !== field.current) focused.blur();
  }, [answered, field]);
}
