import { numberLimits } from "#packages/domain/limits.ts";
import type { MergeRules } from "#packages/domain/merge-edits.ts";
import { wholeNumber } from "#packages/web/backoffice/forms/whole-number.ts";
import type { FieldCodes } from "#packages/web/forms/use-form.ts";
import type { SendoutRules } from "../queries.ts";

/** The club's rules as they are typed; what a switch turns off is kept beside it. */
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

/** What a switch turns on goes with it. */
export const mergingRules = {
  follows: { from: "quiet", to: "quiet", messages: "capped", days: "capped", approvalAbove: "approved" },
} satisfies MergeRules<RulesForm>;

/** What stands in fields before anybody chose. */
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

/** What is wrong with those that are on. */
export function checkRules(form: RulesForm): FieldCodes<RulesForm> {
  const { quiet, capped, approved, from, to } = form;
  const wrong = (field: keyof typeof limits) => (numberIn(form, field) === null ? "INVALID_INPUT" : null);
  return {
    ...(quiet && { from: from === "" ? "REQUIRED" : null, to: to === "" ? "REQUIRED" : null }),
    ...(capped && { messages: wrong("messages"), days: wrong("days") }),
    ...(approved && { approvalAbove: wrong("approvalAbove") }),
  };
}

/** Whether what is typed asks a second person less often than what is kept. */
export function isWider(form: RulesForm, { approvalAbove }: SendoutRules): boolean {
  if (approvalAbove === null) return false;
  return !form.approved || (numberIn(form, "approvalAbove") ?? 0) > approvalAbove;
}

/** As they go on the wire; of a form that is right. */
export function writtenRules(form: RulesForm): Omit<SendoutRules, "version" | "widened"> {
  const { quiet, capped, approved, from, to } = form;
  return {
    quietHours: quiet ? { from, to } : null,
    cap: capped ? { messages: numberIn(form, "messages") ?? 1, days: numberIn(form, "days") ?? 1 } : null,
    approvalAbove: approved ? numberIn(form, "approvalAbove") : null,
  };
}
