import { useDisclosure } from "@mantine/hooks";
import { IconInfoCircle } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import classes from "./pinned-note.module.css";

/** Shows the pinned note for staff in one line, which opens on a press. */
export function PinnedNote({ text }: { text: string }) {
  const t = useTranslations("notes");
  const [open, { toggle }] = useDisclosure(false);
  return (
    <button type="button" className={classes.note} aria-expanded={open} onClick={toggle}>
      <IconInfoCircle size={22} aria-hidden="true" />
      <span className="st-hidden">{t("atTill")}: </span>
      <span className={classes.text}>{text}</span>
    </button>
  );
}
