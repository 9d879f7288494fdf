import { queryOptions, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { isStaff, roleAdmin, roleMerchant, type StaffRole } from "#packages/domain/access/roles.ts";
import { unsavedLanguage } from "../../unsaved-language.ts";
import { deviceMemory } from "../offline/device-memory.ts";
import { loadOrRecall } from "../offline/remembered.ts";
import { type Act, can } from "./acts.ts";
import { type AnswerOf, call } from "./api.ts";
import { queryClient } from "./query-client.ts";
import { chainStore, locationStore, type Session, sessionStore } from "./session-store.ts";

export type StaffAccess = AnswerOf<"getAccess">;
export type OpenChain = StaffAccess["chains"][number];

/** Returns the name of the remembered access of a sign-in. */
const accessName = (since: string | undefined) => `access ${since}`;

export const accessQuery = queryOptions({
  queryKey: ["access"],
  async queryFn({ signal }) {
    const load = (within: AbortSignal) => call("getAccess", {}, { signal: within });
    const { value: access } = await loadOrRecall({ name: accessName(sessionStore.get()?.since), load, signal });
    // Selects the tab's chain before any screen sends a request, because every call names the chain.
    const chain = chainAmong(access, chainStore.get());
    if (chain) chainStore.set(chain.subdomain);
    return access;
  },
  // Data of a sandbox gets stale sooner, because its clock may be moved in another tab.
  staleTime: ({ state }) => (state.data?.chains.some(({ sandbox }) => sandbox) ? 5_000 : 60_000),
});

/** Returns the session of this device; null when signed out. Its `since` stays the same when the session is renewed. */
export function useSession() {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get);
}

/** Returns the signed-in account and its chains. Only for components inside the shell, which waits for this data. */
export function useAccess(): StaffAccess {
  return useSuspenseQuery(accessQuery).data;
}

/** Returns the signed-in account and its chains; undefined without a session. */
export function useMaybeAccess(): StaffAccess | undefined {
  const session = useSession();
  return useQuery({ ...accessQuery, enabled: session !== null }).data;
}

/**
 * Returns the chain that a tab works on: the selected one if the account may still open it, else the account's first.
 */
export function chainAmong(access: StaffAccess, chosen: string | null): OpenChain | null {
  return access.chains.find(({ subdomain }) => subdomain === chosen) ?? access.chains[0] ?? null;
}

const useChosen = () => useSyncExternalStore(chainStore.subscribe, chainStore.get);

/** Returns this tab's chain with the account's role in it; null without a chain. */
export function useMaybeChain(): OpenChain | null {
  return chainAmong(useAccess(), useChosen());
}

/** Returns this tab's chain; null without a chain or a session. */
export function useShownChain(): OpenChain | null {
  const access = useMaybeAccess();
  const chosen = useChosen();
  return access ? chainAmong(access, chosen) : null;
}

/** Returns the time zone of this tab's chain; Stockholm's without a chain or a session. */
export function useTimeZone(): string {
  return useShownChain()?.timeZone ?? "Europe/Stockholm";
}

/** Returns this tab's chain. Only for screens that the shell shows when there is a chain. */
export function useChain(): OpenChain {
  const chain = useMaybeChain();
  if (!chain) throw new Error("no club is selected");
  return chain;
}

/**
 * Returns the company of this tab's chain if the account is its merchant; without a chain, the account's first company.
 */
export function useMyCompany(): StaffAccess["companies"][number] | null {
  const { companies } = useAccess();
  const chain = useMaybeChain();
  return (chain ? companies.find(({ id }) => id === chain.companyId) : companies[0]) ?? null;
}

/** Returns the account's role in this tab's chain; without a chain, the session's role. */
export function useRole(): StaffRole {
  const access = useAccess();
  const chain = useMaybeChain();
  const session = useSession();
  if (access.isAdmin) return roleAdmin;
  if (!chain && access.companies.length > 0) return roleMerchant;
  return chain?.role ?? (session && isStaff(session.role) ? session.role : roleMerchant);
}

/** Returns whether the account may perform an act on this tab's chain. The roles are the server's own. */
export function useCan(act: Act): boolean {
  return can(useRole(), act, useAccess().impersonation);
}

/** Returns whether an admin impersonates a merchant without the right to change data. */
export function useLooksOnly(): boolean {
  const { impersonation } = useAccess();
  return impersonation !== null && !impersonation.mayChange;
}

/** Returns whether the user is the merchant, and not support that impersonates the merchant. */
export function useIsMerchant(): boolean {
  const isSupport = useIsSupport();
  return useRole() === roleMerchant && !isSupport;
}

/** Returns whether a platform employee impersonates the club's merchant. */
export function useIsSupport(): boolean {
  return useAccess().impersonation !== null;
}

/** Opens another of the account's chains in this tab, and drops the data of the previous chain. */
export function openChain(subdomain: string) {
  chainStore.set(subdomain);
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== accessQuery.queryKey[0] });
}

// Drops fetched data when another person signs in: the admin and the impersonated merchant share none.
let shownTo = sessionStore.get()?.since;
sessionStore.subscribe(() => {
  const since = sessionStore.get()?.since;
  if (shownTo && since !== shownTo) {
    if (since) queryClient.clear();
    // An approved till remembers members through a sign-out, but not the person who signed out.
    void deviceMemory.forget(accessName(shownTo));
    unsavedLanguage.forget();
  }
  shownTo = since;
});

/** Starts an impersonation; the admin's own session is stored until its end. */
export function startImpersonation({ token, role }: AnswerOf<"startImpersonation">) {
  sessionStore.lookAs({ token, role });
}

/** Returns to the admin's own session, even when the server has ended the impersonation or cannot be reached. */
export async function endImpersonation(): Promise<void> {
  await succeeds(call("endImpersonation", {}, { once: true }));
  sessionStore.comeBack();
}

let hasLeft = false;

/**
 * Returns whether the user signed out on purpose last time, so that the next login does not return to the same page.
 */
export const leftOnPurpose = () => hasLeft;

export function startSession(session: Session) {
  hasLeft = false;
  queryClient.clear();
  sessionStore.set(session);
}

/**
 * Saves the last point of sale, ends the session, and clears local storage and state. Never fails, so that an
 * unreachable server leaves no account signed in here. Returns false when the point of sale could not be saved. Spec
 * §4.
 */
export async function endSession(): Promise<boolean> {
  if (sessionStore.isLooking()) {
    await endImpersonation();
    return true;
  }
  hasLeft = true;
  const location = locationStore.get();
  const saved = location
    ? await succeeds(call("saveLastLocation", { params: { id: location } }, { once: true }))
    : true;
  await succeeds(call("logOut", {}, { once: true }));
  sessionStore.leave();
  queryClient.clear();
  return saved;
}

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );
