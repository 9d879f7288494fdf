import { Button, NativeSelect, Progress, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { prefixForLanguage } from "#packages/domain/people/phone-pattern.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import { useChain } from "#packages/web/backoffice/session/session.ts";
import { UnsavedGuard } from "#packages/web/forms/UnsavedGuard.tsx";
import classes from "./attract.module.css";
import { InvitationCost } from "./InvitationCost.tsx";
import { pastedMax, type ReadPaste, readPaste, textOf } from "./read-paste.ts";
import { type Sending, useInviteMany } from "./use-invite-many.ts";

/** Invites all addresses of a pasted list by e-mail and SMS, and reports those that failed. */
export function InviteMany() {
  const t = useTranslations("posters");
  const words = useTranslations("words");
  const chain = useChain();
  const [text, setText] = useState("");
  const [language, setLanguage] = useState<Language>(chain.language);
  const { sending, start, stop, again } = useInviteMany();
  const read = readPaste(text, prefixForLanguage(language));
  const { recipients } = read;
  const busy = sending.state === "busy";
  const tooMany = recipients.length > pastedMax;
  const anew = () => {
    // Addresses that were not invited stay in the field.
    setText([...sending.failed.map(({ address }) => address), ...sending.untried].map(textOf).join("\n"));
    again();
  };
  if (sending.state !== "idle")
    return (
      <>
        <UnsavedGuard when={busy} />
        <Outcome sending={sending} onStop={stop} onAgain={anew} />
      </>
    );
  return (
    <div className={classes.invite}>
      <Textarea
        label={t("paste")}
        description={t("pasteHint")}
        placeholder={t("pasteExample")}
        autosize
        minRows={4}
        maxRows={14}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={tooMany ? t("tooMany", { max: pastedMax }) : undefined}
      />
      <Reading read={read} typed={text.trim() !== ""} language={language} />
      <div className={classes.inviteFoot}>
        {chain.languages.length > 1 && (
          <NativeSelect
            label={t("inviteLanguage")}
            data={chain.languages.map((value) => ({ value, label: words(`languages.${value}`) }))}
            value={language}
            onChange={(event) => setLanguage(event.currentTarget.value as Language)}
          />
        )}
        <Button disabled={recipients.length === 0 || tooMany} onClick={() => void start(recipients, language)}>
          {t("inviteAll", { count: recipients.length })}
        </Button>
      </div>
    </div>
  );
}

type ReadingProps = { read: ReadPaste; typed: boolean; language: Language };

function Reading({ read: { recipients, unread }, typed, language }: ReadingProps) {
  const t = useTranslations("posters");
  const emails = recipients.filter((address) => "email" in address).length;
  const phones = recipients.length - emails;
  return (
    <div className={classes.reading} aria-live="polite">
      {typed && <p>{t("found", { emails, phones })}</p>}
      {phones > 0 && <InvitationCost phones={phones} language={language} />}
      {unread.length > 0 && (
        <p className={classes.unread}>{t("unread", { count: unread.length, which: unread.slice(0, 5).join(", ") })}</p>
      )}
    </div>
  );
}

type OutcomeProps = { sending: Sending; onStop: () => void; onAgain: () => void };

function Outcome({ sending, onStop, onAgain }: OutcomeProps) {
  const t = useTranslations("posters");
  const { state, sent, total, failed, untried } = sending;
  const tried = sent + failed.length;
  return (
    <div className={classes.invite}>
      <Progress value={total === 0 ? 0 : (tried / total) * 100} aria-label={t("progress", { tried, total })} />
      <p className={classes.outcome} aria-live="polite">
        {state === "busy" ? t("progress", { tried, total }) : t("invited", { count: sent })}
      </p>
      {failed.length > 0 && (
        <ul className={classes.failures}>
          {failed.map(({ address, reason }) => (
            <li key={textOf(address)}>
              <strong>{textOf(address)}</strong> {reason}
            </li>
          ))}
        </ul>
      )}
      {untried.length > 0 && <p>{t("untried", { count: untried.length })}</p>}
      <div>
        {state === "busy" ? (
          <Button variant="default" onClick={onStop}>
            {t("stop")}
          </Button>
        ) : (
          <Button variant="default" onClick={onAgain}>
            {t("more")}
          </Button>
        )}
      </div>
    </div>
  );
}
