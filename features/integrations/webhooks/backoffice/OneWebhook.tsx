import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { FormSkeleton } from "#packages/web/backoffice/forms/FormSkeleton.tsx";
import { BackLink } from "#packages/web/backoffice/page/BackLink.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { NothingHere } from "#packages/web/backoffice/page/NotFound.tsx";
import { useWebhook, type Webhook } from "./queries.ts";

/** The webhook in the URL: shows the titled page until it has loaded, or a message if it does not exist. */
export function OneWebhook({ title, children }: { title: string; children: (webhook: Webhook) => ReactNode }) {
  const t = useTranslations("webhooks");
  const { query, webhook } = useWebhook();
  return (
    <Loaded
      query={query}
      frame={(instead) => (
        <PlainPage title={title} above={<BackLink to={paths.webhooks} label={t("title")} />}>
          {instead}
        </PlainPage>
      )}
      failed={t("fetchFailed")}
      skeleton={<FormSkeleton />}
    >
      {() =>
        webhook ? (
          children(webhook)
        ) : (
          <NothingHere title={t("notFound")} text={t("notFoundText")} to={paths.webhooks} toLabel={t("title")} />
        )
      }
    </Loaded>
  );
}
