import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { checkWebAddress } from "#features/clubs/settings/domain/web-address.ts";
import classes from "./rich.module.css";

type LinkRowProps = {
  /** The present address; "" for a new link. */
  href: string;
  /** Called with the address to store; null removes the link. */
  onLink: (href: string | null) => void;
  onClose: () => void;
};

/** The address of a link in a text. */
export function LinkRow({ href, onLink, onClose }: LinkRowProps) {
  const t = useTranslations("sendouts");
  const words = useTranslations("words");
  const errors = useTranslations("errors");
  const [address, setAddress] = useState(href);
  const [isWrong, setWrong] = useState(false);
  const apply = () => {
    const checked = checkWebAddress(address);
    setWrong(!checked.ok);
    if (checked.ok) onLink(checked.value);
  };
  return (
    <div className={classes.row}>
      <TextInput
        data-autofocus
        autoFocus
        className={classes.rowField ?? ""}
        label={t("link")}
        placeholder="https://"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        value={address}
        error={isWrong && errors("INVALID_URL")}
        onChange={(event) => setAddress(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") onClose();
          if (event.key !== "Enter") return;
          // Enter would submit the sendout's form.
          event.preventDefault();
          apply();
        }}
      />
      <Button type="button" variant="light" onClick={apply}>
        {t("linkApply")}
      </Button>
      {href !== "" && (
        <Button type="button" variant="subtle" color="red" onClick={() => onLink(null)}>
          {t("linkRemove")}
        </Button>
      )}
      <Button type="button" variant="subtle" onClick={onClose}>
        {words("cancel")}
      </Button>
    </div>
  );
}
