import { useTranslations } from "use-intl/react";
import { joinWithDots } from "#packages/web/backoffice/format/join-with-dots.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import type { Awaited } from "../desk/finished.ts";
import { UndoLine } from "../returns/UndoLine.tsx";
import { useWithdrawAtTill } from "./use-withdraw-at-till.ts";

type LatestPendingProps = { awaited: Awaited; id: number; onGone: () => void };

/** Shows the previous purchase, which is pending for an invited customer. */
export function LatestPending({ awaited, id, onGone }: LatestPendingProps) {
  const t = useTranslations("register");
  const { kronor } = useNumbers();
  const withdraw = useWithdrawAtTill(onGone);
  const { contact, amount, stamps } = awaited;
  const what = [amount !== null && kronor(amount), stamps > 0 && t("stampCount", { count: stamps })];
  const note = joinWithDots(...what);
  return (
    <UndoLine
      title={t("latest", { name: contact })}
      note={note}
      action={t("withdraw")}
      label={t("withdrawNamed", { name: `${contact} ${note}` })}
      busy={withdraw.isPending}
      onUndo={() => withdraw.mutate(id)}
    />
  );
}
