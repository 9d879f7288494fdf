import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { BackLink } from "#packages/web/backoffice/page/BackLink.tsx";
import page from "#packages/web/backoffice/page/detail-page.module.css";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { DeliveryLog } from "./DeliveryLog.tsx";
import type { Webhook } from "./queries.ts";
import { WebhookActs } from "./WebhookActs.tsx";
import { WebhookFacts } from "./WebhookFacts.tsx";
import { hostOf, shownState, stateTones } from "./webhook-words.ts";

/** An endpoint: deliveries on the left, facts on the right. */
export function WebhookView({ webhook }: { webhook: Webhook }) {
  const t = useTranslations("webhooks");
  const mayChange = useCan("manageIntegrations");
  const { moment } = useRealDates();
  const title = hostOf(webhook);
  const state = shownState(webhook);
  useTitle(title);
  return (
    <PlainPage
      title={title}
      description={webhook.description || undefined}
      above={<BackLink to={paths.webhooks} label={t("title")} />}
      actions={mayChange && <WebhookActs webhook={webhook} />}
    >
      {state !== "ACTIVE" && (
        <p className={page.notice} data-tone={stateTones[state]} role="status">
          {t(`notices.${state}`, { when: webhook.failingSince ? moment(webhook.failingSince) : "" })}
        </p>
      )}
      <div className={page.page}>
        <div className={page.main}>
          <DeliveryLog webhook={webhook} />
        </div>
        <div className={page.aside}>
          <WebhookFacts webhook={webhook} />
        </div>
      </div>
    </PlainPage>
  );
}
