import { keyOf, pressKey } from "@stammis/ui/amount";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import { useTranslations } from "use-intl/react";
import { useChain } from "../../lib/session.ts";
import { Amount } from "./Amount.tsx";
import { Choices } from "./Choices.tsx";
import { Done } from "./Done.tsx";
import { LargeAmount } from "./LargeAmount.tsx";
import { MemberStrip } from "./MemberStrip.tsx";
import { NoticeLine } from "./NoticeLine.tsx";
import { say } from "./notices.ts";
import { type FoundMember, type TillLocation, tillMemberQuery } from "./queries.ts";
import { pointsLeft } from "./rewards.ts";
import { SearchField } from "./SearchField.tsx";
import { SearchResults } from "./SearchResults.tsx";
import { signal } from "./sounds.ts";
import { TillBar } from "./TillBar.tsx";
import { TillFrame } from "./TillFrame.tsx";
import classes from "./till.module.css";
import { useScan } from "./use-scan.ts";
import { useSearch } from "./use-search.ts";
import { useTillKeys } from "./use-till-keys.ts";
import { useVisit } from "./use-visit.ts";
import { readinessOf } from "./visit.ts";

type TillProps = { location: TillLocation; onChangeLocation: (() => void) | undefined };

/** Who, what, how much: a purchase in two or three touches. */
export function Till({ location, onChangeLocation }: TillProps) {
  const t = useTranslations("till");
  const { brandColour } = useChain();
  const { visit, dispatch, send, clear, finished, dismiss } = useVisit(location.id);
  const searchRef = useRef<HTMLInputElement>(null);
  const amountRef = useRef<HTMLDivElement>(null);
  const focusAmount = useCallback(() => amountRef.current?.querySelector("input")?.focus(), []);

  const member = useQuery({ ...tillMemberQuery(visit.memberId ?? 0), enabled: visit.memberId !== null });
  const shown = visit.memberId === null ? undefined : member.data;
  const left = shown ? pointsLeft(shown.clubPoints, shown.coupons, visit.couponIds) : 0;
  const readiness = readinessOf(visit, left);

  const onFound = useCallback(
    (found: FoundMember) => {
      dismiss();
      dispatch({ type: "member", memberId: found.id });
      focusAmount();
    },
    [dismiss, dispatch, focusAmount],
  );
  const search = useSearch(onFound);
  const onScan = useScan(search, visit, dismiss);

  const confirm = () => {
    if (visit.phase === "unanswered") return void send(visit);
    if (visit.phase !== "open") return;
    if (readiness.ok) return void send(visit);
    signal("refused");
    if (readiness.reason === "MEMBER") searchRef.current?.focus();
    else focusAmount();
  };

  const beforeScan = useRef("");
  useTillKeys({
    onBegin: () => {
      beforeScan.current = visit.amount;
    },
    onScan: (code) => {
      if (visit.amount !== beforeScan.current) dispatch({ type: "amount", text: beforeScan.current });
      void onScan(code).then((missing) => missing && say("bad", missing));
    },
    onKey: (event) => {
      const key = visit.memberId === null ? undefined : keyOf(event.key);
      if (key) dispatch({ type: "amount", text: pressKey(visit.amount, key) });
      else if (event.key === "Enter" && event.target === document.body) confirm();
      else if (visit.memberId === null && event.key.length === 1 && event.key !== " ") searchRef.current?.focus();
    },
  });

  const startOver = () => {
    clear();
    // Within the touch that asked for it, so that a phone brings up its keys.
    requestAnimationFrame(() => searchRef.current?.focus());
  };
  return (
    <TillFrame brandColour={brandColour}>
      <TillBar
        location={location}
        onChangeLocation={visit.phase === "open" ? onChangeLocation : undefined}
        waiting={visit.phase === "unanswered"}
      />
      <h1 className="st-hidden">{t("title")}</h1>
      <section className={classes.who} aria-label={t("who")}>
        {visit.memberId === null ? (
          <SearchField ref={searchRef} search={search} onType={dismiss} />
        ) : (
          <MemberStrip query={member} left={left} locked={visit.phase !== "open"} onChange={startOver} />
        )}
      </section>
      <div className={classes.what}>
        <NoticeLine />
        {visit.memberId === null ? (
          <SearchResults search={search} />
        ) : (
          <Choices query={member} visit={visit} dispatch={dispatch} />
        )}
      </div>
      <Amount
        ref={amountRef}
        visit={visit}
        readiness={readiness}
        member={shown}
        left={left}
        dispatch={dispatch}
        onConfirm={confirm}
        onGiveUp={startOver}
      />
      <LargeAmount
        visit={visit}
        onCorrect={() => dispatch({ type: "corrected" })}
        onConfirm={() => void send({ ...visit, amountConfirmed: true })}
      />
      {finished && <Done finished={finished} onDone={dismiss} />}
    </TillFrame>
  );
}
