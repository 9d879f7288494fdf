import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { ConfirmDialog } from "#packages/ui/answer/ConfirmDialog.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import textLink from "#packages/web/backoffice/page/text-link.module.css";
import card from "#packages/web/backoffice/page/waiting-card.module.css";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import classes from "./merging.module.css";
import { type MergeRequest, useEndMergeRequest, useMergeRequests } from "./queries.ts";
import { useMemberWords } from "./use-member-words.ts";

/**
 * Shows requests about merging: a merchant answers them, a local merchant sees their own. Renders nothing if none are
 * pending.
 */
export function MergeRequests() {
  const t = useTranslations("merging");
  const mayApprove = useCan("approveMerges");
  const requests = useMergeRequests();
  return (
    <div role="status" className={requests.length > 0 ? classes.requests : undefined}>
      {requests.length > 0 && (
        <section aria-labelledby="merge-requests">
          <h2 id="merge-requests" className={card.heading}>
            {t(mayApprove ? "requests.toAnswer" : "requests.own")}
          </h2>
          <ul className={card.cards}>
            {requests.map((request) => (
              <li key={request.id}>
                <RequestCard request={request} mayApprove={mayApprove} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function RequestCard({ request, mayApprove }: { request: MergeRequest; mayApprove: boolean }) {
  const t = useTranslations("merging");
  const { moment } = useDates();
  const { nameOf } = useMemberWords();
  const { kept: survivor, other, mergeId, askedBy, askedAt } = request;
  const isUndo = mergeId !== null;
  const names = { kept: nameOf(survivor), other: nameOf(other) };
  const id = String(survivor.id);
  return (
    <div className={card.card}>
      <div className={card.words}>
        <p className={card.what}>{t(isUndo ? "requests.undo" : "requests.merge", names)}</p>
        <p>
          {mayApprove && askedBy
            ? t("requests.asks", { name: askedBy, when: moment(askedAt) })
            : t("requests.asked", { when: moment(askedAt) })}
        </p>
        {isUndo ? (
          <Link to={paths.member} params={{ id }} className={textLink.link}>
            {t("requests.look")}
          </Link>
        ) : (
          <Link to={paths.memberMergeWith} params={{ id, otherId: String(other.id) }} className={textLink.link}>
            {t("compare")}
          </Link>
        )}
      </div>
      <div className={card.buttons}>
        <RequestButtons request={request} names={names} mayApprove={mayApprove} />
      </div>
    </div>
  );
}

interface ButtonsProps {
  request: MergeRequest;
  names: { kept: string; other: string };
  mayApprove: boolean;
}

function RequestButtons({ request: { id, mergeId, isOwn, taken }, names, mayApprove }: ButtonsProps) {
  const t = useTranslations("merging");
  const words = useTranslations("words");
  const notices = useNotices();
  const [asking, ask] = useDisclosure(false);
  const { mutate, isPending } = useEndMergeRequest();
  const end = (answer: "APPROVED" | "DECLINED" | "WITHDRAWN") =>
    mutate(
      { id, answer },
      {
        onSuccess: () => notices.done(t(`requests.done.${answer}`)),
        onError: (error) => notices.failed(error, t("requests.failed")),
        onSettled: ask.close,
      },
    );
  if (isOwn && !mayApprove)
    return (
      <Button variant="default" loading={isPending} onClick={() => end("WITHDRAWN")}>
        {t("requests.withdraw")}
      </Button>
    );
  return (
    <>
      <Button variant="default" disabled={isPending} onClick={() => end("DECLINED")}>
        {t("requests.decline")}
      </Button>
      <Button loading={isPending} onClick={ask.open}>
        {t("requests.approve")}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t(mergeId === null ? "askTitle" : "undoTitle")}
        confirmLabel={t("requests.approve")}
        cancelLabel={words("cancel")}
        onConfirm={() => end("APPROVED")}
        onCancel={ask.close}
        busy={isPending}
      >
        <p>{t(mergeId === null ? "askText" : "undoText", names)}</p>
        {taken.length > 0 && (
          <p>{t("requests.taken", { fields: taken.map((field) => t(`fields.${field}`)).join(", ") })}</p>
        )}
      </ConfirmDialog>
    </>
  );
}
