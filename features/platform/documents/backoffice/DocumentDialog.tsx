import { Button, Modal } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import type { PlatformDocument } from "../domain/platform-documents.ts";
import { DocumentBody } from "./DocumentBody.tsx";

type DocumentDialogProps = { document: PlatformDocument; opened: boolean; onClose: () => void };

/** Shows the text of a platform document over a form. */
export function DocumentDialog({ document, opened, onClose }: DocumentDialogProps) {
  const documents = useTranslations("documents");
  const words = useTranslations("words");
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={documents(document)}
      size="lg"
      closeButtonProps={{ "aria-label": words("close") }}
    >
      <DocumentBody document={document} level={3} />
      <Button variant="light" fullWidth mt="lg" onClick={onClose}>
        {words("close")}
      </Button>
    </Modal>
  );
}
