import { IconChevronRight, IconHourglass } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { usePendingList } from "../queries.ts";
import classes from "./pending.module.css";

/** Links to the pending purchases; hidden without any. */
export function PendingLink() {
  const t = useTranslations("purchases.pending");
  const { total } = usePendingList({}).position;
  if (total === 0) return null;
  return (
    <Link to={paths.pendingPurchases} className={classes.link}>
      <IconHourglass size={20} aria-hidden="true" />
      <span className={classes.words}>{t("link", { count: total })}</span>
      <IconChevronRight size={20} aria-hidden="true" />
    </Link>
  );
}
