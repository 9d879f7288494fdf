import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { useOnce } from "#packages/web/backoffice/session/use-once.ts";

export type Member = AnswerOf<"getMember">;
export type AccountLine = AnswerOf<"getMemberPointsAccount">["rows"][number];
export type Correction =
  | { act: "GIVE"; body: Parameters<typeof call<"correctPoints">>[1]["body"] }
  | { act: "TAKE"; body: Parameters<typeof call<"deductPoints">>[1]["body"] };

/** Points that staff gave without a purchase (by lot), or took. */
export interface MadeCorrection {
  kind: "GIVEN" | "DEDUCTED";
  id: number;
}

/** Loads the origin and use of a member's points, newest first, page by page. */
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

/** Loads a member's usable points at the end of a day. */
export const balanceQuery = (membershipId: string, date: string) =>
  queryOptions({
    queryKey: ["members", membershipId, "balance", date],
    queryFn: ({ signal }) => call("getMemberBalance", { params: { membershipId }, query: { date } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Gives points without a purchase, or takes points given by mistake. */
export const useCorrectPoints = (membershipId: string) =>
  useOnce(({ act, body }: Correction, idempotencyKey): Promise<{ clubPoints: number }> => {
    const target = { params: { membershipId } };
    return act === "GIVE"
      ? call("correctPoints", { ...target, body }, { idempotencyKey })
      : call("deductPoints", { ...target, body }, { idempotencyKey });
  });

/** Withdraws a complete correction. */
export const useVoidCorrection = ({ kind, id }: MadeCorrection) =>
  useOnce((reason: string, idempotencyKey) =>
    call(
      kind === "GIVEN" ? "voidCorrection" : "voidDeduction",
      { params: { id }, body: { reason } },
      { idempotencyKey },
    ),
  );
