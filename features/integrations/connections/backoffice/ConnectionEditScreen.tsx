import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { ConnectionEditor } from "./editor/ConnectionEditor.tsx";
import { OneConnection } from "./OneConnection.tsx";
import { CreatedConnection, type NewConnection } from "./setup/CreatedConnection.tsx";

/** The screens `/integrations/connections/new` and `/integrations/connections/$id/edit`. */
export function ConnectionEditScreen() {
  const t = useTranslations("connections.editor");
  const { id } = useParams({ strict: false });
  const [created, setCreated] = useState<NewConnection | null>(null);
  if (id === undefined) {
    if (created) return <CreatedConnection created={created} />;
    return <ConnectionEditor key="new" connection={null} onCreated={setCreated} />;
  }
  return (
    <OneConnection title={t("editTitle")}>
      {(connection) => <ConnectionEditor key={connection.id} connection={connection} onCreated={setCreated} />}
    </OneConnection>
  );
}
