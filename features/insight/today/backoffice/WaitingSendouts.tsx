import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import card from "#packages/web/backoffice/page/waiting-card.module.css";
import type { Today } from "./queries.ts";
import classes from "./today.module.css";

type Waiting = { id: number; name: string; why: string };

/** Shows sendouts that the reader can approve, and those that stopped automatically; empty if there are none. */
export function WaitingSendouts({
  toApprove,
  stopped,
}: {
  toApprove: Today["sendoutsToApprove"];
  stopped: Today["sendoutsStopped"];
}) {
  const words = useTranslations("today");
  const sendouts = useTranslations("sendouts");
  const approvals = toApprove.map(({ startedBy, ...each }) => ({
    ...each,
    why: startedBy === "" ? words("sendoutWaits") : words("sendoutOf", { person: startedBy }),
  }));
  const halted = stopped.map(({ reason, ...each }) => ({ ...each, why: sendouts(`pauseReasons.${reason}`) }));
  return (
    <>
      <Sendouts title={words("sendoutsStopped")} sendouts={halted} />
      <Sendouts title={words("sendoutsToApprove")} sendouts={approvals} />
    </>
  );
}

function Sendouts({ title, sendouts }: { title: string; sendouts: readonly Waiting[] }) {
  const words = useTranslations("today");
  const heading = useId();
  if (sendouts.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={classes.toApprove}>
      <h2 id={heading} className={card.heading}>
        {title}
      </h2>
      <ul className={card.cards}>
        {sendouts.map(({ id, name, why }) => (
          <li key={id} className={card.card}>
            <div className={card.words}>
              <p className={card.what}>{name}</p>
              <p className={classes.compared}>{why}</p>
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
