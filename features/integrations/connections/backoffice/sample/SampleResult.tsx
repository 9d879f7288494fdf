import { useTranslations } from "use-intl/react";
import { StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import page from "#packages/web/backoffice/page/detail-page.module.css";
import { orderTones } from "../orders/order-words.ts";
import { useReasonWords } from "../orders/use-reason-words.ts";
import type { Connection, Sample } from "../queries.ts";
import { OrderReading } from "./OrderReading.tsx";

/** Shows what would become of a message. */
export function SampleResult({ sample, connection }: { sample: Sample; connection: Connection }) {
  const t = useTranslations("connections.sample");
  const reasonOf = useReasonWords(connection);
  const { kronor } = useNumbers();
  const { result, state, member, returnedAmount } = sample;
  const reason = reasonOf(sample);
  if (result === "IGNORED") return <p>{t("ignored")}</p>;
  if (result === "UNREADABLE") return <p>{reason || t("unreadable")}</p>;
  if (result === "REFUND" || state === null) return <p>{t("refund", { amount: kronor(returnedAmount) })}</p>;
  const name = member ? `${member.firstName} ${member.lastName}` : "";
  return (
    <>
      <StatusWord tone={orderTones[state]}>{t(`results.${state}`, { member: name })}</StatusWord>
      {reason && <p className={page.quiet}>{reason}</p>}
      <OrderReading order={sample} />
    </>
  );
}
