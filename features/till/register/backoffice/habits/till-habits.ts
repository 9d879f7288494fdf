import { useMemo, useSyncExternalStore } from "react";
import { deviceKey } from "#packages/web/backoffice/session/device-storage.ts";
import { useChain } from "#packages/web/backoffice/session/session.ts";
import { localStore } from "#packages/web/session/device-store.ts";
import { createListeners } from "#packages/web/session/listeners.ts";
import { rememberedAmounts } from "./usual-amounts.ts";

/** The till of one point of sale, whose habits this device remembers through sign-outs. */
export interface TillPlace {
  /** The club's subdomain. */
  chain: string;
  pointOfSaleId: number;
}

const keyOf = (habit: string, { chain, pointOfSaleId }: TillPlace) => deviceKey(`${habit}.${chain}.${pointOfSaleId}`);

function readNumbers(key: string): number[] {
  try {
    const stored: unknown = JSON.parse(localStore.getItem(key) ?? "[]");
    return Array.isArray(stored) ? stored.filter((each) => Number.isSafeInteger(each)) : [];
  } catch {
    return [];
  }
}

const { subscribe, notify } = createListeners();
let version = 0;

function write(key: string, numbers: readonly number[]): void {
  localStore.setItem(key, JSON.stringify(numbers));
  version += 1;
  notify();
}

/** The latest confirmed amounts in öre, the newest last. */
export const loadAmounts = (place: TillPlace) => readNumbers(keyOf("amounts", place));

export function noteAmount(place: TillPlace, ore: number): void {
  write(keyOf("amounts", place), [...loadAmounts(place), ore].slice(-rememberedAmounts));
}

/** The categories that each visit begins with at this till. */
export const loadCategories = (place: TillPlace) => readNumbers(keyOf("categories", place));

export const storeCategories = (place: TillPlace, ids: readonly number[]) => write(keyOf("categories", place), ids);

/** Returns a habit of this till, and follows its changes. */
export function useHabit(load: (place: TillPlace) => number[], pointOfSaleId: number): readonly number[] {
  const { subdomain: chain } = useChain();
  const seen = useSyncExternalStore(subscribe, () => version);
  return useMemo(() => load({ chain, pointOfSaleId }), [load, chain, pointOfSaleId, seen]);
}
