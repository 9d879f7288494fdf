import type { CouponKind } from "#features/loyalty/coupons/domain/coupon-kinds.ts";
import type { ClubDay } from "#packages/domain/club/club-day.ts";
import type { AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { isFinal, isOver as isOverFor, type PublishFacts } from "../domain/publish-status.ts";

/** The kinds of items that have a publish status; their texts differ by kind. */
export type PublishableKind = CouponKind | "STAMP_CARD" | "CAMPAIGN";

/** The fields that decide a status. `met`: the number of members that the item's end would affect. */
export type Publishable = Pick<AnswerOf<"getStampcard">, "id" | "name" | "storedStatus" | "publishStatus"> & {
  kind: PublishableKind;
  startDate?: string | null;
  endDate?: string | null;
  usedUp?: boolean;
  met?: number;
};

/** The statuses that a merchant may set. */
export type GivenStatus = Parameters<typeof call<"setCouponStatus">>[1]["body"]["publishStatus"];
export const givenStatuses = ["ACTIVE", "STOPPED", "COMPLETED", "WITHDRAWN"] as const satisfies GivenStatus[];

const lastDay = (typed: string | null | undefined) => (typed ? Temporal.PlainDate.from(typed) : null);

/**
 * Returns the facts that the rules for changes of status need; null for an unsaved draft. `endDate`: the typed last
 * day.
 */
export function publishFacts(
  thing: Publishable | null,
  { today, suspended }: Pick<ClubDay, "today" | "suspended">,
  endDate: string | null | undefined = thing?.endDate,
): PublishFacts {
  const { storedStatus: status = "NEW", usedUp = false } = thing ?? {};
  return { status, usedUp, endsOn: lastDay(endDate), suspended, today };
}

/** Whether the item's limit is used up: it shows COMPLETED until a use is cancelled. */
export const isUsedUp = ({ storedStatus, usedUp = false }: Publishable): boolean => usedUp && !isFinal(storedStatus);

/** Whether the item is published and begins on a later day: members do not see it yet. */
export const beginsLater = ({ publishStatus, startDate }: Publishable, today: Temporal.PlainDate): boolean =>
  publishStatus === "ACTIVE" && Boolean(startDate) && Temporal.PlainDate.compare(startDate as string, today) > 0;

/** Whether the item has ended, so that it cannot change any more. */
export const isOver = ({ storedStatus: status, endDate }: Publishable, today: Temporal.PlainDate): boolean =>
  isOverFor({ status, endsOn: lastDay(endDate), today });
