import { Menu, useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import {
  IconBarcode,
  IconBuildingStore,
  IconCheck,
  IconDeviceTabletPlus,
  IconLayoutDashboard,
  IconLogout,
  IconMenu2,
  IconMoon,
  IconSchool,
  IconSun,
  IconUserCircle,
} from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { languages } from "#packages/domain/translations/languages.ts";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { useInstall } from "#packages/web/backoffice/install/install-offer.ts";
import { useLanguageChoice } from "#packages/web/backoffice/language/use-language-choice.ts";
import { endSession, openChain, useCan, useChain } from "#packages/web/backoffice/session/session.ts";
import { useTillDevice } from "#packages/web/backoffice/session/till-device-store.ts";
import { useOtherClub } from "./practice/use-practice.ts";
import { ScannerTest } from "./scanner/ScannerTest.tsx";
import classes from "./till-bar.module.css";

type TillMenuProps = { onChangeLocation: (() => void) | undefined; deviceItems: ReactNode };

/** Rare actions: change point of sale, colour scheme or language, leave. */
export function TillMenu({ onChangeLocation, deviceItems }: TillMenuProps) {
  const t = useTranslations("register");
  const words = useTranslations("words");
  const shell = useTranslations("shell");
  const navigate = useNavigate();
  const toast = useToast();
  const readsClub = useCan("readClub");
  const { language, choose } = useLanguageChoice();
  const scheme = useComputedColorScheme("light");
  const { setColorScheme } = useMantineColorScheme();
  // A session by PIN is for the till only; the profile needs the person's own sign-in.
  const isShared = useTillDevice()?.chain === useChain().subdomain;
  const scanner = useTranslations("scanner");
  const [testing, test] = useDisclosure(false);
  const install = useInstall();
  const otherClub = useOtherClub();
  const dark = scheme === "dark";
  const SchemeIcon = dark ? IconSun : IconMoon;
  const leave = async () => {
    if (!(await endSession())) toast({ variant: "error", text: shell("saveLocationFailed") });
    await navigate({ to: paths.login });
  };
  return (
    <>
      <Menu position="bottom-end" withinPortal width={260}>
        <Menu.Target>
          <button type="button" className={classes.button}>
            <IconMenu2 size={22} aria-hidden="true" />
            {t("menu")}
          </button>
        </Menu.Target>
        <Menu.Dropdown className={classes.dropdown}>
          {deviceItems}
          {onChangeLocation && (
            <Menu.Item
              className={classes.item}
              leftSection={<IconBuildingStore size={20} aria-hidden />}
              onClick={onChangeLocation}
            >
              {t("changeLocation")}
            </Menu.Item>
          )}
          <Menu.Item
            className={classes.item}
            leftSection={<SchemeIcon size={20} aria-hidden />}
            onClick={() => setColorScheme(dark ? "light" : "dark")}
          >
            {dark ? t("light") : t("dark")}
          </Menu.Item>
          <Menu.Item className={classes.item} leftSection={<IconBarcode size={20} aria-hidden />} onClick={test.open}>
            {scanner("title")}
          </Menu.Item>
          {otherClub && !isShared && (
            <Menu.Item
              className={classes.item}
              leftSection={<IconSchool size={20} aria-hidden />}
              onClick={() => openChain(otherClub.subdomain)}
            >
              {t(otherClub.sandbox ? "practise" : "endPractice")}
            </Menu.Item>
          )}
          {install && (
            <Menu.Item
              className={classes.item}
              leftSection={<IconDeviceTabletPlus size={20} aria-hidden />}
              onClick={install}
            >
              {t("install")}
            </Menu.Item>
          )}
          {readsClub && (
            <Menu.Item
              className={classes.item}
              leftSection={<IconLayoutDashboard size={20} aria-hidden />}
              onClick={() => void navigate({ to: paths.today })}
            >
              {t("backOffice")}
            </Menu.Item>
          )}
          <Menu.Divider />
          {languages.map((each) => (
            <Menu.Item
              className={classes.item}
              key={each}
              lang={each}
              onClick={() => choose(each)}
              rightSection={each === language ? <IconCheck size={18} aria-hidden /> : null}
            >
              {words(`languages.${each}`)}
            </Menu.Item>
          ))}
          <Menu.Divider />
          {!isShared && (
            <Menu.Item
              className={classes.item}
              leftSection={<IconUserCircle size={20} aria-hidden />}
              onClick={() => void navigate({ to: paths.profile })}
            >
              {shell("profile")}
            </Menu.Item>
          )}
          <Menu.Item
            className={classes.item}
            leftSection={<IconLogout size={20} aria-hidden />}
            onClick={() => void leave()}
          >
            {words("signOut")}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ScannerTest opened={testing} onClose={test.close} />
    </>
  );
}
