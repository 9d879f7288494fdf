import { useQuery } from "@tanstack/react-query";
import { Themed } from "#packages/web/member/shell/Themed.tsx";
import { termsNewsQuery } from "./queries.ts";
import { TermsNotice } from "./TermsNotice.tsx";

/** A notice for each text with unseen changes. */
export function TermsNotices() {
  const { data } = useQuery(termsNewsQuery);
  if (!data?.length) return null;
  return (
    <Themed>
      {data.map((each) => (
        <TermsNotice key={`${each.kind} ${each.version}`} change={each} />
      ))}
    </Themed>
  );
}
