import type { DocumentText } from "../domain/document-texts.ts";
import classes from "./documents.module.css";

/** Shows a document's text by section, as its readers see it. */
export function DocumentWords({ text, level }: { text: DocumentText; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const { intro, sections } = text;
  return (
    <>
      <p className={classes.said}>{intro}</p>
      {sections.map(({ title, paragraphs }, at) => (
        <section key={at}>
          <Heading className={classes.heading}>{title}</Heading>
          {paragraphs.map((paragraph, place) => (
            <p key={place} className={classes.said}>
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </>
  );
}
