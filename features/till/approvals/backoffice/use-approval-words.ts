import { useTranslations } from "use-intl/react";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import type { WaitingApproval } from "./queries.ts";

/** Returns the buyer's name, and the buyer with the amount: "Siri Lund, 60 000 kr". */
export function useApprovalWords() {
  const t = useTranslations("approvals");
  const { kronor } = useNumbers();
  const whoseOf = ({ member }: Pick<WaitingApproval, "member">): string =>
    member === null ? t("newcomer") : `${member.firstName} ${member.lastName}`.trim() || t("nameless");
  const whatOf = (row: Pick<WaitingApproval, "member" | "amount">) => `${whoseOf(row)}, ${kronor(row.amount)}`;
  return { whoseOf, whatOf };
}
