import type { Transaction } from "kysely";
import { writeToMerchants } from "#features/platform/companies/api/write-to-merchants.ts";
import type { DB } from "#packages/server/db/types.ts";
import { officeLink } from "#packages/server/messaging/links.ts";
import type { Chain } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { LockedSendout } from "../queries.ts";

interface Waiting {
  chain: Chain;
  sendout: Pick<LockedSendout, "id" | "name" | "started_by" | "created_by">;
}

/** Notifies the company's other merchants by e-mail that a sendout needs an approval. */
export async function askForApproval(
  trx: Transaction<DB>,
  { config, clock }: Services,
  { chain, sendout }: Waiting,
): Promise<void> {
  const starter = sendout.started_by ?? sendout.created_by;
  const words = { name: sendout.name, club: chain.name };
  const mail = { kind: "SENDOUT_WAITS", now: clock(), sandbox: chain.sandbox } as const;
  await writeToMerchants(trx, config, chain.companyId, mail, (t, { id }, all) => {
    if (id === starter) return null;
    const person = all.find((each) => each.id === starter)?.name ?? "";
    return {
      subject: t("sendoutWaits.subject", words),
      heading: t("sendoutWaits.heading"),
      paragraphs: [
        person === "" ? t("sendoutWaits.nameless", words) : t("sendoutWaits.named", { ...words, person }),
        t("sendoutWaits.text"),
      ],
      button: { label: t("sendoutWaits.button"), url: officeLink(config, `/sendouts/${sendout.id}`, chain) },
      notes: [],
    };
  });
}
