import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { ConfirmDialog } from "@stammis/ui/ConfirmDialog.tsx";
import { useTranslations } from "use-intl/react";
import { useNotices } from "../../lib/notices.ts";
import type { Location } from "../locations/queries.ts";
import { type StaffInvitation, useResendInvitation, useWithdrawInvitation } from "./queries.ts";
import classes from "./staff.module.css";
import { mayManage, nameOf } from "./staff-form.ts";
import { useActor } from "./use-actor.ts";
import { usePlacesOf } from "./use-places-of.ts";

type InvitedPersonProps = {
  invitation: StaffInvitation;
  locations: readonly Location[];
  onDone: () => void;
};

/** An invitation without an answer: what it offers; it can be sent again, or taken back. */
export function InvitedPerson({ invitation, locations, onDone }: InvitedPersonProps) {
  const t = useTranslations("staff");
  const words = useTranslations("words");
  const notices = useNotices();
  const resend = useResendInvitation();
  const placesOf = usePlacesOf(new Map(locations.map(({ id, name }) => [id, name])));
  const { id, email, role } = invitation;
  const again = () =>
    resend.mutate(id, {
      onSuccess: () => notices.done(t("drawer.resent", { email })),
      onError: (error) => notices.failed(error, t("resendFailed")),
    });
  return (
    <div className={classes.form}>
      <p className={classes.waiting}>{t("drawer.waiting")}</p>
      <dl className={classes.facts}>
        {nameOf(invitation) !== email && (
          <>
            <dt>{words("email")}</dt>
            <dd>{email}</dd>
          </>
        )}
        <dt>{t("role")}</dt>
        <dd>{t(`roles.${role}`)}</dd>
        <dt>{t("pointsOfSale")}</dt>
        <dd>{placesOf(invitation)}</dd>
      </dl>
      {mayManage(useActor(), invitation) ? (
        <div className={classes.foot}>
          <Button onClick={again} loading={resend.isPending}>
            {t("drawer.resend")}
          </Button>
          <Withdraw invitation={invitation} onDone={onDone} />
        </div>
      ) : (
        <p className={classes.note}>{t("drawer.notYours")}</p>
      )}
    </div>
  );
}

function Withdraw({ invitation, onDone }: Pick<InvitedPersonProps, "invitation" | "onDone">) {
  const t = useTranslations("staff");
  const words = useTranslations("words");
  const notices = useNotices();
  const withdraw = useWithdrawInvitation();
  const [asking, ask] = useDisclosure(false);
  const name = nameOf(invitation);
  const takeBack = () =>
    withdraw.mutate(invitation.id, {
      onSuccess: () => {
        notices.done(t("drawer.withdrawn", { name }));
        onDone();
      },
      onError: (error) => {
        ask.close();
        notices.failed(error, t("withdrawFailed"));
      },
    });
  return (
    <>
      <Button variant="subtle" color="red" onClick={ask.open}>
        {t("drawer.withdraw")}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t("drawer.withdrawTitle", { name })}
        confirmLabel={t("drawer.withdraw")}
        cancelLabel={words("cancel")}
        onConfirm={takeBack}
        onCancel={ask.close}
        busy={withdraw.isPending}
        danger
      >
        {t("drawer.withdrawText")}
      </ConfirmDialog>
    </>
  );
}
