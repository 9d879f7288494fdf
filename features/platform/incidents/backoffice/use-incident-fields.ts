import { useTranslations } from "use-intl/react";
import { textMax } from "#packages/domain/limits.ts";
import type { FormFields } from "#packages/web/forms/form-fields.ts";
import type { IncidentForm } from "./incident-form.ts";

export function useIncidentFields() {
  const t = useTranslations("incidents.fields");
  return {
    what: { label: t("what"), limit: textMax.incidentText },
    discoveredAt: { label: t("discoveredAt") },
    beganAt: { label: t("beganAt") },
    dataCategories: { label: t("dataCategories"), limit: textMax.incidentText },
    peopleCount: { label: t("peopleCount") },
    recordCount: { label: t("recordCount") },
    consequences: { label: t("consequences"), limit: textMax.incidentText },
    measures: { label: t("measures"), limit: textMax.incidentText },
    contact: { label: t("contact"), limit: textMax.recordText },
  } satisfies FormFields<IncidentForm>;
}
