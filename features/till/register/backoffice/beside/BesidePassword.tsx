import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl/react";
import { holdsTooMuch } from "#packages/ui/form/text-limit.ts";
import { PasswordField } from "#packages/web/forms/PasswordField.tsx";
import { useProblemText } from "#packages/web/problem.ts";
import classes from "./beside.module.css";

type BesidePasswordProps = {
  name: string;
  error: Error | null;
  busy: boolean;
  onPassword: (password: string) => void;
};

/** Asks for the chosen person's password if no PIN can be used. The browser does not store it. */
export function BesidePassword({ name, error, busy, onPassword }: BesidePasswordProps) {
  const t = useTranslations("register");
  const problemText = useProblemText();
  const [typed, setTyped] = useState("");
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    if (busy || typed === "" || holdsTooMuch(event.currentTarget)) return;
    setTyped("");
    onPassword(typed);
  };
  return (
    <form className={classes.proof} noValidate onSubmit={submit}>
      <PasswordField
        label={t("besidePassword", { name })}
        autoComplete="off"
        value={typed}
        disabled={busy}
        error={error && typed === "" && !busy ? problemText(error) : null}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" loading={busy} disabled={typed === ""}>
        {t("besideYes")}
      </Button>
    </form>
  );
}
