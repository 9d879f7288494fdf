import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { ApiError } from "#packages/contract/client.ts";
import { isUnanswered } from "#packages/web/backoffice/session/use-once.ts";
import type { Form } from "#packages/web/forms/use-form.ts";
import { applyProblem, codeOf, useProblemText } from "#packages/web/problem.ts";
import { type CorrectionForm, correctionOf } from "./correction-form.ts";
import { useCorrectPoints } from "./queries.ts";

/** Sends a correction and shows a refusal at its field: the points field also shows the allowed number. */
export function useCorrecting(membershipId: string, form: Form<CorrectionForm>, onDone: (told: string) => void) {
  const t = useTranslations("directory.correct");
  const words = useTranslations("words");
  const problemText = useProblemText();
  const { send, busy, locked } = useCorrectPoints(membershipId);
  const [problem, setProblem] = useState<string | null>(null);
  const refused = (error: unknown, act: CorrectionForm["act"]) => {
    const atMost = error instanceof ApiError ? error.problem?.atMost : undefined;
    if (atMost !== undefined) {
      const message = t(codeOf(error) === "CORRECTION_LIMIT" ? "atMostToday" : "atMost", { points: atMost });
      form.setError("points", { type: "atMost", message });
    } else if (isUnanswered(error)) setProblem(t(`unanswered.${act}`));
    else if (!applyProblem(form, error)) setProblem(problemText(error, t(`failed.${act}`)));
  };
  const correct = async (values: CorrectionForm) => {
    setProblem(null);
    const correction = correctionOf(values);
    try {
      const { clubPoints } = await send(correction);
      const balance = words("points", { count: clubPoints });
      onDone(t(`done.${values.act}`, { points: correction.body.points, balance }));
    } catch (error) {
      refused(error, values.act);
    }
  };
  // The fields are locked while the answer is pending, and the form would not read the values of locked fields.
  const submit = locked ? () => correct(form.getValues()) : form.handleSubmit(correct);
  return { submit, busy, locked, problem };
}
