import { useQuery } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { type OpenChain, useAccess, useChain } from "#packages/web/backoffice/session/session.ts";
import { tabStore } from "#packages/web/session/device-store.ts";
import { createListeners } from "#packages/web/session/listeners.ts";
import type { Confirmed } from "../desk/finished.ts";
import { practiceQuery } from "../queries.ts";
import { onReturn } from "../returns/returned.ts";
import { type Exercise, exercises, exercisesIn } from "./exercises.ts";

const key = "stammis.till.practice";
const { subscribe, notify } = createListeners();
let completed = tabStore.getItem(key) ?? "";

function complete(done: readonly Exercise[]) {
  const all = new Set([...completed.split(" "), ...done]);
  const next = exercises.filter((each) => all.has(each)).join(" ");
  if (next === completed) return;
  completed = next;
  tabStore.setItem(key, next);
  notify();
}

/** Follows what the cashier does in a sandbox's till, and returns the completed exercises and the customers. */
export function usePractice(isOpen: boolean, latest: Confirmed | null) {
  const { sandbox } = useChain();
  const stored = useSyncExternalStore(subscribe, () => completed);
  const { data: members = [] } = useQuery({ ...practiceQuery, enabled: sandbox });
  useEffect(() => {
    if (sandbox && isOpen) complete(["open"]);
  }, [sandbox, isOpen]);
  useEffect(() => {
    if (sandbox && latest) complete(exercisesIn(latest));
  }, [sandbox, latest]);
  useEffect(() => onReturn(() => sandbox && complete(["undo"])), [sandbox]);
  return { members, done: new Set<string>(stored.split(" ")) };
}

/** Returns the club for practice, or from there the real one, of the same company; null without one. */
export function useOtherClub(): OpenChain | null {
  const { chains } = useAccess();
  const { companyId, sandbox } = useChain();
  return chains.find((chain) => chain.companyId === companyId && chain.sandbox !== sandbox) ?? null;
}
