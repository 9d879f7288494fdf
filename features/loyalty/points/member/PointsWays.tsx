import { IconChevronRight, IconClock, IconListDetails, IconReceipt } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import type { Home } from "#packages/web/member/club/home.ts";
import classes from "#packages/web/member/shell/menu.module.css";

const ExpiringPointsDialog = lazy(async () => ({
  default: (await import("./ExpiringPointsDialog.tsx")).ExpiringPointsDialog,
}));

const icon = { size: 22, stroke: 1.75, "aria-hidden": true } as const;
const further = <IconChevronRight size={20} aria-hidden className={classes.further} />;

/** Links to details about the points, less prominent than the rewards. */
export function PointsWays({ home }: { home: Home }) {
  const words = useTranslations("points");
  const [opened, setOpened] = useState<boolean | null>(null);
  return (
    <>
      <ul className={classes.menu}>
        <li>
          <Link to={paths.pointsAccount} className={classes.item}>
            <IconListDetails {...icon} />
            {words("explain")}
            {further}
          </Link>
        </li>
        {home.nextExpiry && (
          <li>
            <button type="button" className={classes.item} onClick={() => setOpened(true)}>
              <IconClock {...icon} />
              {words("whenExpiring")}
              {further}
            </button>
          </li>
        )}
        <li>
          <Link to={paths.purchaseHistory} className={classes.item}>
            <IconReceipt {...icon} />
            {words("history")}
            {further}
          </Link>
        </li>
      </ul>
      {opened !== null && (
        <Suspense>
          <ExpiringPointsDialog opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
