import { Menu } from "@mantine/core";
import { IconDeviceTablet, IconUsers } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import classes from "#features/till/register/backoffice/till-bar.module.css";
import { useTillLocation } from "#features/till/register/backoffice/use-till-location.ts";
import { useAccess, useCan, useChain } from "#packages/web/backoffice/session/session.ts";
import { useTillDevice } from "#packages/web/backoffice/session/till-device-store.ts";
import { ApproveDevice } from "./ApproveDevice.tsx";
import { awaitsAnswer } from "./begun-visit.ts";
import { SwitchScreen } from "./SwitchScreen.tsx";

/** What may be asked for in the till's menu. */
type Asked = "switch" | "approve" | null;

/** The menu's own state: what is open over the till outlives the menu. */
export function useTillDeviceMenu() {
  const [screen, ask] = useState<Asked>(null);
  return { asked: screen, ask, close: () => ask(null) };
}

type TillDeviceMenu = ReturnType<typeof useTillDeviceMenu>;

/** In the till's menu: the next cashier, where the device is approved; its approval, for those who may. */
export function TillDeviceItems({ menu }: { menu: TillDeviceMenu }) {
  const t = useTranslations("devices");
  const { subdomain } = useChain();
  const { firstName } = useAccess();
  const mayApprove = useCan("readClub");
  const { location } = useTillLocation();
  const device = useTillDevice();
  const ofClub = device?.chain === subdomain;
  const isHere = ofClub && device.pointOfSaleId === location?.id;
  const waits = awaitsAnswer();
  return (
    <>
      {ofClub && (
        <Menu.Item
          className={classes.item}
          leftSection={<IconUsers size={20} aria-hidden />}
          disabled={waits}
          onClick={() => menu.ask("switch")}
        >
          {t("switchCashier")}
          <br />
          <small>{waits ? t("waitingFirst") : t("signedIn", { name: firstName })}</small>
        </Menu.Item>
      )}
      {mayApprove && location && !isHere && (
        <Menu.Item
          className={classes.item}
          leftSection={<IconDeviceTablet size={20} aria-hidden />}
          onClick={() => menu.ask("approve")}
        >
          {t("approve")}
        </Menu.Item>
      )}
    </>
  );
}

/** What was asked for there, over the till. */
export function TillDeviceScreens({ menu: { asked, close } }: { menu: TillDeviceMenu }) {
  const { location } = useTillLocation();
  const device = useTillDevice();
  if (asked === "switch" && device) return <SwitchScreen device={device} onClose={close} />;
  if (asked === "approve" && location) return <ApproveDevice place={location} onClose={close} />;
  return null;
}
