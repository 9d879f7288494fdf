import { useTranslations } from "use-intl/react";
import type { ConnectionKind } from "../../domain/connections.ts";
import classes from "./setup.module.css";

/** The steps in the shop, in the shop's own words. */
export function SetupSteps({ kind }: { kind: ConnectionKind }) {
  const t = useTranslations("connections.steps");
  const stepsOf: Record<ConnectionKind, string[]> = {
    SHOPIFY: [t("SHOPIFY.open"), t("SHOPIFY.create"), t("SHOPIFY.more"), t("SHOPIFY.done")],
    WOOCOMMERCE: [t("WOOCOMMERCE.open"), t("WOOCOMMERCE.choose"), t("WOOCOMMERCE.paste"), t("WOOCOMMERCE.save")],
    GENERIC: [t("GENERIC.send"), t("GENERIC.sign"), t("GENERIC.again")],
  };
  return (
    <ol className={classes.steps}>
      {stepsOf[kind].map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
