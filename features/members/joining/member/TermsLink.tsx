import { useDisclosure } from "@mantine/hooks";
import type { MouseEvent, ReactNode } from "react";
import type { TermsKind } from "#features/clubs/terms/member/queries.ts";
import { TermsDialog } from "#features/clubs/terms/member/TermsDialog.tsx";
import { paths } from "#features/member-paths.ts";

const pageOf = { membership: paths.membershipTerms, privacy: paths.privacyPolicy };

/**
 * A link to a text that must be accepted. A plain press opens the text over the form; every other way to open a link
 * opens its page in a new tab.
 */
export function TermsLink({ kind, children }: { kind: TermsKind; children: ReactNode }) {
  const [opened, { open, close }] = useDisclosure(false);
  const show = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  };
  return (
    <>
      <a href={pageOf[kind]} target="_blank" rel="noreferrer" aria-haspopup="dialog" onClick={show}>
        {children}
      </a>
      <TermsDialog kind={kind} opened={opened} onClose={close} />
    </>
  );
}
