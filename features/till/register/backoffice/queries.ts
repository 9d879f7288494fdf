import { queryOptions } from "@tanstack/react-query";
import { ApiError } from "#packages/contract/client.ts";
import { loadOrRecall } from "#packages/web/backoffice/offline/remembered.ts";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { chainStore } from "#packages/web/backoffice/session/session-store.ts";
import { tillDeviceStore } from "#packages/web/backoffice/session/till-device-store.ts";
import { codeOf } from "#packages/web/problem.ts";
import { scannedCode } from "./customer/scanned-code.ts";
import { noting } from "./network.ts";

export type FoundMember = AnswerOf<"findAtTill">[number];
/** The member as the server returned them. */
type LoadedMember = AnswerOf<"getAtTill">;
/** The member. `seenAt`: when the device loaded them last, if the server cannot be reached now. Milliseconds. */
export type TillMember = LoadedMember & { seenAt?: number };
export type Registered = AnswerOf<"registerPurchase">;
export type TillFacts = AnswerOf<"getTillFacts">;
export type TillCard = TillMember["stampcards"][number];
export type TillVisit = TillMember["visits"][number];
export type Invited = AnswerOf<"inviteAtTill">;
/** The state of a request for approval. */
export type Approval = AnswerOf<"getApproval">;
export type TillLocation = AnswerOf<"listLocations">[number];

/** Whether a failed call is retried. A refusal is final; other failures are retried once. */
function worthAnother(failures: number, error: Error): boolean {
  return failures < 1 && !(error instanceof ApiError && error.status >= 400 && error.status < 500);
}

/** A till calls at once, whatever the device reports about its network, and reports a failure at once. */
const prompt = { networkMode: "always", retry: worthAnother, retryDelay: 400 } as const;

/** Balances change at every till, so data no longer on the screen is dropped from the cache. */
const neverKept = { gcTime: 0 } as const;

export type SecondPersonListed = AnswerOf<"listSecondPeople">[number];

export const secondPeopleQuery = (pointOfSaleId: number) =>
  queryOptions({
    ...prompt,
    queryKey: ["till", "second-people", pointOfSaleId],
    queryFn: ({ signal }) => noting(call("listSecondPeople", { query: { pointOfSaleId } }, { signal })),
    staleTime: 60_000,
  });

export const findQuery = (words: string) =>
  queryOptions({
    ...prompt,
    queryKey: ["till", "find", words],
    queryFn: ({ signal }) => noting(call("findAtTill", { query: { q: words } }, { signal })),
    staleTime: 5_000,
    ...neverKept,
  });

/** A code that the server has accepted or refused is not sent again; one without an answer is, until it is old. */
async function requestMember(number: string, signal: AbortSignal): Promise<LoadedMember> {
  const code = scannedCode.of(number);
  try {
    const member = await noting(call("getAtTill", { params: { membershipId: code ?? number } }, { signal }));
    scannedCode.forget(code);
    return member;
  } catch (error) {
    if (codeOf(error)) scannedCode.forget(code);
    throw error;
  }
}

/** The part of a member that an approved till remembers: what it showed, without contact data and earlier visits. */
const shownPart = (member: LoadedMember): LoadedMember => ({ ...member, email: null, phone: null, visits: [] });

/** Loads a member; without a network, an approved till returns the member as it saw them last. */
async function openMember(number: string, signal: AbortSignal): Promise<TillMember> {
  const club = tillDeviceStore.get()?.chain;
  if (club === undefined) return requestMember(number, signal);
  const name = `member ${club} ${number}`;
  const load = (within: AbortSignal) => requestMember(number, within);
  const { value, at } = await loadOrRecall({ name, load, signal, keep: shownPart });
  return at === null ? value : { ...value, seenAt: at };
}

export const tillMemberQuery = (membershipId: string) =>
  queryOptions({
    ...prompt,
    queryKey: ["till", "member", membershipId],
    queryFn: ({ signal }) => openMember(membershipId, signal),
    staleTime: 0,
    ...neverKept,
  });

/** Loads data of the tab's club; without a network, returns what the device remembers. */
async function loadForClub<T>(what: string, request: (within: AbortSignal) => Promise<T>, signal: AbortSignal) {
  const load = (within: AbortSignal) => noting(request(within));
  return (await loadOrRecall({ name: `${what} ${chainStore.get()}`, load, signal })).value;
}

/** Loads the data that is the same for every member: the earning rule, categories, running campaigns. */
export const factsQuery = queryOptions({
  ...prompt,
  queryKey: ["till", "facts"],
  queryFn: ({ signal }) => loadForClub("facts", (within) => call("getTillFacts", {}, { signal: within }), signal),
  staleTime: 60_000,
});

/** Loads the customers for practice in a sandbox. */
export const practiceQuery = queryOptions({
  ...prompt,
  queryKey: ["till", "practice"],
  queryFn: ({ signal }) => noting(call("listPracticeMembers", {}, { signal })),
  staleTime: 60_000,
});

/** Loads the points of sale where the caller works. */
export const locationsQuery = queryOptions({
  ...prompt,
  queryKey: ["till", "locations"],
  queryFn: ({ signal }) => loadForClub("locations", (within) => call("listLocations", {}, { signal: within }), signal),
  staleTime: 5 * 60_000,
});
