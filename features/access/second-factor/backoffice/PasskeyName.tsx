import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type KeyboardEvent, useState } from "react";
import { useTranslations } from "use-intl/react";
import { textMax } from "#packages/domain/limits.ts";
import { textLength } from "#packages/ui/form/text-limit.ts";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { call } from "#packages/web/backoffice/session/api.ts";
import { queryClient } from "#packages/web/backoffice/session/query-client.ts";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { secondFactorQuery } from "./queries.ts";
import classes from "./second-factor.module.css";

/** A passkey's name, which a click makes editable. */
export function PasskeyName({ id, name }: { id: number; name: string }) {
  const t = useTranslations("secondFactor");
  const words = useTranslations("words");
  const notices = useNotices();
  const [typed, setTyped] = useState<string | null>(null);
  const rename = useMutation({
    mutationFn: (next: string) => call("renamePasskey", { params: { id }, body: { name: next } }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
      setTyped(null);
    },
    onError: (error) => notices.failed(error, t("failed")),
  });
  if (typed === null) {
    return (
      <p className={classes.name}>
        {name}{" "}
        <Button
          type="button"
          variant="subtle"
          size="compact-sm"
          className={classes.rename}
          onClick={() => setTyped(name)}
          aria-label={t("renameNamed", { name })}
        >
          {t("rename")}
        </Button>
      </p>
    );
  }
  const save = () => {
    if (typed.trim() === "") setTyped(null);
    else if (textLength(typed) <= textMax.passkeyName) rename.mutate(typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") setTyped(null);
    if (event.key !== "Enter") return;
    // The profile's own form must not submit.
    event.preventDefault();
    save();
  };
  return (
    <div className={classes.others}>
      <LimitedField
        aria-label={t("passkeyName")}
        value={typed}
        limit={textMax.passkeyName}
        autoFocus
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="button" variant="light" loading={rename.isPending} onClick={save}>
        {words("save")}
      </Button>
    </div>
  );
}
