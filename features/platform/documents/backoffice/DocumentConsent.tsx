import { Anchor, Button, Checkbox, Modal } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { type ReactNode, useId } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import type { PlatformDocument } from "../domain/platform-documents.ts";
import { DocumentBody } from "./DocumentBody.tsx";
import classes from "./documents.module.css";

type DocumentConsentProps = { document: PlatformDocument; field: UseFormRegisterReturn; error: ReactNode };

/** A checkbox to accept a platform document. Its text opens next to the form, which keeps its values. Spec §5. */
export function DocumentConsent({ document, field, error }: DocumentConsentProps) {
  const documents = useTranslations("documents");
  const words = useTranslations("words");
  const errorId = useId();
  const [opened, text] = useDisclosure(false);
  const name = documents(`links.${document}`);
  return (
    <div>
      <div className={classes.consent}>
        <Checkbox
          label={documents("accept")}
          aria-label={`${documents("accept")} ${name}`}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? errorId : undefined}
          {...field}
        />
        <Anchor component="button" type="button" className={classes.consentLink} onClick={text.open}>
          {name}
        </Anchor>
      </div>
      {error && (
        <p id={errorId} role="alert" className={classes.error}>
          {error}
        </p>
      )}
      <Modal
        opened={opened}
        onClose={text.close}
        title={documents(document)}
        size="lg"
        closeButtonProps={{ "aria-label": words("close") }}
      >
        <DocumentBody document={document} level={3} />
        <Button variant="light" fullWidth mt="lg" onClick={text.close}>
          {words("close")}
        </Button>
      </Modal>
    </div>
  );
}
