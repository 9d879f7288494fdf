import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { useOnce } from "#packages/web/backoffice/session/use-once.ts";

export type Member = AnswerOf<"getMember">;
export type AccountLine = AnswerOf<"getMemberPointsAccount">["rows"][number];
export type Correction =
  | { act: "GIVE"; body: Parameters<typeof call<"correctPoints">>[1]["body"] }
  | { act: "TAKE"; body: Parameters<typeof call<"deductPoints">>[1]["body"] };

/** Something staff gave without a purchase (by its lot), or took. */
export interface MadeCorrection {
  kind: "GIVEN" | "DEDUCTED";
  id: number;
}

/** Where a member's points came from and went, newest first, a page at a time. */
export const pointsAccountQuery = (membershipId: string) =>
  infiniteQueryOptions({
    queryKey: ["members", membershipId, "account"],
    queryFn: ({ pageParam, signal }) =>
      call(
        "getMemberPointsAccount",
        { params: { membershipId }, query: pageParam ? { cursor: pageParam } : {} },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

export const bringAccount = (id: number) => call("exportPointsAccount", { params: { id } });

/** What a member could use when a day was over. */
export const balanceQuery = (membershipId: string, date: string) =>
  queryOptions({
    queryKey: ["members", membershipId, "balance", date],
    queryFn: ({ signal }) => call("getMemberBalance", { params: { membershipId }, query: { date } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Gives points that no purchase earned, or takes some that should not have been there. */
export const useCorrectPoints = (membershipId: string) =>
  useOnce(({ act, body }: Correction, idempotencyKey): Promise<{ clubPoints: number }> => {
    const target = { params: { membershipId } };
    return act === "GIVE"
      ? call("correctPoints", { ...target, body }, { idempotencyKey })
      : call("deductPoints", { ...target, body }, { idempotencyKey });
  });

/** Takes a correction back, whole. */
export const useVoidCorrection = ({ kind, id }: MadeCorrection) =>
  useOnce((reason: string, idempotencyKey) =>
    call(
      kind === "GIVEN" ? "voidCorrection" : "voidDeduction",
      { params: { id }, body: { reason } },
      { idempotencyKey },
    ),
  );
