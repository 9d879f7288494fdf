import { Button, Checkbox } from "@mantine/core";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import type { SecondFactorMethod } from "#packages/contract/errors.ts";
import { FormProblem } from "#packages/web/backoffice/forms/FormProblem.tsx";
import { call } from "#packages/web/backoffice/session/api.ts";
import type { Session } from "#packages/web/backoffice/session/session-store.ts";
import { useProblemText } from "#packages/web/problem.ts";
import { trustDays } from "../domain/second-factor.ts";
import { CodeForm } from "./CodeForm.tsx";
import { isStoppedByBrowser, showPasskey } from "./passkey-browser.ts";
import classes from "./second-factor.module.css";
import type { SecondStep } from "./second-step.ts";

type CodeStepProps = { step: SecondStep; onSession: (session: Session) => void };

/** The second step of a sign-in: the app's code, a passkey, or a recovery code. */
export function CodeStep({ step, onSession }: CodeStepProps) {
  const t = useTranslations("secondFactor");
  const { token, methods } = step;
  const [method, setMethod] = useState<SecondFactorMethod>(methods.includes("PASSKEY") ? "PASSKEY" : "APP");
  const [trustDevice, setTrust] = useState(false);
  const others = methods.filter((each) => each !== method);
  const finish = async (proof: { code?: string; passkey?: Record<string, unknown> }) =>
    onSession(await call("finishSignIn", { body: { step: token, method, trustDevice, ...proof } }));
  return (
    <div className={classes.stack}>
      {method === "PASSKEY" ? (
        <PasskeyStep
          onShow={async () =>
            finish({ passkey: await showPasskey(await call("askForPasskey", { body: { step: token } })) })
          }
        />
      ) : (
        <CodeForm key={method} method={method} submitLabel={t("continue")} onCode={(code) => finish({ code })} />
      )}
      <Checkbox
        checked={trustDevice}
        onChange={(event) => setTrust(event.currentTarget.checked)}
        label={t("trustDevice", { days: String(trustDays) })}
      />
      {others.length > 0 && (
        <div className={classes.others}>
          {others.map((other) => (
            <Button key={other} type="button" variant="subtle" onClick={() => setMethod(other)}>
              {t(`instead.${other}`)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** A button on which the browser asks for finger, face or key. */
function PasskeyStep({ onShow }: { onShow: () => Promise<void> }) {
  const t = useTranslations("secondFactor");
  const problemText = useProblemText();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const show = async () => {
    setProblem(null);
    setBusy(true);
    await onShow().catch((error: unknown) =>
      setProblem(isStoppedByBrowser(error) ? t("passkeyStopped") : problemText(error)),
    );
    setBusy(false);
  };
  return (
    <>
      <p>{t("passkeyText")}</p>
      <FormProblem text={problem} />
      <Button loading={busy} fullWidth data-autofocus onClick={() => void show()}>
        {t("usePasskey")}
      </Button>
    </>
  );
}
