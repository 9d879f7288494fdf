import { numberLimits } from "#packages/domain/limits.ts";
import type { MergeRules } from "#packages/domain/merge-edits.ts";
import { wholeNumber } from "#packages/web/backoffice/forms/whole-number.ts";
import type { FieldCodes } from "#packages/web/forms/use-form.ts";
import type { SendoutRules } from "../queries.ts";

/** The club's rules as typed; a rule that is off keeps its values. */
export type RulesForm = {
  quiet: boolean;
  from: string;
  to: string;
  capped: boolean;
  messages: string;
  days: string;
  approved: boolean;
  approvalAbove: string;
};

/** A merge takes a rule's values from the same side as its switch. */
export const mergingRules = {
  follows: { from: "quiet", to: "quiet", messages: "capped", days: "capped", approvalAbove: "approved" },
} satisfies MergeRules<RulesForm>;

/** The default values of the fields. */
const usual = { from: "21:00", to: "08:00", messages: "2", days: "7", approvalAbove: "1000" };

export function rulesFormOf({ quietHours, cap, approvalAbove }: SendoutRules): RulesForm {
  return {
    quiet: quietHours !== null,
    from: quietHours?.from ?? usual.from,
    to: quietHours?.to ?? usual.to,
    capped: cap !== null,
    messages: String(cap?.messages ?? usual.messages),
    days: String(cap?.days ?? usual.days),
    approved: approvalAbove !== null,
    approvalAbove: String(approvalAbove ?? usual.approvalAbove),
  };
}

const limits = {
  messages: numberLimits.cappedMessages,
  days: numberLimits.cappedDays,
  approvalAbove: numberLimits.unapprovedRecipients,
} as const;
const numberIn = (form: RulesForm, field: keyof typeof limits) => wholeNumber(form[field], limits[field]);

/** Returns the errors of the rules that are on. */
export function checkRules(form: RulesForm): FieldCodes<RulesForm> {
  const { quiet, capped, approved, from, to } = form;
  const wrong = (field: keyof typeof limits) => (numberIn(form, field) === null ? "INVALID_INPUT" : null);
  return {
    ...(quiet && { from: from === "" ? "REQUIRED" : null, to: to === "" ? "REQUIRED" : null }),
    ...(capped && { messages: wrong("messages"), days: wrong("days") }),
    ...(approved && { approvalAbove: wrong("approvalAbove") }),
  };
}

/** Whether the form requires approval less often than the saved rules. */
export function isWider(form: RulesForm, { approvalAbove }: SendoutRules): boolean {
  if (approvalAbove === null) return false;
  return !form.approved || (numberIn(form, "approvalAbove") ?? 0) > approvalAbove;
}

/** Returns the request body of a valid form. */
export function writtenRules(form: RulesForm): Omit<SendoutRules, "version" | "widened"> {
  const { quiet, capped, approved, from, to } = form;
  return {
    quietHours: quiet ? { from, to } : null,
    cap: capped ? { messages: numberIn(form, "messages") ?? 1, days: numberIn(form, "days") ?? 1 } : null,
    approvalAbove: approved ? numberIn(form, "approvalAbove") : null,
  };
}
