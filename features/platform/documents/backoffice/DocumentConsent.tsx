import { Anchor, Checkbox } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { lazy, type ReactNode, Suspense, useId, useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { withStyle } from "#packages/web/with-style.ts";
import type { PlatformDocument } from "../domain/platform-documents.ts";
import classes from "./documents.module.css";

const loadDialog = withStyle(() => import("./DocumentDialog.tsx"));
const DocumentDialog = lazy(async () => ({ default: (await loadDialog()).DocumentDialog }));

type DocumentConsentProps = { document: PlatformDocument; field: UseFormRegisterReturn; error: ReactNode };

/** A checkbox to accept a platform document. Its text opens next to the form, which keeps its values. Spec §5. */
export function DocumentConsent({ document, field, error }: DocumentConsentProps) {
  const documents = useTranslations("documents");
  const errorId = useId();
  const [opened, text] = useDisclosure(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (opened && !wasOpened) setWasOpened(true);
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
      {wasOpened && (
        <Suspense>
          <DocumentDialog document={document} opened={opened} onClose={text.close} />
        </Suspense>
      )}
    </div>
  );
}
