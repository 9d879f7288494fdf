import { lazy, Suspense } from "react";
import { useChain } from "#packages/web/member/club/chain.ts";

const TermsNotices = lazy(async () => ({ default: (await import("./TermsNotices.tsx")).TermsNotices }));

/** Changed terms that the member has not seen. A club without changes needs no request and no code. */
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
