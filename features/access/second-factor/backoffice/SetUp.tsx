import { Button } from "@mantine/core";
import { IconDeviceMobile, IconFingerprint } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { AuthenticatorSetUp } from "./AuthenticatorSetUp.tsx";
import { PasskeySetUp } from "./PasskeySetUp.tsx";
import { hasPasskeys } from "./passkey-browser.ts";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import classes from "./second-factor.module.css";
import type { Added } from "./second-step.ts";

type Way = "APP" | "PASSKEY";
type SetUpProps = { step: string; onDone: (added: Added) => void };

/** Lets the user choose and add a first factor, then shows the recovery codes before anything else. */
export function SetUp({ step, onDone }: SetUpProps) {
  const t = useTranslations("secondFactor");
  const [way, setWay] = useState<Way | null>(null);
  const [added, setAdded] = useState<Added | null>(null);
  if (added) return <RecoveryCodes codes={added.recoveryCodes} onSaved={() => onDone(added)} />;
  const handleAdded = (factor: Added) => (factor.recoveryCodes.length > 0 ? setAdded(factor) : onDone(factor));
  const backButton = (
    <Button type="button" variant="subtle" onClick={() => setWay(null)}>
      {t("otherWay")}
    </Button>
  );
  if (way === "APP") return <AuthenticatorSetUp step={step} onAdded={handleAdded} foot={backButton} />;
  if (way === "PASSKEY") return <PasskeySetUp step={step} onAdded={handleAdded} foot={backButton} />;
  return (
    <div className={classes.stack}>
      {hasPasskeys() && <WayButton way="PASSKEY" Icon={IconFingerprint} onChoose={setWay} />}
      <WayButton way="APP" Icon={IconDeviceMobile} onChoose={setWay} />
    </div>
  );
}

type WayButtonProps = { way: Way; Icon: typeof IconFingerprint; onChoose: (way: Way) => void };

function WayButton({ way, Icon, onChoose }: WayButtonProps) {
  const t = useTranslations("secondFactor");
  return (
    <button type="button" className={classes.way} onClick={() => onChoose(way)}>
      <Icon size={28} stroke={1.5} aria-hidden />
      <span>
        <strong>{t(`ways.${way}`)}</strong>
        <span className={classes.quiet}>{t(`waysHint.${way}`)}</span>
      </span>
    </button>
  );
}
