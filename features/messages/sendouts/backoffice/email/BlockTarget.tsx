import { TextInput } from "@mantine/core";
import { useTranslations } from "use-intl/react";

type BlockTargetProps = { value: string; hint: string; error: string | undefined; onChange: (target: string) => void };

/** The link of a picture or a button. */
export function BlockTarget({ value, hint, error, onChange }: BlockTargetProps) {
  const t = useTranslations("sendouts");
  return (
    <TextInput
      label={t("link")}
      description={hint}
      placeholder="https://"
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
    />
  );
}
