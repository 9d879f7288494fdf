import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { RevokeButton } from "#packages/web/backoffice/invitations/RevokeButton.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { tillDeviceStore, useTillDevice } from "#packages/web/backoffice/session/till-device-store.ts";
import { type ListedDevice, tillDevicesQuery, useRevokeDevice } from "./queries.ts";
import { RenameDevice } from "./RenameDevice.tsx";
import classes from "./till-devices.module.css";

/** Lists the till devices below the staff. */
export function TillDevices() {
  const t = useTranslations("devices");
  const words = useTranslations("words");
  const devices = useQuery(tillDevicesQuery);
  return (
    <section className={classes.section}>
      <h2>{t("listTitle")}</h2>
      <p className={classes.quiet}>{t("listLead")}</p>
      <Loaded query={devices} failed={t("listFailed")} skeleton={<ListSkeleton label={words("loading")} rows={2} />}>
        {(rows) => (rows.length > 0 ? <Rows rows={rows} /> : <p className={classes.empty}>{t("listEmpty")}</p>)}
      </Loaded>
    </section>
  );
}

function Rows({ rows }: { rows: readonly ListedDevice[] }) {
  return (
    <ul className={classes.rows}>
      {rows.map((device) => (
        <Row key={device.id} device={device} />
      ))}
    </ul>
  );
}

function Row({ device }: { device: ListedDevice }) {
  const t = useTranslations("devices");
  const { moment } = useDates();
  const isThis = useTillDevice()?.id === device.id;
  const mayChange = useCan("manageStaff");
  const revoke = useRevokeDevice();
  const [renaming, rename] = useDisclosure(false);
  const { id, name, pointOfSale, approvedBy, approvedAt, lastUsedAt } = device;
  const approved = approvedBy
    ? t("approvedBy", { name: approvedBy, when: moment(approvedAt) })
    : t("approvedAt", { when: moment(approvedAt) });
  const used = lastUsedAt ? t("lastUsed", { when: moment(lastUsedAt) }) : t("neverUsed");
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <p className={classes.name}>
          {name} <span className={classes.quiet}>{pointOfSale}</span>
          {isThis && <StatusWord tone="good">{t("thisDevice")}</StatusWord>}
        </p>
        <p className={classes.quiet}>{`${approved} · ${used}`}</p>
      </div>
      {mayChange && (
        <div className={classes.acts}>
          <Button variant="default" aria-label={t("renameNamed", { name })} onClick={rename.open}>
            {t("rename")}
          </Button>
          <RevokeButton
            id={id}
            name={name}
            of="devices"
            act={revoke}
            onRevoked={() => isThis && tillDeviceStore.set(null)}
          />
        </div>
      )}
      {renaming && <RenameDevice device={device} onClose={rename.close} />}
    </li>
  );
}
