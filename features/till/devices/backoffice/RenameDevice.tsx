import { useTranslations } from "use-intl/react";
import { textMax } from "#packages/domain/limits.ts";
import { Dialog } from "#packages/ui/answer/Dialog.tsx";
import { DialogFoot } from "#packages/web/backoffice/dialogs/DialogFoot.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { useForm } from "#packages/web/forms/use-form.ts";
import { applyProblem } from "#packages/web/problem.ts";
import { checkDeviceName } from "./ApproveDevice.tsx";
import classes from "./own-pin.module.css";
import { type ListedDevice, useRenameDevice } from "./queries.ts";

type RenameDeviceProps = { device: ListedDevice; onClose: () => void };

/** Another name for the list, and for those who sign in there. */
export function RenameDevice({ device, onClose }: RenameDeviceProps) {
  const t = useTranslations("devices");
  const notices = useNotices();
  const rename = useRenameDevice();
  // No draft: one word.
  const form = useForm<{ name: string }>({
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
        <LimitedField
          label={t("deviceName")}
          limit={textMax.deviceName}
          data-autofocus
          error={form.formState.errors.name?.message}
          {...form.register("name")}
        />
        <DialogFoot onCancel={onClose} saving={form.formState.isSubmitting} />
      </form>
    </Dialog>
  );
}
