import { NativeSelect } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import type { Location } from "#features/clubs/locations/backoffice/queries.ts";
import type { Connection } from "../queries.ts";
import type { ConnectionFieldForm } from "./use-connection-fields.ts";

type PlaceFieldProps = { form: ConnectionFieldForm; connection: Connection | null; places: readonly Location[] };

/** The point of sale: an open one, or the connection's own one if it is closed. */
export function PlaceField({ form, connection, places }: PlaceFieldProps) {
  const t = useTranslations("connections.editor");
  const own = connection?.pointOfSale;
  const otherPlaces = places.filter(({ id }) => !own?.isClosed || id !== own.id);
  return (
    <NativeSelect
      description={t("placeHint")}
      required
      maw={640}
      data={[
        ...(connection ? [] : [{ value: "", label: t("choosePlace") }]),
        ...(own?.isClosed ? [{ value: String(own.id), label: t("closedPlace", { name: own.name }) }] : []),
        ...otherPlaces.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      {...form.input("place")}
    />
  );
}
