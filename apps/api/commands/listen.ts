import { setTimeout as wait } from "node:timers/promises";
import { deliverBody } from "#features/integrations/webhooks/api/deliver-body.ts";
import { type HeardEvent, listenToEvents } from "#features/integrations/webhooks/api/listen-to-events.ts";
import { makeSecret, readSecret, shownSecret } from "#features/integrations/webhooks/api/sign-webhook.ts";
import { type Command, say } from "./command.ts";
import { withServices } from "./with-services.ts";

const everyMs = 500;

/** Returns whether an address is on this machine. Events contain personal data and may be forwarded without TLS. */
function isLocal(address: string): boolean {
  const url = URL.parse(address);
  if (!url || !["http:", "https:"].includes(url.protocol)) return false;
  return url.hostname === "localhost" || url.hostname === "[::1]" || /^127(\.\d+){3}$/.test(url.hostname);
}

function print({ id, type, body }: HeardEvent): void {
  const { timestamp, data } = JSON.parse(body) as { timestamp: string; data: unknown };
  say(`${timestamp}  ${type}  ${id}`);
  say(JSON.stringify(data, null, 2));
}

/** Forwards an event once; a webhook would retry it. */
async function forward({ body, headers }: HeardEvent, address: string): Promise<void> {
  const answer = await deliverBody(address, { body, headers, anywhere: true });
  say(
    answer.status === null ? `  not forwarded: ${answer.text}` : `  forwarded: ${answer.status} in ${answer.tookMs} ms`,
  );
}

/** Returns a signal that aborts when the command is stopped. */
function stopSignal(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => stopping.abort());
  return stopping.signal;
}

export const listen: Command = {
  args: ["subdomain"],
  options: { forward: { value: "address" }, secret: { value: "whsec_…" } },
  about: "print the events of a club as they happen, and forward them to an address on this machine",
  async run(config, [subdomain = ""], options) {
    const address = typeof options.forward === "string" ? options.forward : null;
    if (address !== null && !isLocal(address)) {
      say(`${address} is not an address on this machine. Events for other machines need a webhook.`);
      return 2;
    }
    const secret = typeof options.secret === "string" ? readSecret(options.secret) : makeSecret();
    if (!secret) {
      say("The secret must be whsec_ and the base64 of 24 to 64 bytes.");
      return 2;
    }
    const signal = stopSignal();
    return withServices(config, async (services) => {
      const chain = await services.directory.bySubdomain(subdomain);
      if (!chain) {
        say(`No club was found for ${subdomain}.`);
        return 1;
      }
      const listener = await listenToEvents(services, chain, secret);
      try {
        say(`Listening to ${chain.commercialName}. Events are signed with ${shownSecret(secret)}. Ctrl-C stops.`);
        while (!signal.aborted) {
          for (const event of await listener.next()) {
            print(event);
            if (address !== null) await forward(event, address);
          }
          await wait(everyMs, undefined, { signal }).catch(() => {});
        }
      } finally {
        await listener.stop();
      }
      return 0;
    });
  },
};
