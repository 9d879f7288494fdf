import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useTranslations } from "use-intl/react";
import { ConfirmDialog } from "#packages/ui/answer/ConfirmDialog.tsx";
import { StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import classes from "./invitations.module.css";
import { OpenCompany } from "./OpenCompany.tsx";
import { type OwnInvitation, useAcceptInvitation, useDeclineInvitation } from "./queries.ts";

/** An open invitation with inviter, place and role, and the buttons to accept and decline. */
export function Invitation({ invitation }: { invitation: OwnInvitation }) {
  const t = useTranslations("invitations");
  const staff = useTranslations("staff");
  const words = useTranslations("words");
  const notices = useNotices();
  const { moment } = useRealDates();
  const accept = useAcceptInvitation();
  const [opening, open] = useDisclosure(false);
  const { clubName, companyName, from, invitedBy, pointsOfSale } = invitation;
  const name = clubName ?? (companyName || t("ownCompany"));
  const date = moment(invitation.invitedAt);
  const byClub = invitedBy ? t("from", { inviter: invitedBy, date }) : t("fromClub", { date });
  const originText = { CLUB: byClub, PLATFORM: t("platform", { date }), SELF: t("self", { date }) }[from];
  const take = () =>
    accept.mutate(
      { id: invitation.id, body: {} },
      {
        onSuccess: () => notices.done(t("accepted", { name })),
        onError: (error) => notices.failed(error, t("acceptFailed")),
      },
    );
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <h3 className={classes.name}>{name}</h3>
        {clubName && <p>{t("club", { company: companyName, role: staff(`roles.${invitation.role}`) })}</p>}
        {pointsOfSale.length > 0 && <p>{t("places", { places: pointsOfSale.join(", ") })}</p>}
        <p className={classes.quiet}>{originText}</p>
        {invitation.sandbox && <StatusWord tone="wait">{t("sandbox")}</StatusWord>}
      </div>
      <div className={classes.answers}>
        <Decline invitation={invitation} name={name} />
        {invitation.opensCompany ? (
          <Button onClick={open.open}>{t("open")}</Button>
        ) : (
          <Button
            loading={accept.isPending}
            onClick={take}
            aria-label={words("labelled", { label: t("accept"), value: name })}
          >
            {t("accept")}
          </Button>
        )}
      </div>
      {invitation.opensCompany && (
        <OpenCompany opened={opening} onClose={open.close} invitation={invitation} name={name} />
      )}
    </li>
  );
}

function Decline({ invitation, name }: { invitation: OwnInvitation; name: string }) {
  const t = useTranslations("invitations");
  const words = useTranslations("words");
  const notices = useNotices();
  const decline = useDeclineInvitation();
  const [asking, ask] = useDisclosure(false);
  const say = () =>
    decline.mutate(invitation.id, {
      onSuccess: () => notices.done(t("declined", { name })),
      onError: (error) => {
        ask.close();
        notices.failed(error, t("declineFailed"));
      },
    });
  return (
    <>
      <Button variant="default" onClick={ask.open} aria-label={words("labelled", { label: t("decline"), value: name })}>
        {t("decline")}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t("declineTitle", { name })}
        confirmLabel={t("decline")}
        cancelLabel={words("cancel")}
        onConfirm={say}
        onCancel={ask.close}
        busy={decline.isPending}
      >
        {t("declineText")}
      </ConfirmDialog>
    </>
  );
}
