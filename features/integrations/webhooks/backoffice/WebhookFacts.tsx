import { useTranslations } from "use-intl/react";
import { StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import page from "#packages/web/backoffice/page/detail-page.module.css";
import type { Webhook } from "./queries.ts";
import { useEventWords } from "./use-event-words.ts";
import { shownState, stateTones } from "./webhook-words.ts";

/** An endpoint's state, URL, events and delivery counts. */
export function WebhookFacts({ webhook }: { webhook: Webhook }) {
  const t = useTranslations("webhooks");
  const { moment, full } = useRealDates();
  const { count } = useNumbers();
  const nameOf = useEventWords();
  const { url, eventTypes, pointsOfSale, counts, formerSecretUntil, createdAt } = webhook;
  const state = shownState(webhook);
  const [delivered, waiting, failed] = [counts.delivered, counts.waiting, counts.failed].map(count);
  return (
    <section className={page.card} aria-labelledby="webhook-facts">
      <h2 id="webhook-facts" className={page.heading}>
        {t("facts.title")}
      </h2>
      <dl className={page.facts}>
        <div>
          <dt>{t("facts.state")}</dt>
          <dd>
            <StatusWord tone={stateTones[state]}>{t(`states.${state}`)}</StatusWord>
          </dd>
        </div>
        <div>
          <dt>{t("facts.url")}</dt>
          <dd>{url}</dd>
        </div>
        <div>
          <dt>{t("facts.events")}</dt>
          <dd>
            {eventTypes.map((type) => (
              <div key={type}>{nameOf(type)}</div>
            ))}
          </dd>
        </div>
        <div>
          <dt>{t("facts.places")}</dt>
          <dd>{pointsOfSale ? pointsOfSale.map(({ name }) => name).join(", ") : t("places.wholeClub")}</dd>
        </div>
        <div>
          <dt>{t("facts.fortnight")}</dt>
          <dd>{t("facts.counts", { delivered: delivered ?? "", waiting: waiting ?? "", failed: failed ?? "" })}</dd>
        </div>
        <div>
          <dt>{t("facts.secret")}</dt>
          <dd>
            {t("facts.secretText")}
            {formerSecretUntil && (
              <span className={page.small}>{t("facts.former", { when: moment(formerSecretUntil) })}</span>
            )}
          </dd>
        </div>
        <div>
          <dt>{t("facts.createdAt")}</dt>
          <dd>{full(createdAt)}</dd>
        </div>
      </dl>
    </section>
  );
}
