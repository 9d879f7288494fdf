/**
 * `open`: being typed; `sending`: no answer yet; `asking`: confirm the large amount; `beside`: needs a second person.
 */
export type Phase = "open" | "sending" | "asking" | "beside";

/**
 * The input from a customer's arrival until Confirm, as plain data that can be stored and sent later. Product's till.
 */
export interface Visit {
  /** Created once per registration and sent with each attempt, so that none is registered twice. */
  registrationKey: string;
  /** The member's twelve digits. */
  membershipId: string | null;
  /** The typed phone or e-mail of a customer who is not a member yet; the purchase will be pending. */
  invitee: string | null;
  /** The code that was scanned for the member; undefined for a typed number. */
  card?: ScannedCard | undefined;
  /** The time of a visit that is registered later, in milliseconds of the server's clock; undefined for a visit now. */
  visitedAt?: number | undefined;
  /** The member's name as last loaded; empty before. Only for display. */
  name: string;
  /** The typed text with a comma; empty for a visit without a purchase. */
  amount: string;
  categoryIds: readonly number[];
  /** Whether the cashier has chosen the categories. Otherwise the till's usual ones count. */
  hasOwnCategories?: boolean | undefined;
  campaignIds: readonly number[];
  couponIds: readonly number[];
  /** Full cards whose reward is used now. */
  stampcardUsageIds: readonly number[];
  /** Stamps to give by the card's id; no entry for zero. */
  stamps: Readonly<Record<string, number>>;
  /** The welcome offer with the value coupon that the till showed; null if it is not used. */
  welcomeOffer: { couponId: number | null } | null;
  phase: Phase;
  /** Whether the cashier confirmed an unusually large amount. */
  amountConfirmed: boolean;
  /** The reason for the latest refusal, in the caller's language. */
  refusal: string | null;
}

/** A card's code as scanned. `isOld`: not a current code by the till's clock, as in a picture of a card. */
export interface ScannedCard {
  code: string;
  isOld: boolean;
}

/** The choices that the member has now. */
export interface Offered {
  /** Null until loaded. */
  campaignIds: readonly number[] | null;
  couponIds: readonly number[];
  stampcardUsageIds: readonly number[];
  /** The largest number of stamps per card. */
  stamps: Readonly<Record<string, number>>;
  welcomeOffer: { couponId: number | null } | null;
}

export type VisitEvent =
  | { type: "member"; membershipId: string; name: string; card?: ScannedCard | undefined }
  | { type: "invitee"; contact: string }
  | { type: "nobody" }
  /** `of`: the registration key of the visit in which the text was typed. */
  | { type: "amount"; text: string; of?: string }
  /** `usual`: the categories that the till begins with. */
  | { type: "category"; id: number; usual: readonly number[] }
  | { type: "campaign"; id: number }
  | { type: "coupon"; id: number }
  | { type: "reward"; fillingId: number }
  | { type: "stamps"; stampcardId: number; stamps: number }
  | { type: "welcome"; couponId: number | null }
  | { type: "offered"; offered: Offered; name: string }
  | { type: "sent"; amountConfirmed: boolean }
  | { type: "asked" }
  | { type: "beside" }
  | { type: "corrected" }
  | { type: "signedOut" }
  | { type: "refused"; message: string }
  | { type: "standing"; message: string; nextKey: string }
  | { type: "cleared"; nextKey: string };

/** Choices that belong to one customer and must not move to the next. */
const nothingChosen = {
  couponIds: [],
  stampcardUsageIds: [],
  stamps: {},
  welcomeOffer: null,
  card: undefined,
} as const;

export function emptyVisit(registrationKey: string): Visit {
  return {
    ...nothingChosen,
    registrationKey,
    membershipId: null,
    invitee: null,
    name: "",
    amount: "",
    categoryIds: [],
    campaignIds: [],
    phase: "open",
    amountConfirmed: false,
    refusal: null,
  };
}

/** Returns the visit's categories: those that the cashier chose, else the till's usual ones. */
export const categoriesOf = ({ categoryIds, hasOwnCategories }: Visit, usual: readonly number[]): readonly number[] =>
  hasOwnCategories || categoryIds.length > 0 ? categoryIds : usual;

/** Whether the visit has a customer: a member, or a customer to be invited. */
export const isSomebodys = ({ membershipId, invitee }: Visit): boolean => membershipId !== null || invitee !== null;

/** Whether the visit has any input besides the customer. */
export function isBegun(visit: Visit): boolean {
  const { amount, categoryIds, campaignIds, couponIds, stampcardUsageIds, stamps, welcomeOffer } = visit;
  const chosen = [...categoryIds, ...campaignIds, ...couponIds, ...stampcardUsageIds, ...Object.keys(stamps)];
  return amount !== "" || chosen.length > 0 || welcomeOffer !== null;
}

const toggled = (ids: readonly number[], id: number) =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];

/** Returns the visit after an event. It does not change while its answer is pending. */
export function nextVisit(visit: Visit, event: VisitEvent): Visit {
  switch (event.type) {
    case "sent":
      return { ...visit, phase: "sending", refusal: null, amountConfirmed: event.amountConfirmed };
    case "asked":
      return { ...visit, phase: "asking" };
    case "beside":
      return { ...visit, phase: "beside" };
    case "corrected":
    case "signedOut":
      return { ...visit, phase: "open" };
    case "refused":
      // Nothing is stored under a refused key, so the key stays. If the refusal was wrong, the visit still cannot count
      // twice.
      return { ...visit, phase: "open", amountConfirmed: false, refusal: event.message };
    case "standing": {
      // The customer stays, to check the existing registration. The typed input is dropped, or the next Confirm would
      // count it too.
      const { membershipId, invitee, name } = visit;
      return { ...emptyVisit(event.nextKey), membershipId, invitee, name, refusal: event.message };
    }
    case "cleared":
      return emptyVisit(event.nextKey);
    case "offered":
      return visit.phase === "open" ? within(named(visit, event.name), event.offered) : visit;
    default:
      return visit.phase === "open" ? { ...edited(visit, event), refusal: null, amountConfirmed: false } : visit;
  }
}

const named = (visit: Visit, name: string): Visit => (visit.name === name ? visit : { ...visit, name });

type EditType =
  | "member"
  | "invitee"
  | "nobody"
  | "amount"
  | "category"
  | "campaign"
  | "coupon"
  | "reward"
  | "stamps"
  | "welcome";

function edited(visit: Visit, event: Extract<VisitEvent, { type: EditType }>): Visit {
  switch (event.type) {
    case "member": {
      const { membershipId, name, card } = event;
      if (visit.membershipId === membershipId) return card ? { ...visit, card } : visit;
      return { ...visit, ...nothingChosen, membershipId, name, card, invitee: null };
    }
    case "invitee":
      return { ...visit, ...nothingChosen, membershipId: null, name: "", invitee: event.contact };
    case "nobody":
      // The purchase stays the same for any customer: under its key it counts once.
      return { ...visit, ...nothingChosen, membershipId: null, name: "", invitee: null };
    case "amount":
      // The server may have answered the visit between a key press and its effect.
      if (event.of !== undefined && event.of !== visit.registrationKey) return visit;
      return { ...visit, amount: event.text };
    case "category":
      return { ...visit, categoryIds: toggled(categoriesOf(visit, event.usual), event.id), hasOwnCategories: true };
    case "campaign":
      return { ...visit, campaignIds: toggled(visit.campaignIds, event.id) };
    case "coupon":
      return { ...visit, couponIds: toggled(visit.couponIds, event.id) };
    case "reward":
      return { ...visit, stampcardUsageIds: toggled(visit.stampcardUsageIds, event.fillingId) };
    case "stamps":
      return { ...visit, stamps: withStamps(visit.stamps, event.stampcardId, event.stamps) };
    case "welcome":
      return { ...visit, welcomeOffer: visit.welcomeOffer ? null : { couponId: event.couponId } };
  }
}

function withStamps(stamps: Visit["stamps"], stampcardId: number, count: number): Visit["stamps"] {
  const { [stampcardId]: _, ...others } = stamps;
  return count > 0 ? { ...others, [stampcardId]: count } : others;
}

/** Removes choices no longer available (used at another till, or expired), so that no hidden choice is sent. */
function within(visit: Visit, offered: Offered): Visit {
  const campaignIds = visit.campaignIds.filter((id) => offered.campaignIds?.includes(id) ?? true);
  const couponIds = visit.couponIds.filter((id) => offered.couponIds.includes(id));
  const stampcardUsageIds = visit.stampcardUsageIds.filter((id) => offered.stampcardUsageIds.includes(id));
  const stampEntries = Object.entries(visit.stamps);
  const stamps = stampEntries.map(([id, count]) => [id, Math.min(count, offered.stamps[id] ?? 0)] as const);
  const isStillShown = offered.welcomeOffer?.couponId === visit.welcomeOffer?.couponId;
  const welcomeOffer = isStillShown ? visit.welcomeOffer : null;
  const same =
    campaignIds.length === visit.campaignIds.length &&
    couponIds.length === visit.couponIds.length &&
    stampcardUsageIds.length === visit.stampcardUsageIds.length &&
    stamps.every(([id, count]) => count === visit.stamps[id]) &&
    welcomeOffer === visit.welcomeOffer;
  if (same) return visit;
  const remainingStamps = Object.fromEntries(stamps.filter(([, count]) => count > 0));
  return { ...visit, campaignIds, couponIds, stampcardUsageIds, stamps: remainingStamps, welcomeOffer };
}
