import { IconSend } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "../../paths.ts";
import link from "../../shell/text-link.module.css";
import type { Today } from "./queries.ts";
import classes from "./today.module.css";

/** Sendouts that wait for my yes; silent where none does. */
export function SendoutsToApprove({ sendouts }: { sendouts: Today["sendoutsToApprove"] }) {
  const words = useTranslations("today");
  if (sendouts.length === 0) return null;
  return (
    <ul className={classes.notices}>
      {sendouts.map(({ id, name, startedBy }) => (
        <li key={id}>
          <IconSend size={20} aria-hidden="true" />
          <span>
            {startedBy === "" ? words("sendoutWaits", { name }) : words("sendoutOf", { name, person: startedBy })}{" "}
            <Link to={paths.sendout} params={{ id: String(id) }} className={link.link}>
              {words("sendoutLook")}
            </Link>
          </span>
        </li>
      ))}
    </ul>
  );
}
