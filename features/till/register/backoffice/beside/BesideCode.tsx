import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { pinMin } from "#features/till/devices/domain/pin.ts";
import { useProblemText } from "#packages/web/problem.ts";
import { PinPad } from "../pins/PinPad.tsx";
import { withKey } from "../pins/pin-entry.ts";
import { usePadKeys } from "../pins/use-pad-keys.ts";
import classes from "./beside.module.css";

type BesideCodeProps = { error: Error | null; busy: boolean; onCode: (code: string) => void };

/** Asks for the chosen person's PIN, by touch or keyboard. */
export function BesideCode({ error, busy, onCode }: BesideCodeProps) {
  const t = useTranslations("register");
  const problemText = useProblemText();
  const [typed, setTyped] = useState("");
  const [tries, setTries] = useState(0);
  const press = (key: string) => !busy && setTyped((before) => withKey(before, key));
  const enter = () => {
    if (busy || typed.length < pinMin) return;
    setTyped("");
    setTries((before) => before + 1);
    onCode(typed);
  };
  usePadKeys({ onKey: press, onEnter: enter });
  return (
    <div className={classes.pad}>
      <PinPad
        typed={typed}
        onKey={press}
        onEnter={enter}
        enterLabel={t("besideYes")}
        problem={error && typed === "" && !busy ? problemText(error) : null}
        misses={busy ? tries - 1 : tries}
        busy={busy}
        disabled={false}
      />
    </div>
  );
}
