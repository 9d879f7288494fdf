import { checkPurchaseAmount, parseAmount } from "@stammis/domain/money";

/** open: being typed; sending: asked for; unanswered: its answer was lost; asking: is the large amount right? */
export type Phase = "open" | "sending" | "unanswered" | "asking";

/** What stands between a customer's arrival and Confirm. Product's till; spec §5 "Amount". */
export interface Visit {
  /** Made once per registration and sent with each attempt, so that none is registered twice. */
  registrationKey: string;
  memberId: number | null;
  /** As typed, with a comma. */
  amount: string;
  categoryIds: readonly number[];
  couponIds: readonly number[];
  /** Where it was first sent from; a retry must say the same. */
  pointOfSaleId: number | null;
  phase: Phase;
  /** Attempts whose answer was lost: the registration may stand at the server. */
  lost: number;
  /** The cashier has said that an unusually large amount is right. */
  amountConfirmed: boolean;
  /** Why the latest attempt was refused, in the caller's language. */
  refusal: string | null;
}

export type VisitEvent =
  | { type: "member"; memberId: number }
  | { type: "amount"; text: string }
  | { type: "category"; id: number }
  | { type: "coupon"; id: number }
  | { type: "sent"; pointOfSaleId: number; amountConfirmed: boolean }
  | { type: "asked" }
  | { type: "corrected" }
  | { type: "unanswered" }
  | { type: "signedOut" }
  | { type: "refused"; message: string; nextKey?: string }
  | { type: "cleared"; nextKey: string };

export function emptyVisit(registrationKey: string): Visit {
  return {
    registrationKey,
    memberId: null,
    amount: "",
    categoryIds: [],
    couponIds: [],
    pointOfSaleId: null,
    phase: "open",
    lost: 0,
    amountConfirmed: false,
    refusal: null,
  };
}

const toggled = (ids: readonly number[], id: number) =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];

/** The visit after something was typed, tapped or answered. While an answer is awaited nothing can be changed. */
export function nextVisit(visit: Visit, event: VisitEvent): Visit {
  switch (event.type) {
    case "sent": {
      const { pointOfSaleId, amountConfirmed } = event;
      return { ...visit, phase: "sending", refusal: null, pointOfSaleId, amountConfirmed };
    }
    case "asked":
      return { ...visit, phase: "asking" };
    case "corrected":
      return { ...visit, phase: "open" };
    case "unanswered":
      return { ...visit, phase: "unanswered", lost: visit.lost + 1 };
    case "signedOut":
      return { ...visit, phase: visit.lost > 0 ? "unanswered" : "open" };
    case "refused": {
      // Nothing is stored under a refused key, so it stays: were the refusal wrong, it still could not count twice.
      const registrationKey = event.nextKey ?? visit.registrationKey;
      return { ...visit, phase: "open", lost: 0, amountConfirmed: false, refusal: event.message, registrationKey };
    }
    case "cleared":
      return emptyVisit(event.nextKey);
    default:
      return visit.phase === "open" ? { ...edited(visit, event), refusal: null, amountConfirmed: false } : visit;
  }
}

type Edit = Extract<VisitEvent, { type: "member" | "amount" | "category" | "coupon" }>;

function edited(visit: Visit, event: Edit): Visit {
  switch (event.type) {
    case "member": {
      const same = visit.memberId === event.memberId;
      return { ...visit, memberId: event.memberId, couponIds: same ? visit.couponIds : [] };
    }
    case "amount":
      return { ...visit, amount: event.text };
    case "category":
      return { ...visit, categoryIds: toggled(visit.categoryIds, event.id) };
    case "coupon":
      return { ...visit, couponIds: toggled(visit.couponIds, event.id) };
  }
}

export type Readiness =
  | { ok: true; ore: number }
  | {
      ok: false;
      reason: "MEMBER" | "AMOUNT" | "INVALID_AMOUNT" | "AMOUNT_TOO_SMALL" | "AMOUNT_TOO_LARGE" | "NOT_ENOUGH_POINTS";
    };

/** Öre of a typed amount; a comma with nothing behind it yet is no mistake. */
export function typedOre(text: string) {
  return parseAmount(text.replace(/,$/, ""));
}

/** Whether Confirm may be pressed, else what is still missing. `remaining`: points left after the chosen rewards. */
export function readinessOf(visit: Visit, remaining: number): Readiness {
  if (visit.memberId === null) return { ok: false, reason: "MEMBER" };
  if (visit.amount === "") return { ok: false, reason: "AMOUNT" };
  const typed = typedOre(visit.amount);
  if (!typed.ok) return typed;
  const checked = checkPurchaseAmount(typed.ore);
  if (!checked.ok) return checked;
  return remaining < 0 ? { ok: false, reason: "NOT_ENOUGH_POINTS" } : { ok: true, ore: typed.ore };
}
