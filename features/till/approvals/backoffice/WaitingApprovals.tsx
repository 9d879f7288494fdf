import { useTranslations } from "use-intl/react";
import card from "#packages/web/backoffice/page/waiting-card.module.css";
import classes from "./approvals.module.css";
import { useWaitingApprovals } from "./queries.ts";
import { WaitingCard } from "./WaitingCard.tsx";

/** Shows the requests that the user may answer, at the top of the page. Empty without requests. */
export function WaitingApprovals() {
  const t = useTranslations("approvals");
  const { data = [] } = useWaitingApprovals();
  return (
    <div role="status" className={classes.waiting}>
      {data.length > 0 && (
        <section aria-labelledby="waiting-approvals">
          <h2 id="waiting-approvals" className={card.heading}>
            {t("waiting")}
          </h2>
          <ul className={card.cards}>
            {data.map((approval) => (
              <li key={approval.id}>
                <WaitingCard approval={approval} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
