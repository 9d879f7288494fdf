import { Button, Modal } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconKey, IconX } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import { useAccess } from "#packages/web/backoffice/session/session.ts";
import type { TillDevice } from "#packages/web/backoffice/session/till-device-store.ts";
import { CashierSwitch } from "./CashierSwitch.tsx";
import { PinDialog } from "./PinDialog.tsx";
import classes from "./switch-screen.module.css";

type SwitchScreenProps = { device: TillDevice; onClose: () => void };

/** Covers the till while the next cashier signs in. */
export function SwitchScreen({ device, onClose }: SwitchScreenProps) {
  const t = useTranslations("devices");
  const words = useTranslations("words");
  const { accountId, isAdmin } = useAccess();
  const [choosing, pin] = useDisclosure(false);
  return (
    <Modal.Root opened onClose={onClose} fullScreen transitionProps={{ duration: 0 }} closeOnEscape={!choosing}>
      <Modal.Content radius={0} className={classes.content}>
        <Modal.Body className={classes.body}>
          <div className={classes.head}>
            <Modal.Title className={classes.title}>{t("whoTitle")}</Modal.Title>
            <button type="button" className={classes.close} onClick={onClose}>
              <IconX size={24} aria-hidden="true" />
              {words("close")}
            </button>
          </div>
          <div className={classes.middle}>
            <CashierSwitch
              device={device}
              signedInId={accountId}
              paused={choosing}
              foot={
                !isAdmin && (
                  <Button variant="subtle" leftSection={<IconKey size={20} aria-hidden="true" />} onClick={pin.open}>
                    {t("myCode")}
                  </Button>
                )
              }
            />
          </div>
          <PinDialog opened={choosing} onClose={pin.close} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
