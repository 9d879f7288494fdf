import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { BackLink } from "#packages/web/backoffice/page/BackLink.tsx";
import page from "#packages/web/backoffice/page/detail-page.module.css";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { useCan, useIsSupport } from "#packages/web/backoffice/session/session.ts";
import { ConnectionActs } from "./ConnectionActs.tsx";
import { ConnectionFacts } from "./ConnectionFacts.tsx";
import { shownState, stateTones } from "./connection-words.ts";
import { OrderLog } from "./orders/OrderLog.tsx";
import type { Connection } from "./queries.ts";

/** A connection: orders on the left, facts on the right. */
export function ConnectionView({ connection }: { connection: Connection }) {
  const t = useTranslations("connections");
  const mayChange = useCan("manageIntegrations");
  const isSupport = useIsSupport();
  const state = shownState(connection);
  useTitle(connection.name);
  return (
    <PlainPage
      title={connection.name}
      above={<BackLink to={paths.connections} label={t("title")} />}
      actions={mayChange && <ConnectionActs connection={connection} />}
    >
      {state !== "ON" && (
        <p className={page.notice} data-tone={stateTones[state]} role="status">
          {t(`notices.${state}`, { place: connection.pointOfSale.name })}
        </p>
      )}
      <div className={page.page}>
        <div className={page.main}>
          {isSupport ? <p className={page.quiet}>{t("log.withheld")}</p> : <OrderLog connection={connection} />}
        </div>
        <div className={page.aside}>
          <ConnectionFacts connection={connection} />
        </div>
      </div>
    </PlainPage>
  );
}
