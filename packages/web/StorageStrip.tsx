import { useTranslations } from "use-intl/react";
import { TopStrip } from "#packages/ui/page/TopStrip.tsx";

/**
 * Reports on every screen that the browser refuses to store data. `consequence` names the data that is lost when the
 * page is closed.
 */
export function StorageStrip({ consequence }: { consequence?: string | undefined }) {
  const words = useTranslations("words");
  return <TopStrip name={words("storesNothing")}>{consequence ?? words("signedOutOnClose")}</TopStrip>;
}
