import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { say } from "#features/till/register/backoffice/notices.ts";
import { textMax } from "#packages/domain/limits.ts";
import { checkName } from "#packages/domain/people/names.ts";
import { Dialog } from "#packages/ui/answer/Dialog.tsx";
import { DialogFoot } from "#packages/web/backoffice/dialogs/DialogFoot.tsx";
import { FormProblem } from "#packages/web/backoffice/forms/FormProblem.tsx";
import { call } from "#packages/web/backoffice/session/api.ts";
import { useChain } from "#packages/web/backoffice/session/session.ts";
import { tillDeviceStore } from "#packages/web/backoffice/session/till-device-store.ts";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { applyProblem, useProblemText } from "#packages/web/problem.ts";
import classes from "./own-pin.module.css";
import { deviceKind } from "./suggested-name.ts";

type Naming = { name: string };

/** Checks a device's name by the server's limits. */
export const checkDeviceName = ({ name }: Naming) => {
  const read = checkName(name, { min: 2, max: textMax.deviceName });
  return { name: read.ok ? null : read.reason };
};

type ApproveDeviceProps = { place: { id: number; name: string }; onClose: () => void };

/** Makes this browser a till of its point of sale, on a merchant's request. */
export function ApproveDevice({ place, onClose }: ApproveDeviceProps) {
  const t = useTranslations("devices");
  return (
    <Dialog opened onClose={onClose} title={t("approveTitle")} width={460}>
      <p>{t("approveText", { place: place.name })}</p>
      <ApproveForm place={place} onClose={onClose} />
    </Dialog>
  );
}

function ApproveForm({ place, onClose }: ApproveDeviceProps) {
  const t = useTranslations("devices");
  const { subdomain } = useChain();
  const problemText = useProblemText();
  const [problem, setProblem] = useState<string | null>(null);
  const kind = deviceKind(navigator.maxTouchPoints > 0, Math.min(screen.width, screen.height));
  // The form stores no draft, because it is short and then opens the till.
  const form = useFieldForm({
    fields: {
      name: { label: t("deviceName"), limit: textMax.deviceName },
    },
    check: checkDeviceName,
    defaultValues: { name: t(`suggestions.${kind}`) },
  });
  const { isSubmitting } = form.formState;
  const approve = form.handleSubmit(async ({ name }) => {
    setProblem(null);
    try {
      const { device, token } = await call("approveTillDevice", { body: { name, pointOfSaleId: place.id } });
      tillDeviceStore.set({ id: device.id, token, chain: subdomain, pointOfSaleId: place.id });
      say("good", t("approved"));
      onClose();
    } catch (error) {
      if (!applyProblem(form, error)) setProblem(problemText(error, t("approveFailed")));
    }
  });
  return (
    <form className={classes.form} noValidate onSubmit={approve}>
      <FormProblem text={problem} />
      <LimitedField description={t("deviceNameHint")} data-autofocus {...form.limited("name")} />
      <DialogFoot onCancel={onClose} saving={isSubmitting} label={t("approve")} />
    </form>
  );
}
