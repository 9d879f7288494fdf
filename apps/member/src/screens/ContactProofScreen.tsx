import { readablePhone } from "@stammis/domain/people/typed-phone";
import { codeOf } from "@stammis/shell/problem.ts";
import { EmptyState } from "@stammis/ui/answer/EmptyState.tsx";
import { ListSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { ExpiredProof } from "../features/contacts/ExpiredProof.tsx";
import { ProofForm } from "../features/contacts/ProofForm.tsx";
import { contactProofQuery } from "../features/contacts/queries.ts";
import { paths } from "../paths.ts";
import { LinkButton } from "../shell/LinkButton.tsx";
import { Loaded } from "../shell/Loaded.tsx";

/** `/user/contact/{token}`: from the message to a new address to its counting. Opening the page changes nothing. */
export function ContactProofScreen() {
  const words = useTranslations("contacts");
  const loading = useTranslations("words")("loading");
  const { token } = useParams({ from: "/user/contact/$token" });
  const query = useQuery(contactProofQuery(token));
  const [done, setDone] = useState(false);
  const onward = <LinkButton to={paths.profile}>{words("onward")}</LinkButton>;
  if (codeOf(query.error) === "LINK_NOT_VALID") {
    return <EmptyState drawing="mail" level={1} title={words("deadTitle")} text={words("deadText")} action={onward} />;
  }
  return (
    <Loaded query={query} skeleton={<ListSkeleton label={loading} rows={2} />} failed={words("confirmFailed")}>
      {(proof) => {
        const address = proof.channel === "SMS" ? readablePhone(proof.address) : proof.address;
        if (done) {
          const text = words("doneText", { address });
          return <EmptyState drawing="mail" level={1} title={words("doneTitle")} text={text} action={onward} />;
        }
        if (proof.expired) return <ExpiredProof token={token} address={address} />;
        return <ProofForm token={token} proof={proof} address={address} onDone={() => setDone(true)} />;
      }}
    </Loaded>
  );
}
