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

/** The screens that the till's menu opens. */
type Asked = "switch" | "approve" | null;

/** Holds the menu's choice: an open screen outlives the menu. */
export function useTillDeviceMenu() {
  const [screen, ask] = useState<Asked>(null);
  return { asked: screen, ask, close: () => ask(null) };
}

type TillDeviceMenu = ReturnType<typeof useTillDeviceMenu>;

/** Menu items of the till: switch cashier on an approved device, and approve the device for merchants. */
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

/** Shows the screen chosen in the menu, on top of the till. */
export function TillDeviceScreens({ menu: { asked, close } }: { menu: TillDeviceMenu }) {
  const { location } = useTillLocation();
  const device = useTillDevice();
  if (asked === "switch" && device) return <SwitchScreen device={device} onClose={close} />;
  if (asked === "approve" && location) return <ApproveDevice place={location} onClose={close} />;
  return null;
}
