import { messagePhrases } from "@stammis/i18n/messages/phrases";
import type { Transaction } from "kysely";
import type { DB } from "../../db/types.ts";
import { officeLink } from "../../messaging/links.ts";
import type { Chain } from "../../request/call.ts";
import type { Services } from "../../request/services.ts";
import { selectMerchants } from "../companies/queries.ts";
import { sendPlatformMail } from "../messages/send-platform-mail.ts";
import type { LockedSendout } from "./queries.ts";

interface Waiting {
  chain: Chain;
  sendout: Pick<LockedSendout, "id" | "name" | "started_by" | "created_by">;
}

/** The company's other merchants hear by e-mail that a sendout waits for the yes of one of them. */
export async function askForApproval(
  trx: Transaction<DB>,
  { config, clock }: Services,
  { chain, sendout }: Waiting,
): Promise<void> {
  const starter = sendout.started_by ?? sendout.created_by;
  const merchants = await selectMerchants(trx, chain.companyId).execute();
  const person = merchants.find(({ id }) => id === starter)?.name ?? "";
  for (const { id, email, language } of merchants) {
    if (id === starter) continue;
    const t = messagePhrases(language);
    const words = { name: sendout.name, club: chain.name };
    const letter = {
      subject: t("sendoutWaits.subject", words),
      heading: t("sendoutWaits.heading"),
      paragraphs: [
        person === "" ? t("sendoutWaits.nameless", words) : t("sendoutWaits.named", { ...words, person }),
        t("sendoutWaits.text"),
      ],
      button: { label: t("sendoutWaits.button"), url: officeLink(config, `/sendouts/${sendout.id}`, chain) },
      notes: [],
    };
    const mail = { kind: "SENDOUT_WAITS", to: email, language, letter, now: clock(), sandbox: chain.sandbox } as const;
    await sendPlatformMail(trx, config, mail);
  }
}
