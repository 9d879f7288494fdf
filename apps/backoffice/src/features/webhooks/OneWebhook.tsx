import { PlainPage } from "@stammis/ui/page/Page.tsx";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "../../paths.ts";
import { BackLink } from "../../shell/BackLink.tsx";
import { FormSkeleton } from "../../shell/FormSkeleton.tsx";
import { Loaded } from "../../shell/Loaded.tsx";
import { NothingHere } from "../../shell/NotFound.tsx";
import { useWebhook, type Webhook } from "./queries.ts";

/** The webhook that the address names; in a page of that title until it is here, and what stands where there is none. */
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
