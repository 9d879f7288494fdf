import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconArrowRight } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import type { Coupon } from "#features/loyalty/coupons/backoffice/queries.ts";
import { publishFacts } from "#features/loyalty/publishing/backoffice/publishable.ts";
import { checkTransition } from "#features/loyalty/publishing/domain/publish-status.ts";
import { paths } from "#features/office-paths.ts";
import type { ClubDay } from "#packages/domain/club/club-day.ts";
import { ConfirmDialog } from "#packages/ui/answer/ConfirmDialog.tsx";
import { StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { useClubDay } from "#packages/web/backoffice/format/use-club-day.ts";
import { hrefOf } from "#packages/web/backoffice/page/href.ts";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import classes from "./points.module.css";
import { type ClubPoints, useSetPointsActive } from "./queries.ts";

type Missing = ClubPoints["missing"][number];
type ActivationProps = { points: ClubPoints; rewards: readonly Coupon[] };

/** Returns the page where a prerequisite can be met. An existing draft of a reward is opened instead of a new one. */
function mendedAt(missing: Missing, rewards: readonly Coupon[], day: ClubDay): string {
  if (missing === "MEMBERSHIP_TERMS_MISSING") return paths.membershipTerms;
  const begun = rewards.find((each) => checkTransition(publishFacts(each, day), "ACTIVE").ok);
  return begun ? hrefOf(paths.coupon, begun.id) : paths.newReward;
}

/** Shows whether points are active, with buttons to start or stop them and the missing prerequisites. Spec §4. */
export function Activation({ points, rewards }: ActivationProps) {
  const t = useTranslations("points.activation");
  const mayChange = useCan("manageClub");
  const { active, missing } = points;
  const stuck = !active && missing.length > 0;
  return (
    <section className={classes.activation} aria-label={t("title")}>
      <div className={classes.activationWords}>
        <StatusWord tone={active ? "good" : "wait"}>{active ? t("on") : t("off")}</StatusWord>
        {!mayChange && !active && <p>{t("offReader")}</p>}
        {mayChange && <p>{active ? t("onText") : stuck ? t("missing") : t("ready")}</p>}
        {mayChange && stuck && <MissingList points={points} rewards={rewards} />}
      </div>
      {mayChange && (active ? <Stop /> : <Start disabled={stuck} />)}
    </section>
  );
}

function MissingList({ points, rewards }: ActivationProps) {
  const t = useTranslations("points.missing");
  const day = useClubDay();
  return (
    <ul className={classes.missing}>
      {points.missing.map((each) => (
        <li key={each}>
          <Link to={mendedAt(each, rewards, day)} className={classes.missingLink}>
            {t(each)}
            <IconArrowRight size={18} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Start({ disabled }: { disabled: boolean }) {
  const t = useTranslations("points.activation");
  const notices = useNotices();
  const set = useSetPointsActive();
  const start = () =>
    set.mutate(true, {
      onSuccess: () => notices.done(t("started")),
      onError: (error) => notices.failed(error, t("startFailed")),
    });
  return (
    <Button type="button" onClick={start} disabled={disabled} loading={set.isPending}>
      {t("start")}
    </Button>
  );
}

function Stop() {
  const t = useTranslations("points.activation");
  const words = useTranslations("words");
  const notices = useNotices();
  const set = useSetPointsActive();
  const [asking, ask] = useDisclosure(false);
  const stop = () =>
    set.mutate(false, {
      onSuccess: () => notices.done(t("stopped")),
      onError: (error) => notices.failed(error, t("stopFailed")),
      onSettled: ask.close,
    });
  return (
    <>
      <Button type="button" variant="default" onClick={ask.open}>
        {t("stop")}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t("stopTitle")}
        confirmLabel={t("stop")}
        cancelLabel={words("cancel")}
        onConfirm={stop}
        onCancel={ask.close}
        busy={set.isPending}
      >
        {t("stopText")}
      </ConfirmDialog>
    </>
  );
}
