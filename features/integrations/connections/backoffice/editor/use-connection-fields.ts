import { useTranslations } from "use-intl/react";
import type { FormFields } from "#packages/web/forms/form-fields.ts";
import type { FieldForm } from "#packages/web/forms/use-field-form.ts";
import { connectionNameLength, secretMax } from "../../domain/connections.ts";
import { pathMax } from "../../domain/mapping.ts";
import { type OrderField, orderFields } from "../../domain/shop-order.ts";
import type { ConnectionForm } from "./connection-form.ts";

/** Returns the fields of the editor. */
export function useConnectionFields() {
  const t = useTranslations("connections");
  const paths = Object.fromEntries(
    orderFields.map((field) => [field, { label: t(`fields.${field}`), limit: pathMax }]),
  ) as Record<OrderField, { label: string; limit: number }>;
  return {
    kind: { label: t("editor.kind") },
    name: { label: t("editor.name"), limit: connectionNameLength.max },
    place: { label: t("editor.place") },
    secret: { label: t("editor.secret"), limit: secretMax },
    dryRun: { label: t("editor.dryRun") },
    amountUnit: { label: t("editor.unit") },
    ...paths,
  } satisfies FormFields<ConnectionForm>;
}

export type ConnectionFieldForm = FieldForm<ConnectionForm, ReturnType<typeof useConnectionFields>>;
