import { useTranslations } from "use-intl/react";
import type { FormFields } from "#packages/web/forms/form-fields.ts";
import type { mergingRules, RulesForm } from "./rules-form.ts";

/** The labels of the fields of the club's sendout rules. */
export function useRulesFields() {
  const t = useTranslations("sendoutRules");
  const words = useTranslations("words");
  const formatRule = (isOn: boolean, rule: string) => (isOn ? rule : words("no"));
  return {
    quiet: { label: t("quiet"), say: (isOn, { from, to }) => formatRule(isOn, `${from}–${to}`) },
    capped: {
      label: t("capped"),
      say: (isOn, { messages, days }) => formatRule(isOn, t("cap", { messages: Number(messages), days: Number(days) })),
    },
    approved: {
      label: t("approved"),
      say: (isOn, form) => formatRule(isOn, `${t("approvalAbove")} ${form.approvalAbove}`),
    },
    from: { label: t("from") },
    to: { label: t("to") },
    messages: { label: t("messages"), wrong: t("wrong") },
    days: { label: t("days"), wrong: t("wrong") },
    approvalAbove: { label: t("approvalAbove"), wrong: t("wrong") },
  } satisfies FormFields<RulesForm, typeof mergingRules>;
}
