import { useTranslations } from "use-intl/react";
import { Dialog } from "#packages/ui/answer/Dialog.tsx";
import type { Connection } from "../queries.ts";
import { TrySample } from "./TrySample.tsx";

/** Tries a message of the shop on a connection that exists. */
export function SampleDialog({ connection, onClose }: { connection: Connection; onClose: () => void }) {
  const t = useTranslations("connections.sample");
  const words = useTranslations("words");
  return (
    <Dialog opened onClose={onClose} title={t("title")} closeLabel={words("close")} width={720}>
      <TrySample connection={connection} />
    </Dialog>
  );
}
