import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { Dialog } from "#packages/ui/answer/Dialog.tsx";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { Segments } from "#packages/web/backoffice/forms/Segments.tsx";
import { LoadedAll } from "#packages/web/backoffice/page/Loaded.tsx";
import link from "#packages/web/backoffice/page/text-link.module.css";
import { DocumentBody } from "../DocumentBody.tsx";
import { DocumentChanges } from "../DocumentChanges.tsx";
import { useReadingQuery } from "../queries.ts";
import classes from "./platform-documents.module.css";
import { type Asked, useAcceptAsked } from "./queries.ts";

type AskedDialogProps = {
  pendingDocument: Asked;
  /** Closes the dialog. Absent if the dialog stays until the merchant accepts or leaves for a permitted page. */
  onClose?: (() => void) | undefined;
  onLeave: () => void;
};

/** Shows the new text with its changes and a button to accept; from its day on also the ways to leave. */
export function AskedDialog({ pendingDocument, onClose, onLeave }: AskedDialogProps) {
  const t = useTranslations("platformDocuments.asked");
  const documents = useTranslations("documents");
  const notices = useNotices();
  const { full } = useRealDates();
  const { company, document, version, accepted } = pendingDocument;
  const [view, setView] = useState<"changes" | "whole">(accepted ? "changes" : "whole");
  const { mutate, isPending } = useAcceptAsked();
  const accept = () =>
    mutate(pendingDocument, {
      onSuccess: () => {
        onLeave();
        notices.done(t("done", { company }));
      },
      onError: (error) => notices.failed(error, t("failed")),
    });
  const foot = (
    <>
      {onClose && (
        <Button variant="default" onClick={onClose}>
          {t("later")}
        </Button>
      )}
      <Button loading={isPending} onClick={accept}>
        {t("accept", { company })}
      </Button>
    </>
  );
  return (
    <Dialog
      opened
      onClose={onClose ?? (() => {})}
      dismissible={onClose !== undefined}
      title={t("title", { document: documents(document) })}
      foot={foot}
      width={720}
    >
      <p className={classes.lead}>
        {t(pendingDocument.demanded ? "demanded" : "lead", { from: full(version), company })}
      </p>
      {accepted && (
        <Segments
          label={t("view")}
          choices={[
            { value: "changes", label: t("changes") },
            { value: "whole", label: t("whole") },
          ]}
          value={view}
          onChange={setView}
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard, too */}
      <section className={classes.scroll} aria-label={documents(document)} tabIndex={0}>
        {view === "changes" && accepted ? (
          <Changes asked={pendingDocument} accepted={accepted} />
        ) : (
          <DocumentBody document={document} version={version} level={3} />
        )}
      </section>
      {!onClose && (
        <p className={classes.ways}>
          {t("leave")}
          {(["members", "billing", "support"] as const).map((way) => (
            <Link key={way} to={paths[way]} className={link.link} onClick={onLeave}>
              {t(`ways.${way}`)}
            </Link>
          ))}
        </p>
      )}
    </Dialog>
  );
}

function Changes({ asked: { document, version }, accepted }: { asked: Asked; accepted: string }) {
  const documents = useTranslations("documents");
  const words = useTranslations("words");
  const before = useQuery(useReadingQuery(document, accepted));
  const after = useQuery(useReadingQuery(document, version));
  return (
    <LoadedAll
      skeleton={<ListSkeleton label={words("loading")} rows={4} />}
      queries={[
        { query: before, failed: documents("failed") },
        { query: after, failed: documents("failed") },
      ]}
    >
      {(acceptedText, newText) => <DocumentChanges before={acceptedText} after={newText} />}
    </LoadedAll>
  );
}
