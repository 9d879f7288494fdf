import { Button } from "@mantine/core";
import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { queryClient } from "#packages/web/backoffice/session/query-client.ts";
import { useProblemText } from "#packages/web/problem.ts";
import { devicesKey } from "./devices-key.ts";
import classes from "./profile.module.css";

const devicesQuery = queryOptions({
  queryKey: devicesKey,
  queryFn: ({ signal }) => call("listSessions", {}, { signal }),
});

/** The user's sessions; all except the current one can be signed out here. */
export function Devices() {
  const words = useTranslations("profile");
  const common = useTranslations("words");
  const devices = useQuery(devicesQuery);
  return (
    <Loaded
      query={devices}
      skeleton={<ListSkeleton label={common("loading")} rows={2} />}
      failed={words("devicesFailed")}
    >
      {(devices) => (
        <ul className={classes.devices}>
          {devices.map((device) => (
            <Device key={device.id} {...device} />
          ))}
        </ul>
      )}
    </Loaded>
  );
}

function Device({ id, device, createdAt, lastUsedAt, current }: AnswerOf<"listSessions">[number]) {
  const words = useTranslations("profile");
  const problemText = useProblemText();
  const toast = useToast();
  const { moment } = useRealDates();
  const name = device || words("unknownDevice");
  const ending = useMutation({
    mutationFn: () => call("endSession", { params: { id } }),
    onSuccess: () => {
      queryClient.setQueryData(devicesQuery.queryKey, (all) => all?.filter((each) => each.id !== id));
      toast({ variant: "success", text: words("deviceEnded") });
    },
    onError: (error) => toast({ variant: "error", text: problemText(error, words("deviceFailed")) }),
  });
  return (
    <li className={classes.device}>
      <div className={classes.deviceWords}>
        <p className={classes.deviceName}>{name}</p>
        <p className={classes.quiet}>
          {words("lastUsed")} {moment(lastUsedAt)} · {words("since")} {moment(createdAt)}
        </p>
      </div>
      {current ? (
        <StatusWord tone="good">{words("thisDevice")}</StatusWord>
      ) : (
        <Button
          variant="default"
          loading={ending.isPending}
          onClick={() => ending.mutate()}
          aria-label={words("endDeviceNamed", { device: name })}
        >
          {words("endDevice")}
        </Button>
      )}
    </li>
  );
}
