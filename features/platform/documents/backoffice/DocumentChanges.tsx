import { useTranslations } from "use-intl/react";
import { type ChangedParagraph, documentChanges } from "../domain/document-changes.ts";
import type { DocumentText } from "../domain/document-texts.ts";
import classes from "./documents.module.css";

/** Shows the changes between two texts by paragraph: additions are marked, removals struck out. */
export function DocumentChanges({ before, after }: { before: DocumentText; after: DocumentText }) {
  const t = useTranslations("documents.changes");
  const { changed, unchanged } = documentChanges(before, after);
  if (changed.length === 0) return <p className={classes.version}>{t("none")}</p>;
  return (
    <div className={classes.text}>
      {changed.map(({ heading, paragraphs }, at) => (
        <section key={at}>
          {heading && (
            <h3 className={classes.heading}>
              <Pieces of={heading} />
            </h3>
          )}
          {paragraphs.map((paragraph, place) => (
            <p key={place} className={classes.said} data-same={isSame(paragraph) || undefined}>
              <Pieces of={paragraph} />
            </p>
          ))}
        </section>
      ))}
      {unchanged > 0 && <p className={classes.version}>{t("unchanged", { count: unchanged })}</p>}
    </div>
  );
}

const isSame = (paragraph: ChangedParagraph) => paragraph.every(({ kind }) => kind === "SAME");
const tags = { SAME: "span", ADDED: "ins", REMOVED: "del" } as const;

function Pieces({ of }: { of: ChangedParagraph }) {
  const t = useTranslations("documents.changes");
  return of.map(({ kind, text }, at) => {
    const Tag = tags[kind];
    return (
      <Tag key={at} className={classes[kind]}>
        {kind !== "SAME" && <span className="st-hidden">{t(kind)} </span>}
        {text}
      </Tag>
    );
  });
}
