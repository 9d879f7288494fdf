import { Anchor, Button, Checkbox, Modal } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import classes from "./onboarding.module.css";

type PrivacyConsentProps = { field: UseFormRegisterReturn; error: ReactNode };

/** Accepting the platform's privacy policy; its text opens beside the form, which keeps what was typed. */
export function PrivacyConsent({ field, error }: PrivacyConsentProps) {
  const onboarding = useTranslations("onboarding");
  const [opened, text] = useDisclosure(false);
  return (
    <div>
      <div className={classes.consent}>
        <Checkbox
          label={onboarding("privacyAccept")}
          aria-label={`${onboarding("privacyAccept")} ${onboarding("privacyLink")}`}
          {...field}
        />
        <Anchor component="button" type="button" className={classes.consentLink} onClick={text.open}>
          {onboarding("privacyLink")}
        </Anchor>
      </div>
      {error && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
      <PrivacyText opened={opened} onClose={text.close} />
    </div>
  );
}

const sections = ["what", "why", "who", "members", "long", "rights"] as const;

function PrivacyText({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const onboarding = useTranslations("onboarding");
  const privacy = useTranslations("platformPrivacy");
  const words = useTranslations("words");
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={onboarding("privacyTitle")}
      size="lg"
      closeButtonProps={{ "aria-label": words("close") }}
    >
      <div className={classes.text}>
        <p>{privacy("intro")}</p>
        {sections.map((section) => (
          <section key={section}>
            <h3>{privacy(`${section}Title`)}</h3>
            <p>{privacy(`${section}Text`)}</p>
          </section>
        ))}
      </div>
      <Button variant="light" fullWidth mt="lg" onClick={onClose}>
        {words("close")}
      </Button>
    </Modal>
  );
}
