import { Switch } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { Dialog } from "#packages/ui/answer/Dialog.tsx";
import { useListKeys } from "./key-store.ts";
import classes from "./list.module.css";

type ListKeysProps = { opened: boolean; onClose: () => void; choosing: boolean; searching: boolean };

/** Shows the keyboard shortcuts of a list, and whether they are on. */
export function ListKeys({ opened, onClose, choosing, searching }: ListKeysProps) {
  const t = useTranslations("list.keys");
  const words = useTranslations("words");
  const { isOn, turn } = useListKeys();
  const keys = [
    ["j", t("next")],
    ["k", t("previous")],
    ["Enter", t("open")],
    ...(choosing ? [["x", t("choose")] as const, ["Esc", t("chooseNone")] as const] : []),
    ...(searching ? [["/", t("search")] as const] : []),
    ["n", t("nextPage")],
    ["p", t("previousPage")],
    ["?", t("help")],
  ] as const;
  return (
    <Dialog opened={opened} onClose={onClose} title={t("title")} closeLabel={words("close")} width={420}>
      <dl className={classes.keys}>
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      {choosing && <p className={classes.quiet}>{t("shiftChoose")}</p>}
      <Switch label={t("on")} checked={isOn} onChange={(event) => turn(event.currentTarget.checked)} />
    </Dialog>
  );
}
