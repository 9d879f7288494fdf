import type * as z from "zod";
import { environment } from "./environment.ts";

/** An environment that the server cannot start with. The message names the variable and its expected value. */
export class ConfigError extends Error {}

export type Config = Readonly<ReturnType<typeof readConfig>>;

/**
 * Reads the process's environment; no other code does. Throws {@link ConfigError} with one sentence per invalid
 * variable.
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
    /** The port on which a worker without a server serves its status; 0: none. */
    workerPort: checked.WORKER_PORT,
    dataFolder: checked.STAMMIS_DATA,
    databaseUrl: checked.DATABASE_URL,
    /** The product's login; the owner's login runs migrations. */
    appDatabaseUrl: checked.APP_DATABASE_URL || checked.DATABASE_URL,
    /** A read replica for reports and counts; empty: none. */
    replicaUrl: checked.DATABASE_REPLICA_URL,
    /** The number that selects the range of new ids; each of an operator's installations has its own. */
    installation: checked.INSTALLATION,
    databaseConnections: checked.DATABASE_CONNECTIONS,
    /** The template of the product's links: scheme, `{host}` and port. */
    publicUrl,
    /** Whether only this machine can reach the server. */
    local,
    /** Whether the demo's public logins work: the server is local and uses its own embedded database. */
    demonstration,
    /** The addresses of the reverse proxies. If empty, there is no proxy and X-Forwarded-* headers are ignored. */
    trustedProxies: checked.TRUST_PROXY,
    // A person reads the terminal of a demonstration: request logs would hide the addresses and logins.
    logLevel: checked.LOG_LEVEL || (demonstration ? "warn" : "info"),
    checkAnswers: checked.NODE_ENV === "development" || checked.NODE_ENV === "test",
    metricsToken: checked.METRICS_TOKEN,
    demo: checked.DEMO === "auto",
    busyAfterMs: checked.BUSY_AFTER_MS,
    /** Seconds for a proxy to notice that this server stops; a local server has no proxy. */
    drainSeconds: checked.DRAIN_SECONDS === "" ? (local ? 0 : 5) : checked.DRAIN_SECONDS,
    requestsPerMinute: checked.REQUESTS_PER_MINUTE,
    rateLimits: checked.RATE_LIMITS,
    webhooksAnywhere: checked.WEBHOOKS_ANYWHERE === "true",
    /** The maximum of open live streams: on this server, per source address and per session. */
    streams: { all: checked.LIVE_PAGES, perSource: checked.LIVE_PAGES_PER_SOURCE, perSession: 6 },
    freeSmsCredits: checked.FREE_SMS_CREDITS,
    companyBudget: checked.COMPANY_BUDGET,
    mail: {
      url: checked.SMTP_URL,
      from: checked.MAIL_FROM,
      /** The address that bounces are sent to. If empty, they go to the sender's address and are not processed. */
      bounceAddress: checked.MAIL_BOUNCES,
      /** The secret that authenticates the mail server that delivers bounces; empty: bounces are not delivered here. */
      bounceSecret: checked.MAIL_BOUNCES_SECRET,
      /** The settings that sign e-mails with DKIM. If empty, this server does not sign; the mail server may. */
      dkim: { domain: checked.DKIM_DOMAIN, selector: checked.DKIM_SELECTOR, key: checked.DKIM_KEY },
    },
    sms: {
      provider: checked.SMS_PROVIDER,
      username: checked.SMS_USERNAME,
      password: checked.SMS_PASSWORD,
      sender: checked.SMS_SENDER,
      /** A secret part of the URL that 46elks reports to. If empty, 46elks gets no URL. Twilio signs its reports. */
      webhookSecret: checked.SMS_WEBHOOK_SECRET,
    },
    /** The contact details of support. If empty, they are not shown and merchants write in the back office. */
    support: { email: checked.SUPPORT_EMAIL, phone: checked.SUPPORT_PHONE },
    /** The storage of uploaded files; without a bucket, the data folder. */
    files: {
      bucket: checked.S3_BUCKET,
      endpoint: checked.S3_ENDPOINT,
      region: checked.S3_REGION,
      keyId: checked.S3_ACCESS_KEY_ID,
      secret: checked.S3_SECRET_ACCESS_KEY,
    },
    /** Files for signing Apple Wallet cards; empty: no Apple cards. */
    applePass: {
      certificate: checked.APPLE_PASS_CERTIFICATE,
      key: checked.APPLE_PASS_KEY,
      keyPassword: checked.APPLE_PASS_KEY_PASSWORD,
      issuer: checked.APPLE_WWDR_CERTIFICATE,
    },
    /** The key file and issuer of Google Wallet; empty: no Google cards. */
    googleWallet: {
      key: checked.GOOGLE_WALLET_KEY,
      issuerId: checked.GOOGLE_WALLET_ISSUER,
      url: checked.GOOGLE_WALLET_URL,
    },
    /** The receiver of warnings and errors; an empty endpoint: none. */
    telemetry: {
      endpoint: checked.OTEL_EXPORTER_OTLP_ENDPOINT,
      headers: headersOf(checked.OTEL_EXPORTER_OTLP_HEADERS),
      service: checked.OTEL_SERVICE_NAME,
    },
    /** The keys for storing and charging companies' cards; an empty key: companies pay by invoice only. */
    stripe: {
      secretKey: checked.STRIPE_SECRET_KEY,
      webhookSecret: checked.STRIPE_WEBHOOK_SECRET,
      api: new URL(checked.STRIPE_API),
    },
    bolagsverket: { clientId: checked.BOLAGSVERKET_CLIENT_ID, clientSecret: checked.BOLAGSVERKET_CLIENT_SECRET },
  });
}

/** Parses `api-key=abc,tenant=1`; special characters are percent-encoded. */
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
