import type { Terms, TermsKind } from "./queries.ts";
import { TermsChanges } from "./TermsChanges.tsx";
import classes from "./terms-text.module.css";

/** The paragraphs of a published text with their line breaks, below its coming changes. Spec §2. */
export function TermsParagraphs({ kind, terms }: { kind: TermsKind; terms: Terms }) {
  return (
    <>
      <TermsChanges kind={kind} />
      {terms.termsParagraphs.map((paragraph) => (
        <section key={paragraph.id} className={classes.paragraph}>
          {paragraph.title && <h2 className={classes.heading}>{paragraph.title}</h2>}
          <p className={classes.content}>{paragraph.content}</p>
        </section>
      ))}
    </>
  );
}
