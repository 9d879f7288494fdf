import { IconX } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import { hush, useNotice } from "./notices.ts";
import classes from "./till.module.css";

/** Shows a notice on top of the middle of the till, so that the layout does not move. The cashier can dismiss it. */
export function NoticeLine() {
  const words = useTranslations("words");
  const notice = useNotice();
  return (
    <div className={classes.notices} role={notice?.tone === "bad" ? "alert" : "status"}>
      {notice && (
        <div className={classes.notice} data-tone={notice.tone}>
          <p>{notice.text}</p>
          <button type="button" aria-label={words("close")} onClick={hush}>
            <IconX size={20} aria-hidden="true" />
          </button>
        </div>
      )}
    </div>
  );
}
