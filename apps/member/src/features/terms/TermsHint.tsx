import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { useChain } from "../../lib/chain.ts";
import { Themed } from "../../shell/Themed.tsx";
import { termsNewsQuery } from "./queries.ts";

const TermsNotice = lazy(async () => ({ default: (await import("./TermsNotice.tsx")).TermsNotice }));

/** What the member has not seen of changed terms; a club that never changed them is not asked. */
export function TermsHint() {
  const { termsChanged } = useChain();
  const { data } = useQuery({ ...termsNewsQuery, enabled: termsChanged });
  if (!data?.length) return null;
  return (
    <Themed>
      {data.map((each) => (
        <TermsNotice key={`${each.kind} ${each.version}`} change={each} />
      ))}
    </Themed>
  );
}
