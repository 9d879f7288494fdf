import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "use-intl/react";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { useChain } from "#packages/web/member/club/chain.ts";
import { useDates } from "#packages/web/member/format/use-dates.ts";
import { useSession } from "#packages/web/member/session/session.ts";
import { useProblemText } from "#packages/web/problem.ts";
import { changedParagraphs } from "../domain/changed-paragraphs.ts";
import { ChangedParagraph } from "./ChangedParagraph.tsx";
import { comingTermsQuery, type TermsChange, type TermsKind, termsNewsQuery, useAnswerTerms } from "./queries.ts";
import classes from "./terms-changes.module.css";

/** Coming and recent changes, above the text in force; here the member accepts them or marks them as seen. */
export function TermsChanges({ kind }: { kind: TermsKind }) {
  const { termsChanged } = useChain();
  const isSignedIn = useSession() !== null;
  const own = useQuery({ ...termsNewsQuery, enabled: termsChanged && isSignedIn });
  const coming = useQuery({ ...comingTermsQuery(kind, useLocale()), enabled: termsChanged });
  const news = isSignedIn ? (own.data ?? []).filter((each) => each.kind === kind) : [];
  const comingChanges = (coming.data ?? []).filter(({ version }) => !news.some((each) => each.version === version));
  return (
    <>
      {news.map((each) => (
        <Change key={each.version} change={each} isOwn />
      ))}
      {/* No answer is shown as given until the member's answers have loaded. */}
      {(!isSignedIn || own.data) &&
        comingChanges.map((each) => <Change key={each.version} change={each} isOwn={false} />)}
    </>
  );
}

function Change({ change, isOwn }: { change: TermsChange; isOwn: boolean }) {
  const t = useTranslations("terms.changes");
  const { full } = useDates();
  const { appliesOn, applies, mustAccept, before, after } = change;
  const day = { day: full(appliesOn) };
  const title = applies ? t(mustAccept ? "asked" : "changed", day) : t("coming", day);
  const lead = () => {
    if (!applies) return isOwn && mustAccept ? t("comingAsked") : t("until");
    return mustAccept ? t("askedLead") : t("changedLead");
  };
  const changes = changedParagraphs(before, after);
  return (
    <section className={classes.change} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <p>{lead()}</p>
      {changes.length === 0 && <p className={classes.quiet}>{t("nothingHere")}</p>}
      {changes.map((each, index) => (
        <ChangedParagraph key={String(index)} change={each} />
      ))}
      {isOwn && <Answer change={change} />}
    </section>
  );
}

function Answer({ change }: { change: TermsChange }) {
  const t = useTranslations("terms.changes");
  const toast = useToast();
  const problemText = useProblemText();
  const answer = useAnswerTerms(change);
  const say = (what: "acceptTerms" | "seeTerms") =>
    answer.mutate(what, {
      onSuccess: () => what === "acceptTerms" && toast({ variant: "success", text: t("accepted") }),
      onError: (error) => toast({ variant: "error", text: problemText(error, t("failed")) }),
    });
  const saying = (what: "acceptTerms" | "seeTerms") => answer.isPending && answer.variables === what;
  return (
    <div className={classes.answer}>
      {change.mustAccept && (
        <Button loading={saying("acceptTerms")} onClick={() => say("acceptTerms")}>
          {t("accept")}
        </Button>
      )}
      {!(change.mustAccept && change.applies) && (
        <Button
          variant={change.mustAccept ? "default" : "filled"}
          loading={saying("seeTerms")}
          onClick={() => say("seeTerms")}
        >
          {t(change.mustAccept ? "later" : "read")}
        </Button>
      )}
    </div>
  );
}
