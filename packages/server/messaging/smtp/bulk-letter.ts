import type { Config } from "../../config.ts";
import { readSender } from "../mail.ts";
import type { MailTemplate } from "../template.ts";
import { wireAddress } from "./address.ts";
import { openBulkMail } from "./bulk-mail.ts";
import { type DkimKey, signDkim } from "./dkim.ts";
import type { Outcome } from "./lane.ts";
import { compileMime } from "./mime.ts";

export interface BulkRecipient {
  /** Ours, the same for every try, of letters, digits and hyphens: a mailbox tells a repeated mail by it, a bounce its mail. */
  id: string;
  /** As addresses are stored. */
  to: string;
  date: Temporal.Instant;
  unsubscribeUrl: string;
}

/** Sends one mail to one recipient. */
export type BulkLetter<Recipient> = (recipient: Recipient & BulkRecipient) => Promise<Outcome>;

/** The way out for a sendout's mails. */
export interface BulkMailer {
  /** A sendout's mail in one language, made once; what it answers hands it over to one after the other. */
  letter<Slot, Recipient>(email: MailTemplate<Slot, Recipient>, fromName: string): BulkLetter<Recipient>;
  close(): Promise<void>;
}

/** Where bounces of a mail go: each to an address of its own, `bounces+s7-12@…`, by which it is known again. */
const envelopeFrom = (bounceAddress: string, id: string) => bounceAddress.replace("@", `+${id}@`);

/** Mails by the thousand: made once, filled for each, signed, pipelined. Nothing of a recipient reaches a log. */
export function openBulkMailer(
  { url, from, bounceAddress, now }: Pick<Config["mail"], "url" | "from" | "bounceAddress"> & { now?: () => number },
  dkim: DkimKey | null,
): BulkMailer {
  const { address } = readSender(from);
  const bulk = openBulkMail(now ? { url, now } : { url });
  return {
    letter(email, fromName) {
      const write = compileMime(email, { fromName, address });
      return async (recipient) => {
        const to = wireAddress(recipient.to);
        if (!to) return { status: "REFUSED", failure: "no address" };
        const mail = write({ ...recipient, to, date: new Date(recipient.date.epochMilliseconds) });
        const content = mail.signed(dkim ? await signDkim(dkim, mail) : "");
        return bulk.send({ from: bounceAddress ? envelopeFrom(bounceAddress, recipient.id) : address, to, content });
      };
    },
    close: bulk.close,
  };
}
