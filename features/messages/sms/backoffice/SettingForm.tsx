import { Button } from "@mantine/core";
import type { ReactNode, SyntheticEvent } from "react";
import { useTranslations } from "use-intl/react";
import { FormSection } from "#packages/ui/page/Page.tsx";
import editor from "#packages/web/backoffice/forms/editor-page.module.css";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { UnsavedGuard } from "#packages/web/forms/UnsavedGuard.tsx";
import classes from "./sms-account.module.css";

type SettingFormProps = {
  title: string;
  description: string;
  saving: boolean;
  changed: boolean;
  onSubmit: (event: SyntheticEvent) => unknown;
  children: ReactNode;
};

/** A form for one setting of the account, which is saved separately. */
export function SettingForm({ title, description, saving, changed, onSubmit, children }: SettingFormProps) {
  const words = useTranslations("words");
  const mayChange = useCan("manageClub");
  return (
    <form noValidate onSubmit={onSubmit}>
      <UnsavedGuard when={changed && !saving} besideLists />
      <FormSection title={title} description={description}>
        <fieldset className={`${editor.fields} ${classes.settings}`} disabled={!mayChange}>
          {children}
        </fieldset>
        {mayChange && (changed || saving) && (
          <div className={classes.save}>
            <Button type="submit" variant="default" loading={saving}>
              {words("save")}
            </Button>
          </div>
        )}
      </FormSection>
    </form>
  );
}
