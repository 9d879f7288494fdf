import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconAlertCircle } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { ConfirmDialog } from "#packages/ui/answer/ConfirmDialog.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import link from "#packages/web/backoffice/page/text-link.module.css";
import { type SmsReply, useHandleReply } from "./queries.ts";
import classes from "./replies.module.css";

/** A reply with its member, its text, and how it was handled. */
export function ReplyRow({ reply }: { reply: SmsReply }) {
  const t = useTranslations("sms.replies");
  const { moment } = useDates();
  const { memberId, name, phone, text, receivedAt, mayMeanStop, outcome, handledAt, handledBy } = reply;
  const isUnread = outcome === null;
  return (
    <li className={classes.reply} data-unread={isUnread || undefined}>
      <p className={classes.writer}>
        <Link to={paths.member} params={{ id: String(memberId) }} className={link.link}>
          {name || t("nameless")}
        </Link>
        {phone && (
          <a href={`tel:${phone}`} className={link.link}>
            {phone}
          </a>
        )}
        <span className={classes.quiet}>{moment(receivedAt)}</span>
        {isUnread && <span className={classes.new}>{t("new")}</span>}
      </p>
      <p className={classes.text}>{text}</p>
      {isUnread && mayMeanStop && (
        <p className={classes.notice}>
          <IconAlertCircle size={18} aria-hidden />
          {t("mayMeanStop")}
        </p>
      )}
      {isUnread ? (
        <ReplyActs reply={reply} />
      ) : (
        <p className={classes.quiet}>
          {t(`outcomes.${outcome}`, { by: handledBy || t("someone"), when: handledAt ? moment(handledAt) : "" })}
        </p>
      )}
    </li>
  );
}

function ReplyActs({ reply: { id, name, smsOn } }: { reply: SmsReply }) {
  const t = useTranslations("sms.replies");
  const words = useTranslations("words");
  const notices = useNotices();
  const [asking, ask] = useDisclosure(false);
  const handle = useHandleReply();
  const act = (outcome: "HANDLED" | "SMS_OFF") =>
    handle.mutate(
      { id, outcome },
      {
        onSuccess: () => notices.done(t(outcome === "SMS_OFF" ? "turnedOff" : "handledDone")),
        onError: (error) => notices.failed(error, t("failed")),
        onSettled: ask.close,
      },
    );
  return (
    <div className={classes.acts}>
      {smsOn ? (
        <Button variant="default" onClick={ask.open}>
          {t("turnOff")}
        </Button>
      ) : (
        <span className={classes.quiet}>{t("alreadyOff")}</span>
      )}
      <Button variant="light" loading={handle.isPending && !asking} onClick={() => act("HANDLED")}>
        {t("handled")}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t("ask", { name: name || t("nameless") })}
        confirmLabel={t("confirm")}
        cancelLabel={words("cancel")}
        busy={handle.isPending}
        onConfirm={() => act("SMS_OFF")}
        onCancel={ask.close}
      >
        {t("askText")}
      </ConfirmDialog>
    </div>
  );
}
