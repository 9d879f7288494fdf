import { Button } from "@mantine/core";
import { IconSignature } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import classes from "./platform-documents.module.css";
import type { Asked } from "./queries.ts";

/** A banner that shows the changed document and the day by which it must be accepted. */
export function AskedBanner({ pendingDocument, onOpen }: { pendingDocument: Asked; onOpen: () => void }) {
  const t = useTranslations("platformDocuments.asked");
  const documents = useTranslations("documents");
  const { full } = useRealDates();
  const { company, document, version, demandedFrom } = pendingDocument;
  return (
    <aside className={classes.banner} aria-label={t("label")}>
      <IconSignature className={classes.icon} size={24} stroke={1.75} aria-hidden />
      <div>
        <p className={classes.bannerTitle}>{t("title", { document: documents(document) })}</p>
        <p>{t("text", { company, from: full(version), by: full(demandedFrom) })}</p>
      </div>
      <Button variant="default" onClick={onOpen}>
        {t("open")}
      </Button>
    </aside>
  );
}
