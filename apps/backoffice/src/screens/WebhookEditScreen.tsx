import { PlainPage } from "@stammis/ui/page/Page.tsx";
import { useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { useWebhook } from "../features/webhooks/queries.ts";
import { WebhookEditor } from "../features/webhooks/WebhookEditor.tsx";
import { paths } from "../paths.ts";
import { BackLink } from "../shell/BackLink.tsx";
import { FormSkeleton } from "../shell/FormSkeleton.tsx";
import { Loaded } from "../shell/Loaded.tsx";
import { NothingHere } from "../shell/NotFound.tsx";

/** `/integrations/webhooks/new` and `/integrations/webhooks/$id/edit`. */
export function WebhookEditScreen() {
  const t = useTranslations("webhooks");
  const { id } = useParams({ strict: false });
  const { query, webhook } = useWebhook();
  if (id === undefined) return <WebhookEditor key="new" webhook={null} />;
  return (
    <Loaded
      query={query}
      frame={(instead) => (
        <PlainPage title={t("editor.editTitle")} above={<BackLink to={paths.webhooks} label={t("title")} />}>
          {instead}
        </PlainPage>
      )}
      failed={t("fetchFailed")}
      skeleton={<FormSkeleton />}
    >
      {() =>
        webhook ? (
          <WebhookEditor key={id} webhook={webhook} />
        ) : (
          <NothingHere title={t("notFound")} text={t("notFoundText")} to={paths.webhooks} toLabel={t("title")} />
        )
      }
    </Loaded>
  );
}
