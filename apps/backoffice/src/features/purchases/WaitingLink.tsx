import { IconChevronRight, IconHourglass } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "../../paths.ts";
import { useWaitingList } from "./queries.ts";
import classes from "./waiting.module.css";

/** The way to what waits for its member; nothing when nothing does. */
export function WaitingLink() {
  const t = useTranslations("purchases.waiting");
  const { total } = useWaitingList().position;
  if (total === 0) return null;
  return (
    <Link to={paths.waitingPurchases} className={classes.link}>
      <IconHourglass size={20} aria-hidden="true" />
      <span className={classes.words}>{t("link", { count: total })}</span>
      <IconChevronRight size={20} aria-hidden="true" />
    </Link>
  );
}
