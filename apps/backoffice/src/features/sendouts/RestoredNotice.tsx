import { useTranslations } from "use-intl/react";
import { useNumbers } from "../../lib/numbers.ts";
import type { ListedSendout } from "./queries.ts";
import classes from "./sendouts.module.css";

/** What a restored club had under way waits for a person, who may not know why. */
export function RestoredNotice({ rows }: { rows: readonly ListedSendout[] }) {
  const t = useTranslations("sendouts");
  const { count } = useNumbers();
  const held = rows.filter(({ state, pauseReason }) => state === "PAUSED" && pauseReason === "RESTORED").length;
  return held > 0 && <p className={classes.notice}>{t("restored", { count: count(held) })}</p>;
}
