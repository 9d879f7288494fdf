import type { CouponKind } from "#features/loyalty/coupons/domain/coupon-kinds.ts";
import type { ClubDay } from "#packages/domain/club/club-day.ts";
import type { AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { isFinal, isOver as isOverFor, type PublishFacts } from "../domain/publish-status.ts";

/** What has a publish status; the words differ by kind. */
export type PublishableKind = CouponKind | "STAMP_CARD" | "CAMPAIGN";

/** What its status is read from; `met`: members whom its end would meet. */
export type Publishable = Pick<AnswerOf<"getStampcard">, "id" | "name" | "storedStatus" | "publishStatus"> & {
  kind: PublishableKind;
  endDate?: string | null;
  usedUp?: boolean;
  met?: number;
};

/** The statuses somebody may ask for. */
export type GivenStatus = Parameters<typeof call<"setCouponStatus">>[1]["body"]["publishStatus"];
export const givenStatuses = ["ACTIVE", "STOPPED", "COMPLETED", "WITHDRAWN"] as const satisfies GivenStatus[];

const lastDay = (typed: string | null | undefined) => (typed ? Temporal.PlainDate.from(typed) : null);

/**
 * What the rules ask before a status changes; of what is not saved yet (null), as the draft it would be. `endDate`: its
 * last day as it is typed just now.
 */
export function publishFacts(
  thing: Publishable | null,
  { today, suspended }: Pick<ClubDay, "today" | "suspended">,
  endDate: string | null | undefined = thing?.endDate,
): PublishFacts {
  const { storedStatus: status = "NEW", usedUp = false } = thing ?? {};
  return { status, usedUp, endsOn: lastDay(endDate), suspended, today };
}

/** Whether as many are used as there were: it shows COMPLETED until a use is given back. */
export const isUsedUp = ({ storedStatus, usedUp = false }: Publishable): boolean => usedUp && !isFinal(storedStatus);

/** Whether nothing about it changes any more. */
export const isOver = ({ storedStatus: status, endDate }: Publishable, today: Temporal.PlainDate): boolean =>
  isOverFor({ status, endsOn: lastDay(endDate), today });
