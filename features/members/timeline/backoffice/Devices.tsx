import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import page from "#packages/web/backoffice/page/detail-page.module.css";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import classes from "./member-page.module.css";
import { type Device, devicesQuery, useEndDevice } from "./queries.ts";

/** Shows the member's signed-in devices. A merchant may sign out a lost phone. */
export function Devices({ id }: { id: number }) {
  const t = useTranslations("timeline.devices");
  const words = useTranslations("words");
  const devices = useQuery(devicesQuery(id));
  return (
    <section>
      <h2 className={page.heading}>{t("title")}</h2>
      <p className={classes.lead}>{t("lead")}</p>
      <Loaded query={devices} failed={t("failed")} skeleton={<ListSkeleton label={words("loading")} rows={2} />}>
        {(devices) =>
          devices.length === 0 ? (
            <p className={page.quiet}>{t("empty")}</p>
          ) : (
            <ul className={page.rows}>
              {devices.map((device) => (
                <DeviceRow key={device.id} memberId={id} device={device} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

function DeviceRow({ memberId, device: { id, device, createdAt, lastUsedAt } }: { memberId: number; device: Device }) {
  const t = useTranslations("timeline.devices");
  const own = useTranslations("profile");
  const { moment } = useRealDates();
  const notices = useNotices();
  const end = useEndDevice(memberId);
  const name = device || own("unknownDevice");
  return (
    <li>
      <span>
        {name}
        <span className={page.small}>
          {own("lastUsed")} {moment(lastUsedAt)} · {own("since")} {moment(createdAt)}
        </span>
      </span>
      {useCan("signMembersOut") && (
        <Button
          variant="default"
          loading={end.isPending}
          aria-label={own("endDeviceNamed", { device: name })}
          onClick={() =>
            end.mutate(id, {
              onSuccess: () => notices.done(t("ended")),
              onError: (error) => notices.failed(error, own("deviceFailed")),
            })
          }
        >
          {own("endDevice")}
        </Button>
      )}
    </li>
  );
}
