import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { Dialog } from "#packages/ui/answer/Dialog.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { call } from "#packages/web/backoffice/session/api.ts";
import { queryClient } from "#packages/web/backoffice/session/query-client.ts";
import { AuthenticatorSetUp } from "./AuthenticatorSetUp.tsx";
import { ConfirmForm } from "./ConfirmForm.tsx";
import { PasskeySetUp } from "./PasskeySetUp.tsx";
import { secondFactorQuery } from "./queries.ts";
import { RecoveryCodes } from "./RecoveryCodes.tsx";

export type Change =
  | { kind: "addApp" | "addPasskey" | "newCodes" | "removeApp" }
  | { kind: "removePasskey"; passkeyId: number; name: string };

type ChangeDialogProps = { change: Change | null; onClose: () => void };

/** Asks for the password, makes the change, then shows new recovery codes if there are any. */
export function ChangeDialog({ change, onClose }: ChangeDialogProps) {
  const t = useTranslations("secondFactor");
  return (
    <Dialog opened={change !== null} onClose={onClose} title={change ? t(`changes.${change.kind}`) : ""} width={440}>
      {change && <Steps change={change} onClose={onClose} />}
    </Dialog>
  );
}

function Steps({ change, onClose }: { change: Change; onClose: () => void }) {
  const t = useTranslations("secondFactor");
  const notices = useNotices();
  const [step, setStep] = useState<string | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const finished = () => {
    notices.done(t(`done.${change.kind}`));
    onClose();
  };
  const changed = (recoveryCodes: readonly string[]) => {
    void queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
    void queryClient.invalidateQueries({ queryKey: ["second-factor-demand"] });
    if (recoveryCodes.length > 0) setCodes(recoveryCodes);
    else finished();
  };
  const opened = async (token: string) => {
    if (change.kind === "addApp" || change.kind === "addPasskey") return setStep(token);
    if (change.kind === "newCodes") {
      return changed((await call("renewRecoveryCodes", { body: { step: token } })).recoveryCodes);
    }
    const passkeyId = change.kind === "removePasskey" ? change.passkeyId : null;
    await call("removeFactor", { body: { step: token, passkeyId } });
    changed([]);
  };
  if (codes.length > 0) return <RecoveryCodes codes={codes} onSaved={finished} />;
  if (step === null) return <ConfirmForm onStep={opened} onCancel={onClose} />;
  const added = ({ recoveryCodes }: { recoveryCodes: readonly string[] }) => changed(recoveryCodes);
  return change.kind === "addApp" ? (
    <AuthenticatorSetUp step={step} onAdded={added} />
  ) : (
    <PasskeySetUp step={step} onAdded={added} />
  );
}
