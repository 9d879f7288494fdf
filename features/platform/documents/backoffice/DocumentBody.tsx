import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { platformToday } from "#packages/domain/club/club-day.ts";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { realNow } from "#packages/web/backoffice/format/clock.ts";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import type { PlatformDocument } from "../domain/platform-documents.ts";
import { DocumentWords } from "./DocumentWords.tsx";
import classes from "./documents.module.css";
import { useReadingQuery } from "./queries.ts";

type BodyProps = {
  document: PlatformDocument;
  level: 2 | 3;
  /** The version's first day; absent for the one in force now. */
  version?: string | undefined;
  /** Renders a link to a future version; absent to omit it. */
  linkTo?: ((version: string, words: string) => ReactNode) | undefined;
};

/** Shows a platform document, whose text is fetched when opened. */
export function DocumentBody({ document, level, version, linkTo }: BodyProps) {
  const documents = useTranslations("documents");
  const words = useTranslations("words");
  const { full } = useRealDates();
  const text = useQuery(useReadingQuery(document, version));
  const today = platformToday(realNow()).toString();
  return (
    <Loaded query={text} skeleton={<ListSkeleton label={words("loading")} rows={6} />} failed={documents("failed")}>
      {({ version: day, coming, ...documentText }) => (
        <div className={classes.text}>
          <p className={classes.version}>
            {documents(day > today ? "comesFrom" : "validFrom", { date: full(day) })}
            {coming && linkTo && (
              <>
                {" · "}
                {linkTo(coming, documents("coming", { date: full(coming) }))}
              </>
            )}
          </p>
          <DocumentWords text={documentText} level={level} />
        </div>
      )}
    </Loaded>
  );
}
