import { useTranslations } from "use-intl/react";
import type { EditFields } from "#packages/web/backoffice/forms/use-field-words.ts";
import type { RulesForm } from "./rules-form.ts";

/** What the rules' fields are called, and how they are said where two people changed them. */
export function useRulesFieldWords(): EditFields<RulesForm> {
  const t = useTranslations("sendoutRules");
  const words = useTranslations("words");
  const said = (isOn: boolean, rule: string) => (isOn ? rule : words("no"));
  return {
    quiet: { label: t("quiet"), say: (isOn, { from, to }) => said(isOn, `${from}–${to}`) },
    capped: {
      label: t("capped"),
      say: (isOn, { messages, days }) => said(isOn, t("cap", { messages: Number(messages), days: Number(days) })),
    },
    approved: { label: t("approved"), say: (isOn, form) => said(isOn, `${t("approvalAbove")} ${form.approvalAbove}`) },
    from: null,
    to: null,
    messages: null,
    days: null,
    approvalAbove: null,
  };
}
