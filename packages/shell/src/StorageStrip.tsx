import { TopStrip } from "@stammis/ui/page/TopStrip.tsx";
import { useTranslations } from "use-intl/react";

/** Says on every screen that the browser refuses to store anything. `consequence`: what is lost with the page. */
export function StorageStrip({ consequence }: { consequence?: string | undefined }) {
  const words = useTranslations("words");
  return <TopStrip name={words("storesNothing")}>{consequence ?? words("signedOutOnClose")}</TopStrip>;
}
