import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl/react";
import { textMax } from "#packages/domain/limits.ts";
import { type Channel, channelRules } from "#packages/domain/people/channels.ts";
import { isEmail, normaliseEmail } from "#packages/domain/people/email.ts";
import { parseMobile } from "#packages/domain/people/phone.ts";
import { defaultPhonePrefix } from "#packages/domain/people/phone-pattern.ts";
import { Dialog } from "#packages/ui/answer/Dialog.tsx";
import { DialogFoot } from "#packages/web/backoffice/dialogs/DialogFoot.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { FormProblem } from "#packages/web/backoffice/forms/FormProblem.tsx";
import { PhoneField } from "#packages/web/backoffice/forms/PhoneField.tsx";
import { call } from "#packages/web/backoffice/session/api.ts";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { PasswordField } from "#packages/web/forms/PasswordField.tsx";
import { required, useForm } from "#packages/web/forms/use-form.ts";
import { applyProblem, useProblemText } from "#packages/web/problem.ts";
import classes from "./contacts.module.css";
import { useContactChanged } from "./queries.ts";

type NewContact = { address: string; phonePrefix: string; password: string };

function phoneProblem(phone: string, prefix: string) {
  const parsed = parseMobile(phone, prefix);
  return parsed.ok ? null : parsed.reason;
}

const checks = {
  EMAIL: ({ address, password }: NewContact) => ({
    address: required(address) ?? (isEmail(address) ? null : ("INVALID_EMAIL" as const)),
    password: required(password),
  }),
  SMS: ({ address, phonePrefix, password }: NewContact) => ({
    address: address.trim() ? phoneProblem(address, phonePrefix) : null,
    password: required(password),
  }),
};

const normalised = {
  EMAIL: ({ address }) => normaliseEmail(address),
  SMS({ address, phonePrefix }) {
    const parsed = parseMobile(address, phonePrefix);
    return parsed.ok ? parsed.e164 : "";
  },
} as const satisfies Record<Channel, (typed: Pick<NewContact, "address" | "phonePrefix">) => string>;

type ContactDialogProps = {
  /** The channel of the address to change; null while the dialog is closed. */
  channel: Channel | null;
  /** An empty field removes the address. */
  removable: boolean;
  onClose: () => void;
};

/** Asks for the user's new address and the password. */
export function ContactDialog({ channel, ...rest }: ContactDialogProps) {
  const t = useTranslations("profile");
  const [shownChannel, setShown] = useState<Channel>("EMAIL");
  // Keeps the texts of the last channel until the dialog has closed.
  if (channel && channel !== shownChannel) setShown(channel);
  return (
    <Dialog opened={channel !== null} onClose={rest.onClose} title={t(`newContact.${shownChannel}`)} width={420}>
      <ContactForm channel={shownChannel} {...rest} />
    </Dialog>
  );
}

function ContactForm({ channel, removable, onClose }: Omit<ContactDialogProps, "channel"> & { channel: Channel }) {
  const t = useTranslations("profile");
  const contacts = useTranslations("contacts");
  const words = useTranslations("words");
  const notices = useNotices();
  const problemText = useProblemText();
  const changed = useContactChanged();
  const [problem, setProblem] = useState<string | null>(null);
  // The form stores no draft, because the form holds a personal address and a password.
  const form = useForm<NewContact>({
    check: removable || channel === "EMAIL" ? checks[channel] : requiredPhone,
    defaultValues: { address: "", phonePrefix: `+${defaultPhonePrefix}`, password: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const field = channelRules[channel].address;
  const save = form.handleSubmit(async ({ address: typed, phonePrefix, password }) => {
    setProblem(null);
    const address = normalised[channel]({ address: typed, phonePrefix });
    try {
      await call("updateProfile", { body: { [field]: address || null, password } });
      await changed();
      notices.done(address ? contacts("sent", { address }) : words("saved"));
      onClose();
    } catch (error) {
      if (!applyProblem(form, error, { [field]: "address" })) setProblem(problemText(error, t("failed")));
    }
  });
  const submit = (event: FormEvent) => {
    // The dialog may be inside another form, which must not submit.
    event.stopPropagation();
    void save(event);
  };
  const labels = {
    label: t(`newContactLabel.${channel}`),
    description: removable ? t("removeContactHint") : t("newContactHint"),
    error: errors.address?.message,
  };
  const address = { ...form.register("address"), "data-autofocus": true };
  const inputs = {
    EMAIL: <LimitedField limit={textMax.email} type="email" autoComplete="email" {...labels} {...address} />,
    SMS: <PhoneField {...labels} prefix={form.register("phonePrefix")} number={address} />,
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <FormProblem text={problem} />
      {inputs[channel]}
      <PasswordField
        label={contacts("password")}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register("password")}
      />
      <DialogFoot onCancel={onClose} saving={isSubmitting} />
    </form>
  );
}

const requiredPhone = (values: NewContact) => ({
  ...checks.SMS(values),
  ...(values.address.trim() === "" && { address: "REQUIRED" as const }),
});
