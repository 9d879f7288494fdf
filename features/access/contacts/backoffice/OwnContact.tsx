import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import type { Channel } from "#packages/domain/people/channels.ts";
import { formatPhone } from "#packages/domain/people/phone.ts";
import { defaultPhonePrefix } from "#packages/domain/people/phone-pattern.ts";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { ContactDialog } from "./ContactDialog.tsx";
import classes from "./contacts.module.css";
import { PendingContact } from "./PendingContact.tsx";
import { ownContactQuery, useOwnPending } from "./queries.ts";

const readable = (phone: string) => formatPhone(phone, defaultPhonePrefix);

/** The user's e-mail and phone; a new address counts once it is confirmed. */
export function OwnContact() {
  const t = useTranslations("profile");
  const words = useTranslations("words");
  const own = useQuery(ownContactQuery);
  const [changing, change] = useState<Channel | null>(null);
  return (
    <FormSection title={t("contactSection")} description={t("contactHint")}>
      <Loaded query={own} failed={t("fetchFailed")} skeleton={<ListSkeleton label={words("loading")} rows={2} />}>
        {({ email, phone, pendingEmail, pendingPhone, unsentProofs }) => (
          <div className={classes.rows}>
            <Row
              channel="EMAIL"
              name={words("email")}
              address={email}
              hint={t("emailHint")}
              pending={pendingEmail}
              unsent={unsentProofs.includes("EMAIL")}
              onChange={() => change("EMAIL")}
            />
            <Row
              channel="SMS"
              name={words("phone")}
              address={phone && readable(phone)}
              hint={t("phoneHint")}
              pending={pendingPhone && readable(pendingPhone)}
              unsent={unsentProofs.includes("SMS")}
              onChange={() => change("SMS")}
            />
          </div>
        )}
      </Loaded>
      <ContactDialog
        channel={changing}
        removable={changing === "SMS" && Boolean(own.data?.phone)}
        onClose={() => change(null)}
      />
    </FormSection>
  );
}

type RowProps = {
  channel: Channel;
  name: string;
  address: string | null;
  hint: string;
  pending: string | null;
  unsent: boolean;
  onChange: () => void;
};

function Row({ channel, name, address, hint, pending, unsent, onChange }: RowProps) {
  const t = useTranslations("profile");
  const contacts = useTranslations("contacts");
  const words = useTranslations("words");
  const acts = useOwnPending(channel);
  const label = t(address ? "changeContact" : "addContact");
  return (
    <div>
      <div className={classes.row}>
        <div className={classes.words}>
          <p className={classes.name}>{address ?? t("noContact", { name })}</p>
          <p className={classes.quiet}>{hint}</p>
        </div>
        <Button variant="light" aria-label={words("labelled", { label, value: name })} onClick={onChange}>
          {label}
        </Button>
      </div>
      {pending && (
        <PendingContact
          text={contacts(unsent ? "unsent" : address ? "waits" : "waitsFirst", { address: pending })}
          address={pending}
          unsent={unsent}
          {...acts}
        />
      )}
    </div>
  );
}
