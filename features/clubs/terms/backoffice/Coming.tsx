import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useTranslations } from "use-intl/react";
import { ConfirmDialog } from "#packages/ui/answer/ConfirmDialog.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { type TermsKind, type TermsState, useTakeBackTerms } from "./queries.ts";
import classes from "./terms.module.css";

type Version = TermsState["versions"][number];

type ComingProps = {
  kind: TermsKind;
  state: Pick<TermsState, "versions" | "published">;
  mayChange: boolean;
  onTakenBack: () => void;
};

/** The coming versions, the next first, with their days and a button to withdraw them. */
export function Coming({ kind, state, mayChange, onTakenBack }: ComingProps) {
  const coming = state.versions.filter((each) => each.state === "COMING").reverse();
  const inForce = state.published?.version ?? null;
  return coming.map((each, index) => (
    <ComingVersion
      key={each.version}
      kind={kind}
      coming={each}
      until={index === 0 ? inForce : null}
      mayChange={mayChange}
      onTakenBack={onTakenBack}
    />
  ));
}

type ComingVersionProps = Omit<ComingProps, "state"> & { coming: Version; until: number | null };

function ComingVersion({ kind, coming, until, mayChange, onTakenBack }: ComingVersionProps) {
  const t = useTranslations("terms.coming");
  const words = useTranslations("words");
  const notices = useNotices();
  const { full } = useDates();
  const [asking, ask] = useDisclosure(false);
  const takeBack = useTakeBackTerms(kind);
  const number = { version: String(coming.version) };
  const confirm = () =>
    takeBack.mutate(coming.version, {
      onSuccess: () => {
        onTakenBack();
        notices.done(t("takenBack", number));
      },
      onError: (error) => notices.failed(error, t("failed")),
      onSettled: ask.close,
    });
  return (
    <section className={classes.note} aria-label={t("title", { ...number, day: full(coming.appliesOn) })}>
      <div>
        <strong>{t("title", { ...number, day: full(coming.appliesOn) })}</strong>
        {coming.told && <p className={classes.quiet}>{t(coming.told.done ? "told" : "telling", coming.told)}</p>}
        {until !== null && <p className={classes.quiet}>{t("until", { version: String(until) })}</p>}
      </div>
      {mayChange && (
        <Button type="button" variant="default" onClick={ask.open}>
          {t("takeBack")}
        </Button>
      )}
      <ConfirmDialog
        opened={asking}
        title={t("takeBackTitle", number)}
        confirmLabel={t("takeBack")}
        cancelLabel={words("cancel")}
        onConfirm={confirm}
        onCancel={ask.close}
        busy={takeBack.isPending}
        danger
      >
        {t("takeBackText")}
      </ConfirmDialog>
    </section>
  );
}
