import { PlainPage } from "@stammis/ui/page/Page.tsx";
import { useTranslations } from "use-intl/react";
import { useWebhook } from "../features/webhooks/queries.ts";
import { WebhookView } from "../features/webhooks/WebhookView.tsx";
import { paths } from "../paths.ts";
import { BackLink } from "../shell/BackLink.tsx";
import { FormSkeleton } from "../shell/FormSkeleton.tsx";
import { Loaded } from "../shell/Loaded.tsx";
import { NothingHere } from "../shell/NotFound.tsx";

/** `/integrations/webhooks/$id`: one address, how it stands, and what was sent to it. */
export function WebhookScreen() {
  const t = useTranslations("webhooks");
  const { query, webhook } = useWebhook();
  return (
    <Loaded
      query={query}
      frame={(instead) => (
        <PlainPage title={t("title")} above={<BackLink to={paths.webhooks} label={t("title")} />}>
          {instead}
        </PlainPage>
      )}
      failed={t("fetchFailed")}
      skeleton={<FormSkeleton />}
    >
      {() =>
        webhook ? (
          <WebhookView webhook={webhook} />
        ) : (
          <NothingHere title={t("notFound")} text={t("notFoundText")} to={paths.webhooks} toLabel={t("title")} />
        )
      }
    </Loaded>
  );
}
