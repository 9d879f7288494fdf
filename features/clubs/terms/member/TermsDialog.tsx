import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "use-intl/react";
import { Dialog } from "#packages/ui/answer/Dialog.tsx";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { Loaded } from "#packages/web/member/shell/Loaded.tsx";
import { type TermsKind, termsQuery } from "./queries.ts";
import { TermsParagraphs } from "./TermsParagraphs.tsx";
import classes from "./terms-text.module.css";

type TermsDialogProps = {
  kind: TermsKind;
  opened: boolean;
  onClose: () => void;
};

/** Shows a published text over a form, which keeps its values. */
export function TermsDialog({ kind, opened, onClose }: TermsDialogProps) {
  const words = useTranslations("terms");
  const shell = useTranslations("shell");
  const common = useTranslations("words");
  const query = useQuery({ ...termsQuery(kind, useLocale()), enabled: opened });
  const title = query.data?.title || shell(kind === "membership" ? "membershipConditions" : "privacyPolicy");
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={title}
      closeLabel={common("close")}
      width={600}
      foot={<Button onClick={onClose}>{common("close")}</Button>}
    >
      {/* The text scrolls by itself, so that both ways to close it stay in sight. */}
      <section
        className={classes.overlay}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
        tabIndex={0}
        aria-label={title}
      >
        <Loaded
          query={query}
          skeleton={<ListSkeleton label={common("loading")} rows={6} />}
          failed={words(kind === "membership" ? "membershipFailed" : "privacyFailed")}
        >
          {(terms) => (terms ? <TermsParagraphs kind={kind} terms={terms} /> : <p>{words("emptyTitle")}</p>)}
        </Loaded>
      </section>
    </Dialog>
  );
}
