import { X509Certificate } from "node:crypto";
import { lookup } from "node:dns/promises";
import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { resolve } from "node:path";
import type { Config } from "#packages/server/config.ts";
import { createStripeCards } from "#packages/server/payments/stripe-cards.ts";
import type { Finding } from "./finding.ts";

const patienceMs = 3_000;
const day = 86_400_000;
/** Days before expiry at which the doctor warns, because renewing a certificate takes some days. */
const daysBefore = 30;

/** Returns null when the server accepts the connection, else the reason why not. */
function whyAway(host: string, port: number): Promise<string | null> {
  return new Promise((answer) => {
    const socket = connect({ host, port, timeout: patienceMs });
    const end = (why: string | null) => {
      socket.destroy();
      answer(why);
    };
    socket.once("connect", () => end(null));
    socket.once("timeout", () => end(`no response within ${patienceMs / 1000} s`));
    socket.once("error", (error) => end(error.message));
  });
}

/** Reports whether the mail server accepts a connection; sends nothing. */
export async function lookAtMail({ mail }: Pick<Config, "mail">): Promise<Finding[]> {
  if (mail.url === "") return [];
  const { hostname, port, protocol } = new URL(mail.url);
  const why = await whyAway(hostname, Number(port) || (protocol === "smtps:" ? 465 : 587));
  return why
    ? [
        {
          state: "BAD",
          text: `the mail server ${hostname} does not respond (${why}), so e-mails are delayed: check SMTP_URL`,
        },
      ]
    : [{ state: "ok", text: `the mail server ${hostname} responds` }];
}

/** Reports whether Stripe accepts the key; charges nothing. */
export async function lookAtCards({ stripe }: Pick<Config, "stripe">): Promise<Finding[]> {
  if (stripe.secretKey === "") return [];
  const why = await createStripeCards(stripe, () => Temporal.Now.instant()).look();
  return why
    ? [{ state: "BAD", text: `cards cannot be charged (${why}): check STRIPE_SECRET_KEY and the outgoing connection` }]
    : [{ state: "ok", text: `companies can pay by card through ${stripe.api.host}` }];
}

/** Reports whether the names of the product and its clubs resolve. */
export async function lookAtHost({ local, publicUrl }: Pick<Config, "local" | "publicUrl">): Promise<Finding[]> {
  if (local) return [];
  const { hostname } = publicUrl;
  const isFound = (name: string) =>
    lookup(name).then(
      () => true,
      () => false,
    );
  const [own, clubs] = await Promise.all([isFound(hostname), isFound(`some-club.${hostname}`)]);
  return [
    own
      ? { state: "ok", text: `the host name ${hostname} resolves` }
      : {
          state: "BAD",
          text: `the host name ${hostname} does not resolve: PUBLIC_URL should be the public address of this server`,
        },
    ...(clubs
      ? []
      : [
          {
            state: "BAD",
            text: `clubs' subdomains do not resolve: add a DNS record for *.${hostname} that points to your proxy`,
          } as const,
        ]),
  ];
}

/** Reports the expiry of Apple Wallet certificates: after their last day no card can be made. */
export function lookAtCertificates({ applePass }: Pick<Config, "applePass">, now: number): Finding[] {
  return [applePass.certificate, applePass.issuer]
    .filter((file) => file !== "")
    .map((file): Finding => {
      const { validTo } = new X509Certificate(readFileSync(file));
      const days = Math.floor((Date.parse(validTo) - now) / day);
      if (days < 0)
        return {
          state: "BAD",
          text: `the certificate ${file} expired on ${validTo}: cards for Apple Wallet cannot be created`,
        };
      const text = `the certificate ${file} expires in ${days} days`;
      return days < daysBefore ? { state: "note", text: `${text}: renew it` } : { state: "ok", text };
    });
}

export function lookAtFolder({ dataFolder }: Pick<Config, "dataFolder">): Finding[] {
  const folder = resolve(dataFolder);
  if (!existsSync(folder)) return [];
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return [];
  } catch {
    return [
      { state: "BAD", text: `this user cannot write to ${folder}: change its owner to the user that runs Stammis` },
    ];
  }
}
