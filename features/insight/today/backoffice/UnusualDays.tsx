import { IconAlertCircle } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import type { Today } from "./queries.ts";
import classes from "./today.module.css";

/** Shows staff who gave far more points today than usual; empty if there are none. */
export function UnusualDays({ unusual }: { unusual: Today["unusual"] }) {
  const words = useTranslations("today");
  const { count } = useNumbers();
  if (unusual.length === 0) return null;
  return (
    <ul className={classes.notices}>
      {unusual.map(({ accountId, name, points, usual }) => (
        <li key={accountId}>
          <IconAlertCircle size={20} aria-hidden="true" />
          {words("unusual", { name: name || "?", points: count(points), usual: count(usual) })}
        </li>
      ))}
    </ul>
  );
}
