import { checkWebAddress } from "#features/clubs/settings/domain/web-address.ts";
import { endsBeforeStart, isWithin } from "#features/loyalty/coupons/domain/coupons.ts";
import type { PublishStatus } from "#features/loyalty/publishing/domain/publish-status.ts";
import { smsTextProblem } from "#features/messages/sms/domain/sms-text.ts";
import { actionLabelMax, numberLimits } from "#packages/domain/limits.ts";
import { type CheckedName, checkName, normaliseName } from "#packages/domain/people/names.ts";
import { normaliseText } from "#packages/domain/text.ts";

/** The facts that decide if a campaign runs; `status`: the shown one (`effectiveStatus`). */
export interface CampaignDates {
  status: PublishStatus;
  startDate: Temporal.PlainDate | null;
  endDate: Temporal.PlainDate | null;
}

/** Whether a campaign runs today: ACTIVE, and today is within its dates. Spec §4. */
export function isCurrent({ status, startDate, endDate }: CampaignDates, today: Temporal.PlainDate): boolean {
  return status === "ACTIVE" && isWithin(startDate, endDate, today);
}

/** Whether a campaign runs at a point of sale; a campaign without points of sale runs at all of them. */
export function runsAt(pointOfSaleIds: readonly number[], locationId: number): boolean {
  return pointOfSaleIds.length === 0 || pointOfSaleIds.includes(locationId);
}

/** Returns campaigns in the order for visitors: the welcome offer first, the others unchanged. */
export const welcomeFirst = <Shown extends { welcomeOffer: boolean }>(campaigns: readonly Shown[]): Shown[] =>
  campaigns.toSorted((one, other) => Number(other.welcomeOffer) - Number(one.welcomeOffer));

/**
 * Finds the campaign that gives a value coupon to members: the first with it among their running campaigns, newest
 * first, and the usable welcome offer. Undefined if none. Spec §4 "Coupons".
 */
export function carrierOf<Carrier extends { coupon: { id: number } | null }>(
  carriers: readonly Carrier[],
  couponId: number,
): Carrier | undefined {
  return carriers.find(({ coupon }) => coupon?.id === couponId);
}

/** Whether staff with the points of sale `own` (null: all) see a campaign: it runs at one of their points of sale. */
export function seesCampaign(own: readonly number[] | null, pointOfSaleIds: readonly number[]): boolean {
  return own === null || pointOfSaleIds.length === 0 || pointOfSaleIds.some((id) => own.includes(id));
}

/** Whether staff may change the campaign: it runs only at points of sale in `own` (null: all). */
export function mayKeepCampaign(own: readonly number[] | null, pointOfSaleIds: readonly number[]): boolean {
  return own === null || (pointOfSaleIds.length > 0 && pointOfSaleIds.every((id) => own.includes(id)));
}

/** A campaign's fields in the back office; empty texts if not set. `months`: of a welcome offer, else null. */
export interface CampaignFields {
  name: string;
  description: string;
  actionButtonLabel: string;
  actionButtonTarget: string;
  startDate: Temporal.PlainDate | null;
  endDate: Temporal.PlainDate | null;
  welcomeOffer: boolean;
  months: number | null;
  /** The points of sale where the campaign runs; empty for everywhere. */
  pointOfSaleIds: readonly number[];
  publicToAll: boolean;
  /** EVERYONE: all members. SELECTION: the members of `selectionId`, which is null otherwise. */
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
 * Checks a campaign's fields. Returns them as stored (an https target, months only for a welcome offer), or a problem
 * per wrong field. The media are checked when sending. Spec §5.
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
    // A welcome offer must run at every point of sale.
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

/** A campaign for a selection cannot be public, nor the welcome offer: a new member is in no selection yet. */
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
  // An e-mail needs no message: without one it contains the campaign's description.
  return problem === "REQUIRED" && bySms ? "MESSAGE_REQUIRED" : null;
}
