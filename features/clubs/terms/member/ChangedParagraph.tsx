import { useTranslations } from "use-intl/react";
import type { ParagraphChange } from "../domain/changed-paragraphs.ts";
import classes from "./terms-changes.module.css";

/** A text's earlier and new paragraphs, each labelled in words as well as by colour. */
export function ChangedParagraph({ change: { before, after } }: { change: ParagraphChange }) {
  const t = useTranslations("terms.changes");
  return (
    <div className={classes.place}>
      {after.length > 0 && (
        <div className={classes.after}>
          <p className={classes.label}>{t(before.length > 0 ? "after" : "added")}</p>
          <Words paragraphs={after} />
        </div>
      )}
      {before.length > 0 && (
        <div className={classes.before}>
          <p className={classes.label}>{t(after.length > 0 ? "before" : "removed")}</p>
          <Words paragraphs={before} />
        </div>
      )}
    </div>
  );
}

function Words({ paragraphs }: { paragraphs: ParagraphChange["after"] }) {
  return paragraphs.map(({ title, content }, index) => (
    <div key={String(index)}>
      {title && <p className={classes.heading}>{title}</p>}
      {content && <p className={classes.content}>{content}</p>}
    </div>
  ));
}
