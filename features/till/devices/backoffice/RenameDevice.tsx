import { useTranslations } from "use-intl/react";
import { textMax } from "#packages/domain/limits.ts";
import { Dialog } from "#packages/ui/answer/Dialog.tsx";
import { DialogFoot } from "#packages/web/backoffice/dialogs/DialogFoot.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { applyProblem } from "#packages/web/problem.ts";
import { checkDeviceName } from "./ApproveDevice.tsx";
import classes from "./own-pin.module.css";
import { type ListedDevice, useRenameDevice } from "./queries.ts";

type RenameDeviceProps = { device: ListedDevice; onClose: () => void };

/** Renames a device, for the list and for the cashiers who sign in there. */
export function RenameDevice({ device, onClose }: RenameDeviceProps) {
  const t = useTranslations("devices");
  const notices = useNotices();
  const rename = useRenameDevice();
  // The form stores no draft, because it has one word.
  const form = useFieldForm({
    fields: {
      name: { label: t("deviceName"), limit: textMax.deviceName },
    },
    check: checkDeviceName,
    defaultValues: { name: device.name },
  });
  const save = form.handleSubmit(async ({ name }) => {
    try {
      const renamed = await rename.mutateAsync({ id: device.id, name });
      notices.done(t("renamed", { name: renamed.name }));
      onClose();
    } catch (error) {
      if (!applyProblem(form, error)) notices.failed(error, t("renameFailed"));
    }
  });
  return (
    <Dialog opened onClose={onClose} title={t("renameNamed", { name: device.name })} width={420}>
      <form className={classes.form} noValidate onSubmit={save}>
        <LimitedField data-autofocus {...form.limited("name")} />
        <DialogFoot onCancel={onClose} saving={form.formState.isSubmitting} />
      </form>
    </Dialog>
  );
}
