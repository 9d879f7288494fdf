import { useDisclosure } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { say } from "#features/till/register/backoffice/notices.ts";
import { useAccess, useChain } from "#packages/web/backoffice/session/session.ts";
import { tillDeviceStore } from "#packages/web/backoffice/session/till-device-store.ts";
import { tabStore } from "#packages/web/session/device-store.ts";
import { PinDialog } from "./PinDialog.tsx";
import { pinQuery } from "./queries.ts";

const key = "stammis.till.pin-asked";

/** Asks a user who signed in by password at an approved till to choose a PIN, once per tab. */
export function FirstPin() {
  const t = useTranslations("devices");
  const { subdomain } = useChain();
  const { accountId, isAdmin } = useAccess();
  const who = `${subdomain} ${accountId}`;
  // The dialog does not open right after the approval of the device, because that user is doing something else.
  const [asks] = useState(
    () => !isAdmin && tillDeviceStore.get()?.chain === subdomain && tabStore.getItem(key) !== who,
  );
  const { data } = useQuery({ ...pinQuery, enabled: asks });
  const [answered, answer] = useDisclosure(false);
  const close = () => {
    tabStore.setItem(key, who);
    answer.open();
  };
  return (
    <PinDialog
      opened={asks && data?.setAt === null && !answered}
      onClose={close}
      text={t("firstPinText")}
      tell={(text) => say("good", text)}
    />
  );
}
