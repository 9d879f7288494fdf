import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type AnswerOf, call } from "../../lib/api.ts";
import { useOnce } from "../../lib/use-once.ts";

export type AccountLine = AnswerOf<"getMemberPointsAccount">["rows"][number];
export type Correction = Parameters<typeof call<"correctPoints">>[1]["body"];

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

/** What a member could use when a day was over. */
export const balanceQuery = (membershipId: string, date: string) =>
  queryOptions({
    queryKey: ["members", membershipId, "balance", date],
    queryFn: ({ signal }) => call("getMemberBalance", { params: { membershipId }, query: { date } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Gives points that no purchase earned. */
export const useGivePoints = (membershipId: string) =>
  useOnce((body: Correction, idempotencyKey) =>
    call("correctPoints", { params: { membershipId }, body }, { idempotencyKey }),
  );

/** Takes a correction or an opening balance back, whole. */
export const useTakeBackCorrection = (lotId: number) =>
  useOnce((reason: string, idempotencyKey) =>
    call("withdrawCorrection", { params: { id: lotId }, body: { reason } }, { idempotencyKey }),
  );
