import { type PlatformDocument, platformDocuments } from "@stammis/domain/platform-documents";
import { documentTexts } from "@stammis/i18n/documents/load";
import { ListSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "use-intl/react";
import { useDates } from "../../lib/dates.ts";
import { Loaded } from "../../shell/Loaded.tsx";
import classes from "./documents.module.css";

/** One of the platform's own documents, as it stands now; its text is fetched when it is opened. */
export function DocumentBody({ document, level }: { document: PlatformDocument; level: 2 | 3 }) {
  const documents = useTranslations("documents");
  const words = useTranslations("words");
  const language = useLocale();
  const { full } = useDates();
  const text = useQuery({
    queryKey: ["document", document, language],
    queryFn: () => documentTexts[document][language]().then((module) => module.document),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const Heading = `h${level}` as const;
  return (
    <Loaded query={text} skeleton={<ListSkeleton label={words("loading")} rows={6} />} failed={documents("failed")}>
      {({ intro, sections }) => (
        <div className={classes.text}>
          <p className={classes.version}>{documents("validFrom", { date: full(platformDocuments[document]) })}</p>
          <p>{intro}</p>
          {sections.map(({ title, paragraphs }) => (
            <section key={title}>
              <Heading className={classes.heading}>{title}</Heading>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </div>
      )}
    </Loaded>
  );
}
