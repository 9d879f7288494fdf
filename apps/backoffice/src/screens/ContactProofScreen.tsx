import { formatPhone } from "@stammis/domain/people/phone";
import { defaultPhonePrefix } from "@stammis/domain/people/phone-pattern";
import { ListSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { ExpiredProof, ProofForm } from "../features/contacts/ProofForm.tsx";
import { contactProofQuery } from "../features/contacts/queries.ts";
import { paths } from "../paths.ts";
import { Loaded } from "../shell/Loaded.tsx";
import { OpenCard } from "../shell/OpenCard.tsx";
import link from "../shell/text-link.module.css";

/** From the message to a new address of staff's to its counting. Opening the page changes nothing: scanners open links. */
export function ContactProofScreen() {
  const t = useTranslations("contacts");
  const words = useTranslations("words");
  const { token } = useParams({ from: "/open/user/contact/$token" });
  const query = useQuery(contactProofQuery(token));
  const [done, setDone] = useState(false);
  const { data: proof } = query;
  const address = proof?.channel === "SMS" ? formatPhone(proof.address, defaultPhonePrefix) : (proof?.address ?? "");
  const title = done ? "doneTitle" : proof?.expired ? "expiredTitle" : null;
  return (
    <OpenCard
      title={query.error ? t("deadTitle") : title ? t(title) : t(`proofTitle.${proof?.channel ?? "EMAIL"}`)}
      foot={
        <Link to={paths.profile} className={link.link}>
          {t("onward")}
        </Link>
      }
    >
      <Loaded
        query={query}
        skeleton={<ListSkeleton label={words("loading")} rows={2} />}
        failed={t("confirmFailed")}
        missing={<p>{t("deadText")}</p>}
      >
        {(found) =>
          done ? (
            <p role="status">{t("doneText", { address })}</p>
          ) : found.expired ? (
            <ExpiredProof token={token} address={address} />
          ) : (
            <ProofForm token={token} proof={found} address={address} onDone={() => setDone(true)} />
          )
        }
      </Loaded>
    </OpenCard>
  );
}
