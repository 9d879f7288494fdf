import { queryOptions } from "@tanstack/react-query";
import { ApiError } from "#packages/contract/client.ts";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { codeOf } from "#packages/web/problem.ts";
import { scannedCode } from "./customer/scanned-code.ts";
import { noting } from "./network.ts";

export type FoundMember = AnswerOf<"findAtTill">[number];
export type TillMember = AnswerOf<"getAtTill">;
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

/** A code that the server has accepted or refused is not sent again; one without an answer is. */
async function openMember(number: string, signal: AbortSignal): Promise<TillMember> {
  const code = scannedCode.of(number);
  try {
    const member = await call("getAtTill", { params: { membershipId: code ?? number } }, { signal });
    scannedCode.forget(code);
    return member;
  } catch (error) {
    if (codeOf(error)) scannedCode.forget(code);
    throw error;
  }
}

export const tillMemberQuery = (membershipId: string) =>
  queryOptions({
    ...prompt,
    queryKey: ["till", "member", membershipId],
    queryFn: ({ signal }) => noting(openMember(membershipId, signal)),
    staleTime: 0,
    ...neverKept,
  });

/** Loads the data that is the same for every member: the earning rule, categories, running campaigns. */
export const factsQuery = queryOptions({
  ...prompt,
  queryKey: ["till", "facts"],
  queryFn: ({ signal }) => noting(call("getTillFacts", {}, { signal })),
  staleTime: 60_000,
});

/** Loads the points of sale where the caller works. */
export const locationsQuery = queryOptions({
  ...prompt,
  queryKey: ["till", "locations"],
  queryFn: ({ signal }) => noting(call("listLocations", {}, { signal })),
  staleTime: 5 * 60_000,
});
