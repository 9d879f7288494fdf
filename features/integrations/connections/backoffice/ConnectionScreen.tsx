import { useTranslations } from "use-intl/react";
import { ConnectionView } from "./ConnectionView.tsx";
import { OneConnection } from "./OneConnection.tsx";

/** `/integrations/connections/$id`: one connection with its state and orders. */
export function ConnectionScreen() {
  const t = useTranslations("connections");
  return <OneConnection title={t("title")}>{(connection) => <ConnectionView connection={connection} />}</OneConnection>;
}
