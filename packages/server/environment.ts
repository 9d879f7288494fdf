import * as z from "zod";
import { budgetParts, type CompanyBudget, companyBudget } from "#packages/domain/company-budget.ts";
import { type RateLimit, type RateLimitName, rateLimits } from "#packages/domain/rate-limits.ts";
import { readProxies } from "./security/trusted-proxies.ts";

const text = z.string().trim();

/** Parses `signUpPerSource=200 loginPerAccount=20`: integers by name. Each name must be in `names`. */
const numbersOf = <Name extends string>(names: readonly Name[]) =>
  text.transform((value, context): Partial<Record<Name, number>> => {
    const numbers: Partial<Record<Name, number>> = {};
    for (const pair of value.split(/\s+/).filter(Boolean)) {
      const [, written = "", number = ""] = /^(\w+)=(\d{1,7})$/.exec(pair) ?? [];
      const name = names.find((each) => each === written);
      if (name) numbers[name] = Number(number);
      else context.addIssue({ code: "custom", message: pair });
    }
    return numbers;
  });

const limitNames = Object.keys(rateLimits) as RateLimitName[];
const limits = numbersOf(limitNames).transform((points) => {
  const changed = limitNames.map((name) => [
    name,
    { ...rateLimits[name], points: points[name] ?? rateLimits[name].points },
  ]);
  return Object.fromEntries(changed) as Record<RateLimitName, RateLimit>;
});

const budget = numbersOf(budgetParts).transform((amounts): CompanyBudget => ({ ...companyBudget, ...amounts }));

/**
 * Whether a URL with a password parses as intended. An unencoded /, ? or # in the password ends it early; the remainder
 * becomes part of the host or path, which errors show.
 */
function isEncoded(address: string): boolean {
  const [, remainder = ""] = /^[a-z]+:\/\/(.*)$/i.exec(address) ?? [];
  const authority = remainder.split(/[/?#]/, 1)[0] ?? "";
  return !remainder.slice(authority.length).includes("@") && !/%(?![0-9a-f]{2})/i.test(authority);
}

const encoded = "with every @ : / ? # % in user name and password percent-encoded (an @ as %40)";
const databaseUrl = z
  .union([z.literal(""), z.url({ protocol: /^postgres(ql)?$/ }).refine(isEncoded)])
  .default("")
  .describe(`postgres://user:password@host:port/database, ${encoded}`);

const proxies = text.transform((value, context): string[] => {
  const read = readProxies(value);
  if (!read) context.addIssue({ code: "custom", message: value });
  return read ?? [];
});

/** The product's environment variables, each with a description of its valid values. */
export const environment = z.object({
  HOST: text.default("127.0.0.1").describe("the address to listen on, such as 127.0.0.1 or 0.0.0.0"),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000).describe("a port between 1 and 65535"),
  WORKER_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(3001)
    .describe("a port between 1 and 65535 for /healthz, /readyz and /metrics of a separate worker, or 0 for none"),
  STAMMIS_DATA: text.min(1).default("data").describe("a folder for the embedded database and uploaded files"),
  DATABASE_URL: databaseUrl,
  APP_DATABASE_URL: databaseUrl,
  DATABASE_REPLICA_URL: databaseUrl,
  DATABASE_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(2)
    .max(500)
    .default(20)
    .describe("a number of connections, 2 to 500"),
  PUBLIC_URL: z
    .union([z.literal(""), z.url({ protocol: /^https?$/ })])
    .default("")
    .describe("the public address of this server, such as https://stammis.example"),
  TRUST_PROXY: proxies
    .default([])
    .describe("the addresses or networks of the reverse proxy, such as 127.0.0.1 or 10.0.0.0/8, but not all addresses"),
  NODE_ENV: text.default("production"),
  LOG_LEVEL: z
    .enum(["", "fatal", "error", "warn", "info", "debug", "silent"])
    .default("")
    .describe("fatal, error, warn, info, debug, silent or empty"),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .union([z.literal(""), z.url({ protocol: /^https?$/ })])
    .default("")
    .describe("the address of an OTLP collector over HTTP, such as http://localhost:4318, or empty"),
  OTEL_EXPORTER_OTLP_HEADERS: text
    .regex(/^([\w-]+=[^,=]+(,[\w-]+=[^,=]+)*)?$/)
    .default("")
    .describe("pairs such as api-key=abc,tenant=1, or empty"),
  OTEL_SERVICE_NAME: text.min(1).default("stammis").describe("the service name of this installation in traces"),
  METRICS_TOKEN: text.default("").describe("a secret token with which other machines can read /metrics"),
  DEMO: z.enum(["auto", "off"]).default("auto").describe("auto or off"),
  BUSY_AFTER_MS: z.coerce
    .number()
    .int()
    .min(0)
    .max(600_000)
    .default(3_000)
    .describe("the event loop delay in milliseconds after which the server answers 503, or 0 for never"),
  DRAIN_SECONDS: z
    .union([z.literal(""), z.coerce.number().int().min(0).max(600)])
    .default("")
    .describe("the seconds to keep serving after a stop signal, 0 to 600, or empty"),
  REQUESTS_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(1)
    .max(10_000_000)
    .default(300)
    .describe("the number of requests that a session can make per minute"),
  LIVE_PAGES: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .default(20_000)
    .describe("the number of open pages that receive live updates from a server, or 0 for none"),
  LIVE_PAGES_PER_SOURCE: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .default(2_000)
    .describe("the number of open pages with live updates from one IP address"),
  RATE_LIMITS: limits.default(rateLimits).describe(`pairs such as signUpPerSource=200, of ${limitNames.join(", ")}`),
  COMPANY_BUDGET: budget
    .default(companyBudget)
    .describe(`pairs such as invitations=2000, of ${budgetParts.join(", ")}`),
  WEBHOOKS_ANYWHERE: z
    .enum(["", "true"])
    .default("")
    .describe("true to allow webhooks to http and private addresses for testing, or empty"),
  INSTALLATION: z.coerce
    .number()
    .int()
    .min(0)
    .max(99)
    .default(0)
    .describe("a number that is unique among your installations, 0 to 99"),
  FREE_SMS_CREDITS: z.coerce.number().int().min(0).max(100_000).default(50).describe("a whole number of credits"),
  SMTP_URL: z
    .union([z.literal(""), z.url({ protocol: /^smtps?$/ }).refine(isEncoded)])
    .default("")
    .describe(`smtp://user:password@host:port, ${encoded}`),
  MAIL_FROM: text
    .default("Stammis <no-reply@stammis.example>")
    .describe("a sender such as Stammis <no-reply@example.com>"),
  MAIL_BOUNCES: z
    .union([z.literal(""), z.email()])
    .default("")
    .describe("the address that receives bounces, such as bounces@example.com, including subaddresses with a +"),
  MAIL_BOUNCES_SECRET: text
    .regex(/^([A-Za-z0-9_-]{24,100})?$/)
    .default("")
    .describe("24 to 100 letters, digits, - or _, or empty to ignore bounces"),
  DKIM_DOMAIN: text
    .toLowerCase()
    .regex(/^([a-z0-9-]+(\.[a-z0-9-]+)+)?$/)
    .default("")
    .describe("the domain that signs the mail, such as example.com"),
  DKIM_SELECTOR: text
    .regex(/^([A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*)?$/)
    .default("")
    .describe("the selector of the key in the domain's DNS, such as stammis"),
  DKIM_KEY: text.default("").describe("the path of a private RSA key in PEM format"),
  SMS_PROVIDER: z.enum(["", "46elks", "twilio"]).default("").describe("46elks, twilio or empty"),
  SMS_USERNAME: text.default("").describe("the provider's user name or account id"),
  SMS_PASSWORD: text.default("").describe("the provider's password or token"),
  SMS_SENDER: text
    .regex(/^(\+[0-9]{8,15}|[A-Za-z0-9]{3,11})$/)
    .default("Stammis")
    .describe("3 to 11 letters or digits, or a number in the form +46…"),
  SMS_WEBHOOK_SECRET: text
    .regex(/^([A-Za-z0-9_-]{24,100})?$/)
    .default("")
    .describe("24 to 100 letters, digits, - or _, or empty for no reports from 46elks"),
  SUPPORT_EMAIL: z
    .union([z.literal(""), z.email()])
    .default("")
    .describe("the e-mail address at which merchants reach the operator"),
  SUPPORT_PHONE: text
    .regex(/^(\+[0-9 -]{7,24})?$/)
    .default("")
    .describe("a phone number in the form +46 8 123 45 67"),
  S3_BUCKET: text
    .regex(/^([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])?$/)
    .default("")
    .describe("the name of a bucket for uploaded files, or empty for the data folder"),
  S3_ENDPOINT: z
    .union([z.literal(""), z.url({ protocol: /^https?$/ })])
    .default("")
    .describe("the address of an S3-compatible service, such as https://s3.example.com, or empty for Amazon S3"),
  S3_REGION: text
    .regex(/^[a-z0-9-]{2,40}$/)
    .default("eu-north-1")
    .describe("the bucket's region, such as eu-north-1"),
  S3_ACCESS_KEY_ID: text
    .default("")
    .describe("the id of a key that is allowed to list, read, write and delete in the bucket"),
  S3_SECRET_ACCESS_KEY: text.default("").describe("the secret of S3_ACCESS_KEY_ID"),
  APPLE_PASS_CERTIFICATE: text.default("").describe("the path of a Pass Type ID certificate in PEM format"),
  APPLE_PASS_KEY: text.default("").describe("the path of that certificate's private key in PEM format"),
  APPLE_PASS_KEY_PASSWORD: text.default(""),
  APPLE_WWDR_CERTIFICATE: text.default("").describe("the path of the Apple certificate that issued it, in PEM format"),
  GOOGLE_WALLET_KEY: text.default("").describe("the path of a service account's key file (JSON) from Google"),
  GOOGLE_WALLET_ISSUER: text
    .regex(/^(\d{5,25})?$/)
    .default("")
    .describe("the issuer's id at Google Wallet, in digits"),
  GOOGLE_WALLET_URL: z
    .url({ protocol: /^https?$/ })
    .default("https://walletobjects.googleapis.com/walletobjects/v1")
    .describe("the address of the Google Wallet API or of a replacement for tests"),
  STRIPE_SECRET_KEY: text
    .regex(/^((sk|rk)_(live|test)_[A-Za-z0-9_]{10,250})?$/)
    .default("")
    .describe("a Stripe secret key, sk_live_… or sk_test_…, or empty if companies pay by invoice only"),
  STRIPE_WEBHOOK_SECRET: text
    .regex(/^(whsec_[A-Za-z0-9+/=_-]{10,250})?$/)
    .default("")
    .describe("the signing secret of the endpoint /api/stripe/events, whsec_…"),
  STRIPE_API: z
    .url({ protocol: /^https?$/ })
    .default("https://api.stripe.com")
    .describe("the address of the Stripe API or of a replacement for tests"),
  BOLAGSVERKET_CLIENT_ID: text.default(""),
  BOLAGSVERKET_CLIENT_SECRET: text.default(""),
});
