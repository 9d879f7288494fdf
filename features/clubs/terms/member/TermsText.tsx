import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "use-intl/react";
import { EmptyState } from "#packages/ui/answer/EmptyState.tsx";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { Loaded } from "#packages/web/member/shell/Loaded.tsx";
import { type TermsKind, termsQuery } from "./queries.ts";
import { TermsParagraphs } from "./TermsParagraphs.tsx";
import classes from "./terms-text.module.css";

/** A published text: title and paragraphs with their line breaks. Spec §2. */
export function TermsText({ kind }: { kind: TermsKind }) {
  const words = useTranslations("terms");
  const loading = useTranslations("words")("loading");
  const query = useQuery(termsQuery(kind, useLocale()));
  const failed = words(kind === "membership" ? "membershipFailed" : "privacyFailed");
  return (
    <Loaded query={query} skeleton={<ListSkeleton label={loading} rows={6} />} failed={failed}>
      {(terms) =>
        terms === null ? (
          <EmptyState drawing="mail" level={1} title={words("emptyTitle")} text={words("emptyText")} />
        ) : (
          <article className={classes.terms}>
            <h1 className={classes.title}>{terms.title}</h1>
            <TermsParagraphs kind={kind} terms={terms} />
          </article>
        )
      }
    </Loaded>
  );
}
