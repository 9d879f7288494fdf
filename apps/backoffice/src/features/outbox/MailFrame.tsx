import { useMemo } from "react";
import { pageNonce } from "../../lib/page-nonce.ts";
import { mailPage } from "./mail-page.ts";
import classes from "./outbox.module.css";

/** The mail as its recipient's program draws it, walled off: it can run nothing and reach nothing of ours. */
export function MailFrame({ html, title }: { html: string; title: string }) {
  const page = useMemo(() => mailPage(html, pageNonce), [html]);
  return (
    <iframe
      className={classes.mail}
      title={title}
      srcDoc={page}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
    />
  );
}
