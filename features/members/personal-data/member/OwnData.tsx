import { Button } from "@mantine/core";
import { IconDownload, IconEye } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl/react";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { call } from "#packages/web/member/session/api.ts";
import { useProblemText } from "#packages/web/problem.ts";
import { saveFile } from "#packages/web/save-file.ts";
import classes from "./own-data.module.css";
import { readData } from "./queries.ts";

const OwnParts = lazy(async () => ({ default: (await import("./OwnParts.tsx")).OwnParts }));
const icon = { size: 20, "aria-hidden": true } as const;

/**
 * Shows all the club's data about the member, to read or to download as a table or for another service. product.md §11.
 */
export function OwnData() {
  const words = useTranslations("settings");
  const problemText = useProblemText();
  const toast = useToast();
  const onError = (error: Error) => toast({ variant: "error", text: problemText(error, words("dataFailed")) });
  const onSuccess = (file: File) => saveFile(file, file.name);
  const table = useMutation({ mutationFn: () => call("exportOwnDataCsv", {}), onSuccess, onError });
  const programs = useMutation({ mutationFn: () => call("exportOwnData", {}), onSuccess, onError });
  const dataExport = useMutation({ mutationFn: async () => readData(await call("exportOwnData", {})), onError });
  return (
    <div className={classes.data}>
      <Button leftSection={<IconDownload {...icon} />} loading={table.isPending} onClick={() => table.mutate()}>
        {words("dataCsv")}
      </Button>
      {!dataExport.data && (
        <Button
          variant="default"
          leftSection={<IconEye {...icon} />}
          loading={dataExport.isPending}
          onClick={() => dataExport.mutate()}
        >
          {words("dataShow")}
        </Button>
      )}
      <Button variant="subtle" loading={programs.isPending} onClick={() => programs.mutate()}>
        {words("dataJson")}
      </Button>
      {dataExport.data && (
        <Suspense>
          <OwnParts parts={dataExport.data} />
        </Suspense>
      )}
    </div>
  );
}
