import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { Segments } from "#packages/web/backoffice/forms/Segments.tsx";
import { MailFrame } from "#packages/web/backoffice/mail/MailFrame.tsx";
import { LinkedText } from "./LinkedText.tsx";
import classes from "./outbox.module.css";
import type { Message } from "./queries.ts";
import { SmsPhone } from "./SmsPhone.tsx";
import { StatusOf } from "./StatusOf.tsx";

/** Shows a message as its recipient sees it, with its links. */
export function MessageView({ message }: { message: Message }) {
  const words = useTranslations("outbox");
  const bodies = { EMAIL: <Mail message={message} />, SMS: <SmsPhone message={message} /> };
  return (
    <div className={classes.view} data-medium={message.medium}>
      <div className={classes.body}>{bodies[message.medium]}</div>
      <div className={classes.facts}>
        <dl>
          <dt>{words("status")}</dt>
          <dd>
            <StatusOf status={message.status} />
          </dd>
          {message.undelivered && (
            <>
              <dt>{words("reason")}</dt>
              <dd>{words(`undelivered.${message.undelivered}`)}</dd>
            </>
          )}
          {message.failure && (
            <>
              <dt>{words("reason")}</dt>
              <dd>{message.failure}</dd>
            </>
          )}
          <dt>{words("chain")}</dt>
          <dd>{message.chain ?? words("platform")}</dd>
        </dl>
        {message.medium === "SMS" && <p>{words("segments", { count: message.segments })}</p>}
        {message.linksRemoved && <p>{words("linksRemoved")}</p>}
        {message.links.length > 0 && (
          <nav aria-label={words("links")}>
            <h2 className={classes.heading}>{words("links")}</h2>
            <ul className={classes.links}>
              {message.links.map((href) => (
                <li key={href}>
                  <a href={href} target="_blank" rel="noopener noreferrer">
                    {href}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </div>
  );
}

function Mail({ message }: { message: Message }) {
  const words = useTranslations("outbox");
  const [view, setView] = useState<"html" | "text">(message.html ? "html" : "text");
  const choices = [
    { value: "html", label: words("htmlView") },
    { value: "text", label: words("textView") },
  ] as const;
  return (
    <>
      {message.html && (
        <Segments className={classes.choice} label={words("view")} choices={choices} value={view} onChange={setView} />
      )}
      {view === "html" ? (
        <MailFrame html={message.html} title={words("letter")} className={classes.mail} />
      ) : (
        <p className={classes.letter}>
          <LinkedText text={message.text} />
        </p>
      )}
    </>
  );
}
