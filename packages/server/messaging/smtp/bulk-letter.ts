import type { Config } from "../../config.ts";
import { readSender } from "../mail.ts";
import type { MailTemplate } from "../template.ts";
import { wireAddress } from "./address.ts";
import { openBulkMail } from "./bulk-mail.ts";
import { type DkimKey, dkimOptions } from "./dkim.ts";
import { compileMime } from "./mime.ts";
import type { Outcome } from "./outcome.ts";

export interface BulkRecipient {
  /**
   * The mail's id, of letters, digits and hyphens. It is stable across retries: mailboxes recognise repeats by it, and
   * bounces name it.
   */
  id: string;
  /** The address in stored form. */
  to: string;
  date: Temporal.Instant;
  unsubscribeUrl: string;
}

/** Sends one mail to one recipient. */
export type BulkLetter<Recipient> = (recipient: Recipient & BulkRecipient) => Promise<Outcome>;

/** Sends the mails of sendouts. */
export interface BulkMailer {
  /** Compiles one language of a sendout's e-mail. The returned function sends it to one recipient. */
  letter<Slot, Recipient>(email: MailTemplate<Slot, Recipient>, fromName: string): BulkLetter<Recipient>;
  close(): Promise<void>;
}

/** Each mail has its own bounce address, `bounces+s7-12@…`, which names the mail. */
const envelopeFrom = (bounceAddress: string, id: string) => bounceAddress.replace("@", `+${id}@`);

type MailSettings = Pick<Config["mail"], "url" | "from" | "bounceAddress"> & { now?: () => number };

export function openBulkMailer({ url, from, bounceAddress, now }: MailSettings, dkim: DkimKey | null): BulkMailer {
  const { address } = readSender(from);
  const bulk = openBulkMail({ url, dkim: dkim && dkimOptions(dkim), ...(now && { now }) });
  return {
    letter(email, fromName) {
      const write = compileMime(email, { fromName, address });
      return async (recipient) => {
        const to = wireAddress(recipient.to);
        if (!to) return { status: "REFUSED", failure: "no address" };
        const content = write({ ...recipient, to, date: new Date(recipient.date.epochMilliseconds) });
        return bulk.send({ from: bounceAddress ? envelopeFrom(bounceAddress, recipient.id) : address, to, content });
      };
    },
    close: bulk.close,
  };
}
