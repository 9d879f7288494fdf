import { checkWebAddress } from "#features/clubs/settings/domain/web-address.ts";
import { endsBeforeStart, isWithin } from "#features/loyalty/coupons/domain/coupons.ts";
import type { PublishStatus } from "#features/loyalty/publishing/domain/publish-status.ts";
import { smsTextProblem } from "#features/messages/sms/domain/sms-text.ts";
import { actionLabelMax, numberLimits } from "#packages/domain/limits.ts";
import { type CheckedName, checkName, normaliseName } from "#packages/domain/people/names.ts";
import { normaliseText } from "#packages/domain/text.ts";

/** What decides whether a campaign runs; `status`: the one it shows (`effectiveStatus`). */
export interface CampaignDates {
  status: PublishStatus;
  startDate: Temporal.PlainDate | null;
  endDate: Temporal.PlainDate | null;
}

/** Whether a campaign runs today: ACTIVE, its start date come, and its end date not over. Spec §4. */
export function isCurrent({ status, startDate, endDate }: CampaignDates, today: Temporal.PlainDate): boolean {
  return status === "ACTIVE" && isWithin(startDate, endDate, today);
}

/** Whether a campaign runs at a point of sale; one that names none runs at all of them. */
export function runsAt(pointOfSaleIds: readonly number[], locationId: number): boolean {
  return pointOfSaleIds.length === 0 || pointOfSaleIds.includes(locationId);
}

/** Campaigns as a visitor is shown them: the welcome offer before the others, whose order stays. */
export const welcomeFirst = <Shown extends { welcomeOffer: boolean }>(campaigns: readonly Shown[]): Shown[] =>
  campaigns.toSorted((one, other) => Number(other.welcomeOffer) - Number(one.welcomeOffer));

/**
 * What brings a value coupon to members: of the campaigns that run for them, the newest first, and the welcome offer while
 * it can be used, the first with that coupon. Undefined: it does not reach them. Spec §4 "Coupons".
 */
export function carrierOf<Carrier extends { coupon: { id: number } | null }>(
  carriers: readonly Carrier[],
  couponId: number,
): Carrier | undefined {
  return carriers.find(({ coupon }) => coupon?.id === couponId);
}

/** Whether who works at `own` (null: everywhere) sees a campaign: it runs at one of their points of sale. */
export function seesCampaign(own: readonly number[] | null, pointOfSaleIds: readonly number[]): boolean {
  return own === null || pointOfSaleIds.length === 0 || pointOfSaleIds.some((id) => own.includes(id));
}

/** Whether they may write and change it: it runs at their own points of sale, and nowhere else. */
export function mayKeepCampaign(own: readonly number[] | null, pointOfSaleIds: readonly number[]): boolean {
  return own === null || (pointOfSaleIds.length > 0 && pointOfSaleIds.every((id) => own.includes(id)));
}

/** A campaign as a merchant writes it; empty texts where there is none. `months`: of a welcome offer, else null. */
export interface CampaignFields {
  name: string;
  description: string;
  actionButtonLabel: string;
  actionButtonTarget: string;
  startDate: Temporal.PlainDate | null;
  endDate: Temporal.PlainDate | null;
  welcomeOffer: boolean;
  months: number | null;
  /** Where it runs; none: everywhere. */
  pointOfSaleIds: readonly number[];
  publicToAll: boolean;
  /** Everybody, or those in a selection, which is null else. */
  audience: "EVERYONE" | "SELECTION";
  selectionId: number | null;
  message: string;
  bySms: boolean;
  byEmail: boolean;
}

export type CampaignProblem =
  | Extract<CheckedName, { ok: false }>["reason"]
  | "LABEL_TOO_LONG"
  | "LABEL_REQUIRED"
  | "INVALID_URL"
  | "DATE_REQUIRED"
  | "END_BEFORE_START"
  | "MONTHS_REQUIRED"
  | "WELCOME_OFFER_EVERYWHERE"
  | "OPTION_REQUIRED"
  | "AUDIENCE_NOT_PUBLIC"
  | "AUDIENCE_NOT_WELCOMED"
  | "MESSAGE_REQUIRED"
  | "MESSAGE_TOO_LONG";

export type CheckedCampaign<F extends CampaignFields> =
  | { ok: true; campaign: F }
  | { ok: false; problems: Partial<Record<keyof CampaignFields, CampaignProblem>> };

/**
 * Reads a campaign's fields: answers them as stored (a target without scheme is https, months only of a welcome offer),
 * or a problem for each wrong field. A medium is asked for when it is sent, not here. Spec §5.
 */
export function checkCampaign<F extends CampaignFields>(fields: F): CheckedCampaign<F> {
  const name = checkName(fields.name);
  const label = normaliseName(fields.actionButtonLabel);
  const target = fields.actionButtonTarget.trim();
  const address = target === "" ? ({ ok: true, value: "" } as const) : checkWebAddress(target);
  const fieldProblems: Record<string, CampaignProblem | null> = {
    name: name.ok ? null : name.reason,
    actionButtonLabel: labelProblem(label, target),
    actionButtonTarget: address.ok ? null : address.reason,
    startDate: fields.startDate === null && fields.endDate === null ? "DATE_REQUIRED" : null,
    endDate: endsBeforeStart(fields.startDate, fields.endDate) ? "END_BEFORE_START" : null,
    months: fields.welcomeOffer ? monthsProblem(fields.months) : null,
    // Who joins is welcomed by the club, wherever they come next.
    pointOfSaleIds: fields.welcomeOffer && fields.pointOfSaleIds.length > 0 ? "WELCOME_OFFER_EVERYWHERE" : null,
    ...audienceProblems(fields),
    message: messageProblem(fields),
  };
  const problems = Object.fromEntries(Object.entries(fieldProblems).filter(([, problem]) => problem !== null));
  if (!name.ok || !address.ok || Object.keys(problems).length > 0) return { ok: false, problems };
  const campaign = {
    ...fields,
    name: name.name,
    description: normaliseText(fields.description),
    actionButtonLabel: label,
    actionButtonTarget: address.value,
    months: fields.welcomeOffer ? fields.months : null,
    pointOfSaleIds: [...new Set(fields.pointOfSaleIds)].toSorted((a, b) => a - b),
    selectionId: fields.audience === "SELECTION" ? fields.selectionId : null,
    message: normaliseText(fields.message),
  };
  return { ok: true, campaign };
}

/** What is for some alone is not told to all, and nobody is welcomed with it: who joins is in no selection yet. */
function audienceProblems({ audience, selectionId, publicToAll, welcomeOffer }: CampaignFields) {
  if (audience === "EVERYONE") return {};
  return {
    selectionId: selectionId === null ? ("OPTION_REQUIRED" as const) : null,
    publicToAll: publicToAll ? ("AUDIENCE_NOT_PUBLIC" as const) : null,
    welcomeOffer: welcomeOffer ? ("AUDIENCE_NOT_WELCOMED" as const) : null,
  };
}

function labelProblem(label: string, target: string): CampaignProblem | null {
  if (label.length > actionLabelMax) return "LABEL_TOO_LONG";
  return label === "" && target !== "" ? "LABEL_REQUIRED" : null;
}

function monthsProblem(months: number | null): CampaignProblem | null {
  const { min, max } = numberLimits.validMonths;
  return Number.isInteger(months) && months !== null && months >= min && months <= max ? null : "MONTHS_REQUIRED";
}

function messageProblem({ message, bySms }: CampaignFields): CampaignProblem | null {
  const problem = smsTextProblem(normaliseText(message));
  if (problem === "SMS_TOO_LONG") return "MESSAGE_TOO_LONG";
  // An e-mail without one says what the campaign says.
  return problem === "REQUIRED" && bySms ? "MESSAGE_REQUIRED" : null;
}
