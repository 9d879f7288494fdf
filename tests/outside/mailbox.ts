import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll } from "vitest";

export interface Delivery {
  /** The envelope's sender, where bounces go. */
  from: string;
  to: string[];
  mail: Email;
  /** The bytes as they arrived. */
  raw: Buffer;
}

export interface Mailbox {
  url: string;
  deliveries: Delivery[];
  /** Returns the code that refuses a recipient; null accepts it. */
  refusal: (address: string) => number | null;
}

/** A fake external mail server on this machine. */
export async function startMailbox(): Promise<Mailbox> {
  const deliveries: Delivery[] = [];
  const box: Mailbox = { url: "", deliveries, refusal: () => null };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo(address, _session, done) {
      const responseCode = box.refusal(address.address);
      if (responseCode === null) return done();
      done(Object.assign(new Error(`no mailbox for ${address.address}`), { responseCode }));
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", async () => {
        const raw = Buffer.concat(parts);
        deliveries.push({
          raw,
          from: session.envelope.mailFrom ? session.envelope.mailFrom.address : "",
          to: session.envelope.rcptTo.map(({ address }) => address),
          mail: await PostalMime.parse(raw),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  box.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
  return box;
}
