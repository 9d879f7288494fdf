import { useTranslations } from "use-intl/react";
import { TopStrip } from "#packages/ui/page/TopStrip.tsx";

/** Reports on every screen that the browser stores nothing. `consequence` names the data lost with the page. */
export function StorageStrip({ consequence }: { consequence?: string | undefined }) {
  const words = useTranslations("words");
  return <TopStrip name={words("storesNothing")}>{consequence ?? words("signedOutOnClose")}</TopStrip>;
}
