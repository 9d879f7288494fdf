import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import { readableAddress } from "#packages/domain/people/typed-phone.ts";
import { EmptyState } from "#packages/ui/answer/EmptyState.tsx";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { LinkButton } from "#packages/web/member/shell/LinkButton.tsx";
import { Loaded } from "#packages/web/member/shell/Loaded.tsx";
import { codeOf } from "#packages/web/problem.ts";
import { ExpiredProof } from "./ExpiredProof.tsx";
import { ProofForm } from "./ProofForm.tsx";
import { contactProofQuery } from "./queries.ts";

/** `/user/contact/{token}`: confirms a new address from the link in a message. Opening the page changes nothing. */
export function ContactProofScreen() {
  const words = useTranslations("contacts");
  const loading = useTranslations("words")("loading");
  const { token } = useParams({ from: "/user/contact/$token" });
  const query = useQuery(contactProofQuery(token));
  const [isDone, setDone] = useState(false);
  const onward = <LinkButton to={paths.profile}>{words("onward")}</LinkButton>;
  if (codeOf(query.error) === "LINK_NOT_VALID") {
    return <EmptyState drawing="mail" level={1} title={words("deadTitle")} text={words("deadText")} action={onward} />;
  }
  return (
    <Loaded query={query} skeleton={<ListSkeleton label={loading} rows={2} />} failed={words("confirmFailed")}>
      {(proof) => {
        const address = readableAddress(proof.channel, proof.address);
        if (isDone) {
          const text = words("doneText", { address });
          return <EmptyState drawing="mail" level={1} title={words("doneTitle")} text={text} action={onward} />;
        }
        if (proof.expired) return <ExpiredProof token={token} address={address} />;
        return <ProofForm token={token} proof={proof} address={address} onDone={() => setDone(true)} />;
      }}
    </Loaded>
  );
}
