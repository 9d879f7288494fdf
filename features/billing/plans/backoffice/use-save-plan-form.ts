import { useNavigate } from "@tanstack/react-router";
import type { FieldPath } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import type { Edits } from "#packages/web/forms/use-edits.ts";
import type { Form } from "#packages/web/forms/use-form.ts";
import { applyProblem } from "#packages/web/problem.ts";
import { begunPrices, type PlanForm, readPrices } from "./plan-form.ts";
import { type Plan, useSavePlan } from "./queries.ts";

type Saving = { plan: Plan | null; today: string; form: Form<PlanForm>; edits: Edits<Plan, PlanForm> };

const parts = ["from", "location", "membersIncluded", "member"] as const;

/** Maps the server's field names for prices to the form's field names. The form leaves out prices in force. */
function namesAfter(begun: number, coming: number): Partial<Record<string, FieldPath<PlanForm>>> {
  const rows = Array.from({ length: coming }, (_, at) => at);
  return Object.fromEntries(
    rows.flatMap((at) => parts.map((part) => [`prices.${begun + at}.${part}`, `coming.${at}.${part}` as const])),
  );
}

/** Saves a plan, and opens the page of a new one. */
export function useSavePlanForm({ plan, today, form, edits }: Saving) {
  const t = useTranslations("plans");
  const notices = useNotices();
  const navigate = useNavigate();
  const { mutateAsync } = useSavePlan(plan?.id ?? null);
  return form.handleSubmit(async ({ name, offered, coming }) => {
    const began = edits.began() ?? plan;
    const begun = began ? begunPrices(began, today) : [];
    const body = { name, offered, prices: [...begun, ...readPrices(coming)] };
    try {
      const saved = await mutateAsync({ ...body, ...(began && { version: began.version }) });
      edits.saved(saved);
      notices.done(t("saved"));
      if (!plan)
        await navigate({ to: paths.plan, params: { id: String(saved.id) }, replace: true, ignoreBlocker: true });
    } catch (error) {
      const names = namesAfter(begun.length, coming.length);
      if (!edits.isOvertaken(error) && !applyProblem(form, error, names)) notices.failed(error, t("saveFailed"));
    }
  });
}
