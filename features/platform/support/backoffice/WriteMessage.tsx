import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl/react";
import { textMax } from "#packages/domain/limits.ts";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { useFirstError } from "#packages/ui/form/first-error.ts";
import { holdsTooMuch } from "#packages/ui/form/text-limit.ts";
import { LimitedArea } from "#packages/web/forms/LimitedArea.tsx";
import { UnsavedGuard } from "#packages/web/forms/UnsavedGuard.tsx";
import { useProblemText } from "#packages/web/problem.ts";
import { useWriteMessage } from "./queries.ts";
import classes from "./support.module.css";

/** A field for one message. The text stays until the server accepts it, and is stored only once. */
export function WriteMessage({ companyId, label }: { companyId: number; label: string }) {
  const t = useTranslations("support");
  const toast = useToast();
  const problemText = useProblemText();
  const toFirstError = useFirstError();
  const { mutate, isPending } = useWriteMessage(companyId);
  const [text, setText] = useState("");
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [isMissing, setMissing] = useState(false);
  const taken = () => {
    setText("");
    setKey(crypto.randomUUID());
    toast({ variant: "success", text: t("sent") });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(text.trim() === "");
    if (text.trim() === "" || holdsTooMuch(event.currentTarget)) return toFirstError(event.currentTarget);
    mutate(
      { messageKey: key, text: text.trim() },
      { onSuccess: taken, onError: (error) => toast({ variant: "error", text: problemText(error) }) },
    );
  };
  return (
    <form className={classes.write} noValidate onSubmit={submit}>
      <UnsavedGuard when={text.trim() !== ""} />
      <LimitedArea
        label={label}
        limit={textMax.supportMessage}
        autosize
        minRows={3}
        maxRows={12}
        value={text}
        error={isMissing && t("empty")}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setMissing(false);
        }}
      />
      <Button type="submit" loading={isPending}>
        {t("send")}
      </Button>
    </form>
  );
}
