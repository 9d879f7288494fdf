import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import type { Channel } from "#packages/domain/people/channels.ts";
import { formatPhone } from "#packages/domain/people/phone.ts";
import { defaultPhonePrefix } from "#packages/domain/people/phone-pattern.ts";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { OpenCard } from "#packages/web/backoffice/page/OpenCard.tsx";
import link from "#packages/web/backoffice/page/text-link.module.css";
import { ExpiredProof, ProofForm } from "./ProofForm.tsx";
import { contactProofQuery } from "./queries.ts";

const readable = {
  EMAIL: (email) => email,
  SMS: (phone) => formatPhone(phone, defaultPhonePrefix),
} as const satisfies Record<Channel, (address: string) => string>;

/** Confirms staff's new address from the link in a message. Opening the page changes nothing: scanners open links. */
export function ContactProofScreen() {
  const t = useTranslations("contacts");
  const words = useTranslations("words");
  const { token } = useParams({ from: "/open/user/contact/$token" });
  const query = useQuery(contactProofQuery(token));
  const [isDone, setDone] = useState(false);
  const { data: proof } = query;
  const address = proof ? readable[proof.channel](proof.address) : "";
  const title = isDone ? "doneTitle" : proof?.expired ? "expiredTitle" : null;
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
        {(contactProof) =>
          isDone ? (
            <p role="status">{t("doneText", { address })}</p>
          ) : contactProof.expired ? (
            <ExpiredProof token={token} address={address} />
          ) : (
            <ProofForm token={token} proof={contactProof} address={address} onDone={() => setDone(true)} />
          )
        }
      </Loaded>
    </OpenCard>
  );
}
