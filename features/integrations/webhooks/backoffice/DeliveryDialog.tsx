import { Button, CopyButton } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { Dialog } from "#packages/ui/answer/Dialog.tsx";
import { StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import page from "#packages/web/backoffice/page/detail-page.module.css";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { deliveryTones, useAnswerWords } from "./DeliveryColumns.tsx";
import { type Delivery, useReplay, type Webhook } from "./queries.ts";
import { useEventWords } from "./use-event-words.ts";
import classes from "./webhooks.module.css";

type DeliveryDialogProps = { delivery: Delivery; webhook: Webhook; onClose: () => void };

/** Shows one event as it was sent, with the receiver's answer. */
export function DeliveryDialog({ delivery, webhook, onClose }: DeliveryDialogProps) {
  const t = useTranslations("webhooks.delivery");
  const words = useTranslations("words");
  const nameOf = useEventWords();
  const mayChange = useCan("manageIntegrations");
  const isOn = webhook.state === "ACTIVE";
  const { body, answer, attempts } = delivery;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={nameOf(delivery.type)}
      closeLabel={words("close")}
      width={720}
      foot={mayChange && isOn && <Again delivery={delivery} webhook={webhook} onClose={onClose} />}
    >
      <div className={classes.delivery}>
        <DeliveryFacts delivery={delivery} />
        {attempts > 0 && (
          <section>
            <h3 className={page.subheading}>{t("answer")}</h3>
            <Text text={answer || t("emptyAnswer")} label={t("answer")} />
          </section>
        )}
        <section>
          <div className={page.headingRow}>
            <h3 className={page.subheading}>{t("body")}</h3>
            {body !== null && (
              <CopyButton value={body} timeout={4000}>
                {({ copied, copy }) => (
                  <Button variant="subtle" onClick={copy}>
                    <span aria-live="polite">{t(copied ? "copied" : "copy")}</span>
                  </Button>
                )}
              </CopyButton>
            )}
          </div>
          <Text text={body === null ? t("notYet") : indented(body)} label={t("body")} />
        </section>
        {!isOn && mayChange && <p className={page.quiet}>{t("whileOff")}</p>}
      </div>
    </Dialog>
  );
}

/** A long text scrolls in its own box, also by keyboard. */
const Text = ({ text, label }: { text: string; label: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
  <section className={classes.text} tabIndex={0} aria-label={label}>
    <pre>{text}</pre>
  </section>
);

/** Support may get a body that is hidden completely. */
function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

function DeliveryFacts({ delivery }: { delivery: Delivery }) {
  const t = useTranslations("webhooks.delivery");
  const log = useTranslations("webhooks.log");
  const { moment } = useRealDates();
  const answerOf = useAnswerWords();
  const { state, type, eventId, occurredAt, triedAt, nextAt, attempts } = delivery;
  const facts = [
    [t("id"), eventId],
    [t("occurredAt"), moment(occurredAt)],
    ...(triedAt ? [[t("triedAt"), moment(triedAt)]] : []),
    [t("attempts"), String(attempts)],
    ...(state === "WAITING" ? [[t("nextAt"), nextAt ? moment(nextAt) : t("soon")]] : []),
  ];
  return (
    <dl className={page.facts}>
      <div>
        <dt>{log("state")}</dt>
        <dd>
          <StatusWord tone={deliveryTones[state]}>{log(`shows.${state}`)}</StatusWord>{" "}
          <span className={page.quiet}>{answerOf(delivery)}</span>
        </dd>
      </div>
      <div>
        <dt>{log("event")}</dt>
        <dd>
          <code>{type}</code>
        </dd>
      </div>
      {facts.map(([what, value]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Again({ delivery, webhook, onClose }: DeliveryDialogProps) {
  const t = useTranslations("webhooks.delivery");
  const failed = useTranslations("webhooks.acts")("failed");
  const notices = useNotices();
  const { mutate, isPending } = useReplay(webhook.id);
  const again = () =>
    mutate(
      { deliveryId: delivery.id },
      {
        onSuccess: () => {
          notices.done(t("againDone"));
          onClose();
        },
        onError: (error) => notices.failed(error, failed),
      },
    );
  return (
    <Button loading={isPending} onClick={again}>
      {t("again")}
    </Button>
  );
}
