import { Menu } from "@mantine/core";
import { IconDeviceTablet, IconUsers } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl/react";
import { onNetworkReturn } from "#features/till/register/backoffice/network.ts";
import classes from "#features/till/register/backoffice/till-bar.module.css";
import { useTillLocation } from "#features/till/register/backoffice/use-till-location.ts";
import { useAccess, useCan, useChain } from "#packages/web/backoffice/session/session.ts";
import { type TillDevice, useTillDevice } from "#packages/web/backoffice/session/till-device-store.ts";
import { ApproveDevice } from "./ApproveDevice.tsx";
import { awaitsAnswer } from "./begun-visit.ts";
import { SwitchScreen } from "./SwitchScreen.tsx";
import { useThisDevice } from "./use-this-device.ts";

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

/** Shows the screen chosen in the menu, on top of the till, and follows the device's approval. */
export function TillDeviceScreens({ menu: { asked, close } }: { menu: TillDeviceMenu }) {
  const { location } = useTillLocation();
  const device = useTillDevice();
  return (
    <>
      {device && <DeviceCheck device={device} />}
      {asked === "switch" && device && <SwitchScreen device={device} onClose={close} />}
      {asked === "approve" && location && <ApproveDevice place={location} onClose={close} />}
    </>
  );
}

/** Checks the approval when the till opens and when its network returns. */
function DeviceCheck({ device }: { device: TillDevice }) {
  const { refetch } = useThisDevice(device);
  useEffect(() => onNetworkReturn(() => void refetch()), [refetch]);
  return null;
}
