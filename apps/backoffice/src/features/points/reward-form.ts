import { kronorFromOre, parseAmount } from "@stammis/domain/money";
import { checkCouponFields } from "@stammis/domain/offers/coupons";
import { effectiveStatus, isFinal, type PublishFacts } from "@stammis/domain/offers/publish-status";
import type { FieldCodes } from "../../lib/use-form.ts";
import { wholeNumber } from "../../lib/whole-number.ts";
import type { Reward, RewardFields } from "./queries.ts";

/** A reward as it is typed; dates and limits are empty where there is none. */
export type RewardForm = {
  name: string;
  description: string;
  pointsRequired: string;
  /** Kronor; empty for any purchase, and for none. */
  minimumPurchase: string;
  startDate: string;
  endDate: string;
  totalLimit: string;
  perMemberLimit: string;
};

export const emptyReward: RewardForm = {
  name: "",
  description: "",
  pointsRequired: "100",
  minimumPurchase: "",
  startDate: "",
  endDate: "",
  totalLimit: "",
  perMemberLimit: "",
};

export function rewardFormOf(reward: Reward): RewardForm {
  const { name, description, pointsRequired, minimumPurchase, startDate, endDate, totalLimit, perMemberLimit } = reward;
  return {
    name,
    description,
    pointsRequired: String(pointsRequired),
    minimumPurchase: String(minimumPurchase ?? "").replace(".", ","),
    startDate: startDate ?? "",
    endDate: endDate ?? "",
    totalLimit: String(totalLimit ?? ""),
    perMemberLimit: String(perMemberLimit ?? ""),
  };
}

/** Points typed as "1 000"; null when that is no whole number from 1 to a million. */
export const pointsOf = (typed: string) => wholeNumber(typed, { min: 1, max: 1_000_000 });

/** Null where nothing is typed; not a number for what is no amount. */
function minimumOreOf(typed: string): number | null {
  if (typed.trim() === "") return null;
  const read = parseAmount(typed);
  return read.ok ? read.ore : Number.NaN;
}

const kronorOf = (ore: number | null) => (ore === null ? null : kronorFromOre(ore));
const dateOf = (typed: string) => (typed === "" ? null : Temporal.PlainDate.from(typed));

/** Null for no limit; not a number for what is none. */
function limitOf(typed: string, max: number): number | null {
  return typed.trim() === "" ? null : (wholeNumber(typed, { min: 1, max }) ?? Number.NaN);
}

const totalMax = 1_000_000_000;
const perMemberMax = 1_000_000;

/** The same check as the server's; `taken`: uses that stand. Spec §5. */
export function checkReward(form: RewardForm, taken: number): FieldCodes<RewardForm> {
  const checked = checkCouponFields(
    {
      kind: "REWARD",
      name: form.name,
      pointsRequired: pointsOf(form.pointsRequired) ?? Number.NaN,
      valueOre: null,
      minimumOre: minimumOreOf(form.minimumPurchase),
      startsOn: dateOf(form.startDate),
      endsOn: dateOf(form.endDate),
      totalLimit: limitOf(form.totalLimit, totalMax),
      perMemberLimit: limitOf(form.perMemberLimit, perMemberMax),
    },
    taken,
  );
  if (checked.ok) return {};
  const { name, pointsRequired, minimumOre: minimumPurchase, endsOn, totalLimit, perMemberLimit } = checked.problems;
  const found = { name, pointsRequired, minimumPurchase, endDate: endsOn, totalLimit, perMemberLimit };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem));
}

/** The reward as it goes on the wire; the form has been checked. */
export function rewardOf(form: RewardForm): RewardFields {
  return {
    kind: "REWARD",
    name: form.name,
    description: form.description,
    pointsRequired: pointsOf(form.pointsRequired) ?? 0,
    minimumPurchase: kronorOf(minimumOreOf(form.minimumPurchase)),
    startDate: form.startDate || null,
    endDate: form.endDate || null,
    totalLimit: limitOf(form.totalLimit, totalMax),
    perMemberLimit: limitOf(form.perMemberLimit, perMemberMax),
  };
}

/** What the rules ask before its status changes; of one not saved yet, as the draft it would be. */
export function publishFacts(reward: Reward | null, endDate: string | null, today: Temporal.PlainDate): PublishFacts {
  const { storedStatus: status = "NEW", usedUp = false } = reward ?? {};
  return { status, usedUp, endsOn: dateOf(endDate ?? ""), suspended: reward?.publishStatus === "SUSPENDED", today };
}

/** Whether as many are redeemed as there were: it shows COMPLETED until a use is given back. */
export const isUsedUp = ({ storedStatus, usedUp }: Reward): boolean => usedUp && !isFinal(storedStatus);

/** Whether nothing about it changes any more; one that is used up may be given a higher limit. */
export function isOver(reward: Reward, today: Temporal.PlainDate): boolean {
  return isFinal(effectiveStatus({ ...publishFacts(reward, reward.endDate, today), usedUp: false }));
}

/** Whether members can have it today: active, and within its days. */
export function isOffered({ publishStatus, startDate }: Reward, today: Temporal.PlainDate): boolean {
  return publishStatus === "ACTIVE" && (startDate === null || startDate <= today.toString());
}
