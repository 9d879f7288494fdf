import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import { useRealDates } from "#packages/web/member/format/use-dates.ts";
import { call } from "#packages/web/member/session/api.ts";
import { useProblemText } from "#packages/web/problem.ts";
import classes from "./devices.module.css";
import { type Device, devicesQuery } from "./queries.ts";

/** One session: the device, its last use, and a button to end it. */
export function DeviceRow({ id, device, createdAt, lastUsedAt, current }: Device) {
  const words = useTranslations("settings");
  const problemText = useProblemText();
  const toast = useToast();
  const client = useQueryClient();
  const { moment } = useRealDates();
  const name = device || words("unknownDevice");
  const ending = useMutation({
    mutationFn: () => call("endSession", { params: { id } }),
    onSuccess: () => {
      client.setQueryData(devicesQuery.queryKey, (all) => all?.filter((each) => each.id !== id));
      toast({ variant: "success", text: words("deviceEnded") });
    },
    onError: (error) => toast({ variant: "error", text: problemText(error, words("endFailed")) }),
  });
  return (
    <li className={classes.device}>
      <div className={classes.words}>
        <p className={classes.name}>
          {name} {current && <StatusWord tone="good">{words("thisDevice")}</StatusWord>}
        </p>
        <p className={classes.quiet}>{words("lastUsed", { when: moment(lastUsedAt) })}</p>
        <p className={classes.quiet}>{words("since", { when: moment(createdAt) })}</p>
      </div>
      {!current && (
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
