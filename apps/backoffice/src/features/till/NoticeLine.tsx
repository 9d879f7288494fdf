import { useNotice } from "./notices.ts";
import classes from "./till.module.css";

export function NoticeLine() {
  const notice = useNotice();
  return (
    <div className={classes.notices} role={notice?.tone === "bad" ? "alert" : "status"}>
      {notice && (
        <p className={classes.notice} data-tone={notice.tone}>
          {notice.text}
        </p>
      )}
    </div>
  );
}
