import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { FormSkeleton } from "#packages/web/backoffice/forms/FormSkeleton.tsx";
import { BackLink } from "#packages/web/backoffice/page/BackLink.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { useMyCompany } from "#packages/web/backoffice/session/session.ts";
import { LocationEditor } from "./LocationEditor.tsx";
import { companyAddressQuery, locationQuery, locationsQuery } from "./queries.ts";

/** The screens `/locations/new` and `/locations/$id`. */
export function LocationScreen() {
  const { id } = useParams({ strict: false });
  return id === undefined ? <NewLocation /> : <ExistingLocation key={id} id={Number(id)} />;
}

/** Suggests the company's address for the first point of sale. Without an answer, the fields are empty. */
function NewLocation() {
  const company = useMyCompany();
  const locations = useQuery(locationsQuery);
  const isFirst = locations.data?.length === 0;
  const address = useQuery({ ...companyAddressQuery(company?.id ?? 0), enabled: isFirst && company !== null });
  if (locations.isLoading || address.isLoading) return <NewFrame />;
  return <LocationEditor location={null} suggestion={isFirst && address.data?.street ? address.data : undefined} />;
}

function NewFrame() {
  const t = useTranslations("locations");
  return (
    <PlainPage title={t("editor.newTitle")} above={<BackLink to={paths.locations} label={t("menu")} />}>
      <FormSkeleton />
    </PlainPage>
  );
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
