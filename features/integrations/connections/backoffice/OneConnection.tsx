import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { FormSkeleton } from "#packages/web/backoffice/forms/FormSkeleton.tsx";
import { BackLink } from "#packages/web/backoffice/page/BackLink.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { NothingHere } from "#packages/web/backoffice/page/NotFound.tsx";
import { type Connection, connectionQuery } from "./queries.ts";

type OneConnectionProps = { title: string; children: (connection: Connection) => ReactNode };

/** The connection in the URL: shows the titled page until it has loaded, or a message if it does not exist. */
export function OneConnection({ title, children }: OneConnectionProps) {
  const t = useTranslations("connections");
  const { id } = useParams({ strict: false });
  const query = useQuery({ ...connectionQuery(Number(id)), enabled: id !== undefined });
  return (
    <Loaded
      query={query}
      frame={(instead) => (
        <PlainPage title={title} above={<BackLink to={paths.connections} label={t("title")} />}>
          {instead}
        </PlainPage>
      )}
      failed={t("fetchFailed")}
      skeleton={<FormSkeleton />}
      missing={
        <NothingHere title={t("notFound")} text={t("notFoundText")} to={paths.connections} toLabel={t("title")} />
      }
    >
      {children}
    </Loaded>
  );
}
