import { useEffect, useMemo, useRef, useState } from "react";
import { pageNonce } from "../page/page-nonce.ts";
import classes from "./mail-frame.module.css";
import { mailPage } from "./mail-page.ts";

type MailFrameProps = {
  html: string;
  title: string;
  className?: string | undefined;
  /** The id of what in it is to be seen; absent: its beginning. */
  lookAt?: string | undefined;
};

/** The mail as its recipient's program draws it, walled off: it can run nothing and reach nothing of ours. */
export function MailFrame({ html, title, className, lookAt }: MailFrameProps) {
  const page = useMemo(() => mailPage(html, pageNonce), [html]);
  const [shownPage, show] = useState(page);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => goTo(frame.current, lookAt), [lookAt]);
  // A changed mail is drawn beneath the one that is seen, and takes its place when it stands: nothing flickers.
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

/** The one thing a page may ask of a frame that is walled off: another place on the same page. */
function goTo(frame: HTMLIFrameElement | null, id: string | undefined) {
  if (id) frame?.contentWindow?.location.replace(`about:srcdoc#${id}`);
}
