import { numberLimits } from "#packages/domain/limits.ts";
import { wholeNumber } from "#packages/web/backoffice/forms/whole-number.ts";
import type { FieldCodes } from "#packages/web/forms/use-form.ts";
import type { ApiKey } from "./queries.ts";

export type KeyLimits = ApiKey["limits"];
export type LimitField = keyof KeyLimits;
/** The typed limits; empty: as for the club's cashiers. */
export type LimitsForm = Record<LimitField, string>;

const ranges: Record<LimitField, { min: number; max: number }> = {
  perPurchase: numberLimits.cashierKronorPerPurchase,
  perDay: numberLimits.cashierKronorPerDay,
  perMemberDay: numberLimits.cashierKronorPerDay,
  correctionsPerMember: numberLimits.cashierPointsPerMember,
  correctionsPerDay: numberLimits.cashierPointsPerDay,
};
export const amountFields = ["perPurchase", "perDay", "perMemberDay"] as const;
export const correctionFields = ["correctionsPerMember", "correctionsPerDay"] as const;
const fields: readonly LimitField[] = [...amountFields, ...correctionFields];

export const mapFields = <Value>(valueFor: (field: LimitField) => Value) =>
  Object.fromEntries(fields.map((field) => [field, valueFor(field)])) as Record<LimitField, Value>;

export const limitsFormOf = (limits: KeyLimits): LimitsForm => mapFields((field) => String(limits[field] ?? ""));

/** Converts the limits in a checked form to the API's format. */
export const limitsIn = (form: LimitsForm): KeyLimits => mapFields((field) => wholeNumber(form[field], ranges[field]));

export const checkLimits = (form: LimitsForm): FieldCodes<LimitsForm> =>
  mapFields((field) =>
    form[field].trim() === "" || wholeNumber(form[field], ranges[field]) !== null ? null : "INVALID_INPUT",
  );

export const hasOwnLimits = (limits: KeyLimits): boolean => Object.values(limits).some((limit) => limit !== null);
