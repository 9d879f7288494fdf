import { queryOptions, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { isStaff, roleAdmin, roleMerchant, type StaffRole } from "#packages/domain/access/roles.ts";
import { type Act, can } from "./acts.ts";
import { type AnswerOf, call } from "./api.ts";
import { queryClient } from "./query-client.ts";
import { chainStore, locationStore, type Session, sessionStore } from "./session-store.ts";

export type StaffAccess = AnswerOf<"getAccess">;
export type OpenChain = StaffAccess["chains"][number];

export const accessQuery = queryOptions({
  queryKey: ["access"],
  async queryFn({ signal }) {
    const access = await call("getAccess", {}, { signal });
    // Before any screen asks for something: every call names the chain.
    const chain = chainAmong(access, chainStore.get());
    if (chain) chainStore.set(chain.subdomain);
    return access;
  },
  // A sandbox's clock may be moved in the next tab.
  staleTime: ({ state }) => (state.data?.chains.some(({ sandbox }) => sandbox) ? 5_000 : 60_000),
});

/** The session of this device, null when signed out; `since` stays as it is renewed. */
export function useSession() {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get);
}

/** Who am I, and which chains are open to me. Only inside the shell, which waits for it. */
export function useAccess(): StaffAccess {
  return useSuspenseQuery(accessQuery).data;
}

/** The same, where nobody may be signed in. */
export function useMaybeAccess(): StaffAccess | undefined {
  const session = useSession();
  return useQuery({ ...accessQuery, enabled: session !== null }).data;
}

/** The chain a tab works on: the chosen one where it is still open to me, else my first. */
export function chainAmong(access: StaffAccess, chosen: string | null): OpenChain | null {
  return access.chains.find(({ subdomain }) => subdomain === chosen) ?? access.chains[0] ?? null;
}

const useChosen = () => useSyncExternalStore(chainStore.subscribe, chainStore.get);

/** This tab's chain with my role in it; null for whoever has none yet. */
export function useMaybeChain(): OpenChain | null {
  return chainAmong(useAccess(), useChosen());
}

/** This tab's chain, where nobody may be signed in. */
export function useShownChain(): OpenChain | null {
  const access = useMaybeAccess();
  const chosen = useChosen();
  return access ? chainAmong(access, chosen) : null;
}

/** The time zone of this tab's chain, where nobody may be signed in. */
export function useTimeZone(): string {
  return useShownChain()?.timeZone ?? "Europe/Stockholm";
}

/** This tab's chain, on screens that the shell shows only when there is one. */
export function useChain(): OpenChain {
  const chain = useMaybeChain();
  if (!chain) throw new Error("no club is selected");
  return chain;
}

/** The company I am merchant of: this tab's chain's, or without a chain my first. */
export function useMyCompany(): StaffAccess["companies"][number] | null {
  const { companies } = useAccess();
  const chain = useMaybeChain();
  return (chain ? companies.find(({ id }) => id === chain.companyId) : companies[0]) ?? null;
}

/** My role in this tab's chain; without a chain, the session's. */
export function useRole(): StaffRole {
  const access = useAccess();
  const chain = useMaybeChain();
  const session = useSession();
  if (access.isAdmin) return roleAdmin;
  if (!chain && access.companies.length > 0) return roleMerchant;
  return chain?.role ?? (session && isStaff(session.role) ? session.role : roleMerchant);
}

/** Whether I may do something on this tab's chain: the same answer the server gives. */
export function useCan(act: Act): boolean {
  return can(useRole(), act, useAccess().impersonation);
}

/** Whether one of the platform's people is here to look only: nothing is saved. */
export function useLooksOnly(): boolean {
  const { impersonation } = useAccess();
  return impersonation !== null && !impersonation.mayChange;
}

/** Whether I am the merchant, and no person of the platform who sees what the merchant sees. */
export function useIsMerchant(): boolean {
  const isSupport = useIsSupport();
  return useRole() === roleMerchant && !isSupport;
}

/** Whether a person of the platform is looking at the club as its merchant. */
export function useIsSupport(): boolean {
  return useAccess().impersonation !== null;
}

/** Opens another of my chains in this tab; what was fetched of the former is forgotten. */
export function openChain(subdomain: string) {
  chainStore.set(subdomain);
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== accessQuery.queryKey[0] });
}

// Who looks as a merchant, and is themselves again, shares nothing of what was fetched.
let shownTo = sessionStore.get()?.since;
sessionStore.subscribe(() => {
  const since = sessionStore.get()?.since;
  if (shownTo && since && since !== shownTo) queryClient.clear();
  shownTo = since;
});

/** Sees as a merchant from now on; one's own session waits. */
export function startImpersonation({ token, role }: AnswerOf<"startImpersonation">) {
  sessionStore.lookAs({ token, role });
}

/** Is oneself again, also where the server has ended it already or cannot be asked. */
export async function endImpersonation(): Promise<void> {
  await succeeds(call("endImpersonation", {}, { once: true }));
  sessionStore.comeBack();
}

let hasLeft = false;

/** Whether the last session was ended by its owner, who then need not come back to where they were. */
export const leftOnPurpose = () => hasLeft;

export function startSession(session: Session) {
  hasLeft = false;
  queryClient.clear();
  sessionStore.set(session);
}

/**
 * Saves the last point of sale, ends the session, clears local storage and state. Never fails: a server that cannot
 * be reached must not keep anyone signed in here. Answers false when the point of sale could not be saved. Spec §4.
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
