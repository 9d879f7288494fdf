import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconNote } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import page from "#packages/web/backoffice/page/detail-page.module.css";
import { Stream } from "#packages/web/backoffice/page/Stream.tsx";
import { useAccess } from "#packages/web/backoffice/session/session.ts";
import classes from "./member-notes.module.css";
import { NoteForm } from "./NoteForm.tsx";
import { NoteRow } from "./NoteRow.tsx";
import { notesQuery } from "./queries.ts";

/** Notes that staff write about a member for each other; hidden from the platform's support. */
export function Notes({ memberId }: { memberId: number }) {
  return useAccess().impersonation ? null : <OwnNotes memberId={memberId} />;
}

function OwnNotes({ memberId }: { memberId: number }) {
  const t = useTranslations("notes");
  const [writing, write] = useDisclosure(false);
  const query = useInfiniteQuery(notesQuery(memberId));
  return (
    <section>
      <div className={page.headingRow}>
        <h2 className={page.heading}>{t("title")}</h2>
        {!writing && (
          <Button variant="light" leftSection={<IconNote size={18} aria-hidden />} onClick={write.open}>
            {t("write")}
          </Button>
        )}
      </div>
      {writing && <NoteForm memberId={memberId} note={null} onDone={write.close} />}
      <Stream query={query} failed={t("failed")} empty={t("empty")} bones={1}>
        {(notes) => (
          <ul className={classes.notes}>
            {notes.map((note) => (
              <NoteRow key={note.id} memberId={memberId} note={note} />
            ))}
          </ul>
        )}
      </Stream>
    </section>
  );
}
