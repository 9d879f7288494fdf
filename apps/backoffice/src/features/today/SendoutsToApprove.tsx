import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "../../paths.ts";
import card from "../../shell/waiting-card.module.css";
import type { Today } from "./queries.ts";
import classes from "./today.module.css";

/** Sendouts that wait for my yes; silent where none does. */
export function SendoutsToApprove({ sendouts }: { sendouts: Today["sendoutsToApprove"] }) {
  const words = useTranslations("today");
  if (sendouts.length === 0) return null;
  return (
    <section aria-labelledby="sendouts-to-approve" className={classes.toApprove}>
      <h2 id="sendouts-to-approve" className={card.heading}>
        {words("sendoutsToApprove")}
      </h2>
      <ul className={card.cards}>
        {sendouts.map(({ id, name, startedBy }) => (
          <li key={id} className={card.card}>
            <div className={card.words}>
              <p className={card.what}>{name}</p>
              <p className={classes.compared}>
                {startedBy === "" ? words("sendoutWaits") : words("sendoutOf", { person: startedBy })}
              </p>
            </div>
            <div className={card.buttons}>
              <Button
                aria-label={words("sendoutLookAt", { name })}
                renderRoot={(props) => <Link to={paths.sendout} params={{ id: String(id) }} {...props} />}
              >
                {words("sendoutLook")}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
