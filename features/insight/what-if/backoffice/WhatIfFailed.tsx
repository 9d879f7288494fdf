import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { ErrorState } from "#packages/ui/answer/ErrorState.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { type Asking, useAskWhatIf, useRemoveWhatIf, type WhatIf } from "./queries.ts";

/** Returns the original question. */
function askedOf({ question, subjectId, next: { value, months } }: WhatIf): Asking {
  const id = subjectId ?? 0;
  const monthValidation = months ?? 1;
  if (question === "REWARD") return { question, couponId: id, pointsRequired: value };
  if (question === "CARD") return { question, stampcardId: id, stampsAmount: value, monthValidation };
  return { question, pointsPerKrona: value, monthValidation };
}

/** Shows that a replay failed, and starts a replacement. */
export function WhatIfFailed({ whatIf }: { whatIf: WhatIf }) {
  const t = useTranslations("whatIf");
  const navigate = useNavigate();
  const notices = useNotices();
  const ask = useAskWhatIf();
  const remove = useRemoveWhatIf(whatIf.id);
  const again = () =>
    ask.mutate(askedOf(whatIf), {
      onSuccess: ({ id }) => {
        remove.mutate();
        void navigate({ to: paths.whatIfAnswer, params: { id: String(id) } });
      },
      onError: (error) => notices.failed(error, t("againFailed")),
    });
  return <ErrorState title={t("short.failed")} text={t("givenUp")} retryLabel={t("again")} onRetry={again} />;
}
