import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { FormSkeleton } from "#packages/web/backoffice/forms/FormSkeleton.tsx";
import { BackLink } from "#packages/web/backoffice/page/BackLink.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { LocationEditor } from "./LocationEditor.tsx";
import { locationQuery } from "./queries.ts";

/** The screens `/locations/new` and `/locations/$id`. */
export function LocationScreen() {
  const { id } = useParams({ strict: false });
  return id === undefined ? <LocationEditor location={null} /> : <ExistingLocation key={id} id={Number(id)} />;
}

function ExistingLocation({ id }: { id: number }) {
  const t = useTranslations("locations");
  const query = useQuery(locationQuery(id));
  return (
    <Loaded
      query={query}
      frame={(instead) => (
        <PlainPage title={t("name")} above={<BackLink to={paths.locations} label={t("menu")} />}>
          {instead}
        </PlainPage>
      )}
      failed={t("fetchFailed")}
      skeleton={<FormSkeleton />}
    >
      {(location) => <LocationEditor location={location} />}
    </Loaded>
  );
}
