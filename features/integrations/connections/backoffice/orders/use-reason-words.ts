import { useTranslations } from "use-intl/react";
import type { ErrorCode } from "#packages/contract/error-codes.ts";
import type { OrderField } from "../../domain/shop-order.ts";
import type { Connection } from "../queries.ts";

interface Refused {
  code: string | null;
  field: OrderField | null;
}

const ownReasons = [
  "AMOUNT_NEEDS_CONFIRMATION",
  "SECOND_PERSON_NEEDED",
  "AMOUNT_TOO_SMALL",
  "VISIT_TOO_OLD",
  "VISIT_IN_FUTURE",
] as const;

/** Returns a function that says why an order was refused; empty for an order that was not. */
export function useReasonWords({ mapping }: Pick<Connection, "mapping">) {
  const t = useTranslations("connections");
  const errors = useTranslations("errors");
  return ({ code, field }: Refused): string => {
    if (code === null) return "";
    if (field && (code === "FIELD_MISSING" || code === "FIELD_WRONG")) {
      const path = mapping?.[field];
      return [t(`reasons.${code}`, { field: t(`fields.${field}`) }), ...(path ? [path] : [])].join(" · ");
    }
    const own = ownReasons.find((each) => each === code);
    if (own) return t(`reasons.${own}`);
    return errors.has(code as ErrorCode) ? errors(code as ErrorCode) : t("reasons.other", { code });
  };
}
