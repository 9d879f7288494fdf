import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { call } from "#packages/web/member/session/api.ts";
import { BackLink } from "#packages/web/member/shell/BackLink.tsx";
import { Loaded } from "#packages/web/member/shell/Loaded.tsx";
import { useProblemText } from "#packages/web/problem.ts";
import { DeviceRow } from "./devices/DeviceRow.tsx";
import classes from "./devices/devices.module.css";
import { devicesQuery } from "./devices/queries.ts";

/** `/consumer/devices`: the member's sessions. Each one, or all except the current one, can be signed out here. */
export function DevicesScreen() {
  const words = useTranslations("settings");
  const shell = useTranslations("shell");
  const loading = useTranslations("words")("loading");
  const devices = useQuery(devicesQuery);
  return (
    <PlainPage
      title={words("devices")}
      description={words("devicesText")}
      above={<BackLink to={paths.account}>{shell("account")}</BackLink>}
    >
      <Loaded query={devices} skeleton={<ListSkeleton label={loading} rows={2} />} failed={words("devicesFailed")}>
        {(devices) => (
          <>
            <ul className={classes.list}>
              {devices.map((device) => (
                <DeviceRow key={device.id} {...device} />
              ))}
            </ul>
            {devices.length > 2 && <EndOthers />}
          </>
        )}
      </Loaded>
    </PlainPage>
  );
}

function EndOthers() {
  const words = useTranslations("settings");
  const problemText = useProblemText();
  const toast = useToast();
  const client = useQueryClient();
  const ending = useMutation({
    mutationFn: () => call("endOtherSessions", {}),
    onSuccess: () => {
      client.setQueryData(devicesQuery.queryKey, (all) => all?.filter(({ current }) => current));
      toast({ variant: "success", text: words("othersEnded") });
    },
    onError: (error) => toast({ variant: "error", text: problemText(error, words("endFailed")) }),
  });
  return (
    <Button variant="default" loading={ending.isPending} onClick={() => ending.mutate()}>
      {words("endOthers")}
    </Button>
  );
}
