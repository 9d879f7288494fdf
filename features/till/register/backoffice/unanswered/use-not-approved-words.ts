import { useCallback } from "react";
import { useTranslations } from "use-intl/react";
import type { Approval } from "../queries.ts";

/** Explains why a large amount was not approved: "Maja Berg sa nej: Fel belopp." */
export function useNotApprovedWords() {
  const t = useTranslations("register");
  return useCallback(
    ({ state, answeredBy, reason }: Approval): string => {
      if (state !== "DECLINED") return t(state === "WITHDRAWN" ? "approvalWithdrawn" : "approvalExpired");
      const name = answeredBy || t("somebody");
      return reason === "" ? t("approvalDeclined", { name }) : t("approvalDeclinedWhy", { name, reason });
    },
    [t],
  );
}
