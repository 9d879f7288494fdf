import { Button, Switch } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { NoLocation } from "#features/clubs/locations/backoffice/NoLocation.tsx";
import { type Location, locationsQuery } from "#features/clubs/locations/backoffice/queries.ts";
import { paths } from "#features/office-paths.ts";
import { FormSection, SaveBar } from "#packages/ui/page/Page.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { EditorPage } from "#packages/web/backoffice/forms/EditorPage.tsx";
import { FormSkeleton } from "#packages/web/backoffice/forms/FormSkeleton.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { UnsavedGuard } from "#packages/web/forms/UnsavedGuard.tsx";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { applyProblem } from "#packages/web/problem.ts";
import { type Connection, useCreateConnection, useUpdateConnection } from "../queries.ts";
import type { NewConnection } from "../setup/CreatedConnection.tsx";
import { checkConnection, fieldsOf, formNames, formOf } from "./connection-form.ts";
import { KindChoice } from "./KindChoice.tsx";
import { MappingFields } from "./MappingFields.tsx";
import { PlaceField } from "./PlaceField.tsx";
import { type ConnectionFieldForm, useConnectionFields } from "./use-connection-fields.ts";

type EditorProps = { connection: Connection | null; onCreated: (created: NewConnection) => void };

/** The editor of a new (null) or existing connection. A connection needs a point of sale. */
export function ConnectionEditor(props: EditorProps) {
  const t = useTranslations("connections");
  const isNew = props.connection === null;
  const title = t(isNew ? "editor.newTitle" : "editor.editTitle");
  const listLink = { to: paths.connections, label: t("title") };
  return (
    <Loaded
      query={useQuery(locationsQuery)}
      frame={(instead) => (
        <EditorPage title={title} back={listLink}>
          {instead}
        </EditorPage>
      )}
      skeleton={<FormSkeleton />}
    >
      {(places) =>
        places.length === 0 && isNew ? (
          <EditorPage title={title} back={listLink}>
            <NoLocation />
          </EditorPage>
        ) : (
          <Editor {...props} places={places} title={title} listLink={listLink} />
        )
      }
    </Loaded>
  );
}

type FormProps = EditorProps & {
  places: readonly Location[];
  title: string;
  listLink: { to: typeof paths.connections; label: string };
};

function Editor({ connection, onCreated, places, title, listLink }: FormProps) {
  const t = useTranslations("connections.editor");
  const words = useTranslations("words");
  const support = useTranslations("impersonation");
  const mayChange = useCan("manageIntegrations");
  const isNew = connection === null;
  // The form stores no draft, because it may contain the shop's secret.
  const form = useFieldForm({
    fields: useConnectionFields(),
    check: (values) => checkConnection(values, isNew),
    defaultValues: formOf(connection, places),
  });
  const kind = useWatch({ control: form.control, name: "kind" });
  const { isDirty, isSubmitting } = form.formState;
  return (
    <EditorPage
      title={title}
      description={mayChange ? connection?.name : support("readOnly")}
      back={listLink}
      readOnly={!mayChange}
      onSubmit={useSaving(connection, form, onCreated)}
      bar={
        <SaveBar>
          <Button type="submit" loading={isSubmitting} disabled={!isNew && !isDirty}>
            {isNew ? t("create") : words("save")}
          </Button>
        </SaveBar>
      }
    >
      <UnsavedGuard when={isDirty && !isSubmitting} />
      <FormSection title={t("shop")} description={t("shopText")}>
        {isNew && <KindChoice form={form} />}
        <LimitedField description={t("nameHint")} autoComplete="off" required maw={640} {...form.limited("name")} />
        <PlaceField form={form} connection={connection} places={places} />
        {isNew && kind === "SHOPIFY" && (
          <LimitedField
            description={t("secretHint")}
            autoComplete="off"
            spellCheck={false}
            required
            maw={640}
            {...form.limited("secret")}
          />
        )}
        {isNew && (
          <Switch label={form.fields.dryRun.label} description={t("dryRunHint")} {...form.register("dryRun")} />
        )}
      </FormSection>
      {kind === "GENERIC" && (
        <FormSection title={t("fields")} description={t("fieldsText")}>
          <MappingFields form={form} />
        </FormSection>
      )}
    </EditorPage>
  );
}

function useSaving(connection: Connection | null, form: ConnectionFieldForm, onCreated: EditorProps["onCreated"]) {
  const t = useTranslations("connections.editor");
  const notices = useNotices();
  const navigate = useNavigate();
  const create = useCreateConnection();
  const update = useUpdateConnection(connection?.id ?? 0);
  return form.handleSubmit(async (values) => {
    const { kind, secret } = values;
    try {
      if (!connection) {
        const shopSecret = kind === "SHOPIFY" ? secret : null;
        onCreated(await create.mutateAsync({ ...fieldsOf(values), kind, secret: shopSecret }));
        return;
      }
      await update.mutateAsync({ ...fieldsOf(values), dryRun: connection.dryRun, paused: connection.paused });
      notices.done(t("saved"));
      await navigate({ to: paths.connection, params: { id: String(connection.id) }, ignoreBlocker: true });
    } catch (error) {
      if (!applyProblem(form, error, formNames)) notices.failed(error, t("saveFailed"));
    }
  });
}
