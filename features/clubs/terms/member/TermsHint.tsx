import { lazy, Suspense } from "react";
import { useChain } from "#packages/web/member/club/chain.ts";

const TermsNotices = lazy(async () => ({ default: (await import("./TermsNotices.tsx")).TermsNotices }));

/** What the member has not seen of changed terms; a club that never changed them is not asked, nor fetches code for it. */
export function TermsHint() {
  const { termsChanged } = useChain();
  return (
    termsChanged && (
      <Suspense fallback={null}>
        <TermsNotices />
      </Suspense>
    )
  );
}
