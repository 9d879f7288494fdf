import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { FormSection, PlainPage, SaveBar } from "#packages/ui/page/Page.tsx";
import { BackLink } from "#packages/web/backoffice/page/BackLink.tsx";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import type { AnswerOf } from "#packages/web/backoffice/session/api.ts";
import { TrySample } from "../sample/TrySample.tsx";
import { CopyValue } from "./CopyValue.tsx";
import { SetupSteps } from "./SetupSteps.tsx";
import classes from "./setup.module.css";

export type NewConnection = AnswerOf<"createConnection">;

/** The page after a connection was created: its address, its secret, which is shown only here, and the steps in the shop. */
export function CreatedConnection({ created }: { created: NewConnection }) {
  const t = useTranslations("connections");
  const { connection, secret } = created;
  const { id, kind, name, address } = connection;
  const title = t("created.title", { name });
  useTitle(title);
  return (
    <PlainPage
      title={title}
      description={t(secret ? "created.lead" : "created.leadAddress")}
      above={<BackLink to={paths.connections} label={t("title")} />}
    >
      <div className={classes.sections}>
        <FormSection title={t("created.values")}>
          <CopyValue label={t("created.address")} value={address} />
          {secret && <CopyValue label={t("created.secret")} value={secret} />}
        </FormSection>
        <FormSection title={t("created.steps")}>
          <SetupSteps kind={kind} />
        </FormSection>
        <FormSection title={t("sample.title")}>
          <TrySample connection={connection} />
        </FormSection>
      </div>
      <SaveBar consequence={t(secret ? "created.leave" : "created.leaveAddress")}>
        <Button renderRoot={(props) => <Link to={paths.connection} params={{ id: String(id) }} replace {...props} />}>
          {t("created.open")}
        </Button>
      </SaveBar>
    </PlainPage>
  );
}
