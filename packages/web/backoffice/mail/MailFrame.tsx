import { useEffect, useMemo, useRef, useState } from "react";
import { pageNonce } from "../page/page-nonce.ts";
import classes from "./mail-frame.module.css";
import { mailPage } from "./mail-page.ts";

type MailFrameProps = {
  html: string;
  title: string;
  className?: string | undefined;
  /** The id of the element to scroll to; absent: the mail's beginning. */
  lookAt?: string | undefined;
};

/** Shows a mail as a mail program does, isolated: it can run no script and has no access to the product. */
export function MailFrame({ html, title, className, lookAt }: MailFrameProps) {
  const page = useMemo(() => mailPage(html, pageNonce), [html]);
  const [shownPage, show] = useState(page);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => goTo(frame.current, lookAt), [lookAt]);
  // Renders a changed mail under the visible one and swaps them once it is ready, so that nothing flickers.
  const pages = shownPage === page ? [page] : [shownPage, page];
  return (
    <div className={`${classes.frames} ${className ?? ""}`}>
      {pages.map((each) => (
        <iframe
          key={each}
          ref={each === page ? frame : undefined}
          className={classes.frame}
          title={title}
          srcDoc={each}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          inert={each !== shownPage}
          data-waits={each !== shownPage || undefined}
          onLoad={({ currentTarget }) => {
            goTo(currentTarget, lookAt);
            show(page);
          }}
        />
      ))}
    </div>
  );
}

/** Scrolls to another place on the same page, the only navigation possible in an isolated frame. */
function goTo(frame: HTMLIFrameElement | null, id: string | undefined) {
  if (id) frame?.contentWindow?.location.replace(`about:srcdoc#${id}`);
}
