import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import { DataTable } from "#packages/ui/tables/DataTable.tsx";
import { channelIcons } from "#packages/web/backoffice/format/channel-icons.ts";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import page from "#packages/web/backoffice/page/detail-page.module.css";
import { Stream } from "#packages/web/backoffice/page/Stream.tsx";
import classes from "./member-page.module.css";
import { messageKind } from "./message-name.ts";
import { messagesQuery, type SentMessage } from "./queries.ts";

const tones = {
  WAITING: "wait",
  SENT: "good",
  FAILED: "bad",
  SUPPRESSED: "calm",
  DELIVERED: "good",
  UNDELIVERED: "bad",
} as const;

/** Messages to the member, with time and status. */
export function Messages({ id }: { id: number }) {
  const t = useTranslations("timeline.messages");
  const query = useInfiniteQuery(messagesQuery(id));
  return (
    <section>
      <h2 className={page.heading}>{t("title")}</h2>
      <p className={classes.lead}>{t("lead")}</p>
      <Stream query={query} failed={t("failed")} empty={t("empty")}>
        {(rows) => <MessageTable rows={rows} />}
      </Stream>
    </section>
  );
}

function MessageTable({ rows }: { rows: readonly SentMessage[] }) {
  const t = useTranslations("timeline.messages");
  const kinds = useTranslations("timeline.messageKinds");
  const states = useTranslations("outbox");
  const { moment } = useDates();
  return (
    <DataTable
      caption={t("title")}
      columns={[
        {
          key: "what",
          header: t("what"),
          grows: true,
          wraps: true,
          cell: ({ kind, sendout }) => sendout ?? kinds(messageKind(kind)),
        },
        { key: "to", header: t("to"), width: "32%", cell: (row) => <Recipient {...row} /> },
        {
          key: "status",
          header: states("status"),
          width: "200px",
          wraps: true,
          cell: (row) => <Became {...row} />,
        },
        { key: "at", header: t("at"), width: "130px", cell: ({ at }) => moment(at) },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}

function Became({ status, undelivered }: SentMessage) {
  const t = useTranslations("outbox");
  const why = useTranslations("outbox.undelivered");
  return (
    <>
      <StatusWord tone={tones[status]}>{t(status)}</StatusWord>
      {undelivered && <span className={classes.why}>{why(undelivered)}</span>}
    </>
  );
}

function Recipient({ medium, recipient, sendout }: SentMessage) {
  const t = useTranslations("timeline.messages");
  const states = useTranslations("outbox");
  const Icon = channelIcons[medium];
  return (
    <span className={classes.recipient}>
      <Icon size={18} stroke={1.75} aria-label={states(medium)} />
      <span>{recipient || (sendout === null ? t("forgotten") : states(medium))}</span>
    </span>
  );
}
