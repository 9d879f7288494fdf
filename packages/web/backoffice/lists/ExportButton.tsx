import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { saveFile } from "../../save-file.ts";
import type { Act } from "../session/acts.ts";
import { useCan } from "../session/session.ts";
import { useAct } from "../session/use-act.ts";
import classes from "./list.module.css";

interface ExportButtonProps {
  bring: () => Promise<File>;
  label?: string | undefined;
  /** The permission that the export requires. */
  may?: Act;
}

/** A button that downloads a list as a file, filtered and sorted as it is shown; belongs in its page's `actions`. */
export function ExportButton({ bring, label, may = "takeFiles" }: ExportButtonProps) {
  const t = useTranslations("shell");
  const toast = useToast();
  const { mutate, isPending } = useAct({ mutationFn: bring });
  const save = (file: File) => {
    saveFile(file, file.name);
    toast({ variant: "success", text: t("exported") });
  };
  const fail = () => toast({ variant: "error", text: t("exportFailed") });
  if (!useCan(may)) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      classNames={label === undefined ? { root: classes.export ?? "", label: classes.exportWords ?? "" } : {}}
      loading={isPending}
      onClick={() => mutate(undefined, { onSuccess: save, onError: fail })}
    >
      {label ?? t("exportList")}
    </Button>
  );
}
