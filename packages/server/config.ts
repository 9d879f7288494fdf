import type * as z from "zod";
import { environment } from "./environment.ts";

/** An environment that cannot be started with: its message names the variable and what it should be. */
export class ConfigError extends Error {}

export type Config = Readonly<ReturnType<typeof readConfig>>;

/**
 * The only reader of the process's environment. Throws {@link ConfigError} with one sentence per wrong variable.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env) {
  const parsed = environment.safeParse(env);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map(sentence).join("\n"));
  const checked = parsed.data;
  if (checked.SMS_PROVIDER && !(checked.SMS_USERNAME && checked.SMS_PASSWORD)) {
    throw new ConfigError(`SMS_PROVIDER is ${checked.SMS_PROVIDER}, so SMS_USERNAME and SMS_PASSWORD should be set.`);
  }
  if (checked.MAIL_BOUNCES_SECRET && !checked.MAIL_BOUNCES) {
    throw new ConfigError("MAIL_BOUNCES_SECRET is set, so MAIL_BOUNCES should be the address that receives bounces.");
  }
  if (checked.TRUST_PROXY.length > 0 && !checked.PUBLIC_URL) {
    throw new ConfigError(
      "TRUST_PROXY is set, so PUBLIC_URL should be the public address of this server, such as https://stammis.example.",
    );
  }
  const s3Key = checked.S3_ACCESS_KEY_ID && checked.S3_SECRET_ACCESS_KEY;
  if (checked.S3_BUCKET && !s3Key) {
    throw new ConfigError("S3_BUCKET is set, so S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY should be set.");
  }
  if (!checked.S3_BUCKET && (checked.S3_ENDPOINT || checked.S3_ACCESS_KEY_ID || checked.S3_SECRET_ACCESS_KEY)) {
    throw new ConfigError("S3_BUCKET should be the name of a bucket, because other S3_ variables are set.");
  }
  const ofPasses = [checked.APPLE_PASS_CERTIFICATE, checked.APPLE_PASS_KEY, checked.APPLE_WWDR_CERTIFICATE];
  if (ofPasses.some(Boolean) && !ofPasses.every(Boolean)) {
    throw new ConfigError("APPLE_PASS_CERTIFICATE, APPLE_PASS_KEY and APPLE_WWDR_CERTIFICATE should be set together.");
  }
  if (Boolean(checked.GOOGLE_WALLET_KEY) !== Boolean(checked.GOOGLE_WALLET_ISSUER)) {
    throw new ConfigError("GOOGLE_WALLET_KEY and GOOGLE_WALLET_ISSUER should be set together.");
  }
  if (Boolean(checked.STRIPE_SECRET_KEY) !== Boolean(checked.STRIPE_WEBHOOK_SECRET)) {
    throw new ConfigError("STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET should be set together.");
  }
  const ofDkim = [checked.DKIM_DOMAIN, checked.DKIM_SELECTOR, checked.DKIM_KEY];
  if (ofDkim.some(Boolean) && !ofDkim.every(Boolean)) {
    throw new ConfigError("DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY should be set together.");
  }
  const publicUrl = new URL(checked.PUBLIC_URL || `http://localhost:${checked.PORT}`);
  const local = ["127.0.0.1", "::1", "localhost"].includes(checked.HOST) && checked.PUBLIC_URL === "";
  const demonstration = local && checked.DATABASE_URL === "";
  return Object.freeze({
    host: checked.HOST,
    port: checked.PORT,
    /** Where a worker that runs without a server reports on itself; 0: nowhere. */
    workerPort: checked.WORKER_PORT,
    dataFolder: checked.STAMMIS_DATA,
    databaseUrl: checked.DATABASE_URL,
    /** What the product works by, beside an owner that migrates. */
    appDatabaseUrl: checked.APP_DATABASE_URL || checked.DATABASE_URL,
    /** A replica of it, for reports and counts; empty: there is none. */
    replicaUrl: checked.DATABASE_REPLICA_URL,
    /** Whose range ids are drawn from; no two of an operator's have the same. */
    installation: checked.INSTALLATION,
    databaseConnections: checked.DATABASE_CONNECTIONS,
    /** Scheme, `{host}` and port of links. */
    publicUrl,
    /** Only this machine can reach the server. */
    local,
    /** The demo's public logins work: only this machine reaches the server, on its own embedded database. */
    demonstration,
    /** Empty: nobody stands in front, and X-Forwarded-* is believed from nobody. */
    trustedProxies: checked.TRUST_PROXY,
    // A person reads the terminal of a demonstration: a line for each request would hide addresses and logins.
    logLevel: checked.LOG_LEVEL || (demonstration ? "warn" : "info"),
    checkAnswers: checked.NODE_ENV === "development" || checked.NODE_ENV === "test",
    metricsToken: checked.METRICS_TOKEN,
    demo: checked.DEMO === "auto",
    busyAfterMs: checked.BUSY_AFTER_MS,
    /** How long a proxy in front has to notice that this server leaves; on a machine by itself there is none. */
    drainSeconds: checked.DRAIN_SECONDS === "" ? (local ? 0 : 5) : checked.DRAIN_SECONDS,
    requestsPerMinute: checked.REQUESTS_PER_MINUTE,
    rateLimits: checked.RATE_LIMITS,
    webhooksAnywhere: checked.WEBHOOKS_ANYWHERE === "true",
    /** Open streams: on this server, from an address, and of one session. */
    streams: { all: checked.LIVE_PAGES, perSource: checked.LIVE_PAGES_PER_SOURCE, perSession: 6 },
    freeSmsCredits: checked.FREE_SMS_CREDITS,
    companyBudget: checked.COMPANY_BUDGET,
    mail: {
      url: checked.SMTP_URL,
      from: checked.MAIL_FROM,
      /** Empty: bounces come back to the sender's address, and nobody reads them. */
      bounceAddress: checked.MAIL_BOUNCES,
      /** By which the mail server that takes them brings them; empty: nobody does. */
      bounceSecret: checked.MAIL_BOUNCES_SECRET,
      /** Empty: the mail server signs, or nobody. */
      dkim: { domain: checked.DKIM_DOMAIN, selector: checked.DKIM_SELECTOR, key: checked.DKIM_KEY },
    },
    sms: {
      provider: checked.SMS_PROVIDER,
      username: checked.SMS_USERNAME,
      password: checked.SMS_PASSWORD,
      sender: checked.SMS_SENDER,
      /** Stands in the address that 46elks reports to; empty: it is given none. Twilio signs. */
      webhookSecret: checked.SMS_WEBHOOK_SECRET,
    },
    /** Empty: not said; merchants write in the back office. */
    support: { email: checked.SUPPORT_EMAIL, phone: checked.SUPPORT_PHONE },
    /** Where uploaded files lie; without a bucket, in the data folder. */
    files: {
      bucket: checked.S3_BUCKET,
      endpoint: checked.S3_ENDPOINT,
      region: checked.S3_REGION,
      keyId: checked.S3_ACCESS_KEY_ID,
      secret: checked.S3_SECRET_ACCESS_KEY,
    },
    /** Files to sign cards for Apple Wallet with; empty: there are none. */
    applePass: {
      certificate: checked.APPLE_PASS_CERTIFICATE,
      key: checked.APPLE_PASS_KEY,
      keyPassword: checked.APPLE_PASS_KEY_PASSWORD,
      issuer: checked.APPLE_WWDR_CERTIFICATE,
    },
    /** The file that opens Google Wallet, and for which issuer; empty: there are no cards in it. */
    googleWallet: {
      key: checked.GOOGLE_WALLET_KEY,
      issuerId: checked.GOOGLE_WALLET_ISSUER,
      url: checked.GOOGLE_WALLET_URL,
    },
    /** Where warnings and errors are handed on to; an empty endpoint: nowhere. */
    telemetry: {
      endpoint: checked.OTEL_EXPORTER_OTLP_ENDPOINT,
      headers: headersOf(checked.OTEL_EXPORTER_OTLP_HEADERS),
      service: checked.OTEL_SERVICE_NAME,
    },
    /** By which companies' cards are kept and charged; an empty key: they pay by invoice alone. */
    stripe: {
      secretKey: checked.STRIPE_SECRET_KEY,
      webhookSecret: checked.STRIPE_WEBHOOK_SECRET,
      api: new URL(checked.STRIPE_API),
    },
    bolagsverket: { clientId: checked.BOLAGSVERKET_CLIENT_ID, clientSecret: checked.BOLAGSVERKET_CLIENT_SECRET },
  });
}

/** `api-key=abc,tenant=1`; what would break a pair is written as in addresses. */
const headersOf = (pairs: string): Record<string, string> =>
  Object.fromEntries(
    pairs
      .split(",")
      .filter(Boolean)
      .map((pair) => {
        const [name = "", value = ""] = pair.split("=");
        return [name, decodeURIComponent(value)];
      }),
  );

function sentence({ path, message }: z.core.$ZodIssue): string {
  const name = String(path[0]);
  const description = (environment.shape as Record<string, z.ZodType>)[name]?.description ?? message;
  return `${name} should be ${description}.`;
}
