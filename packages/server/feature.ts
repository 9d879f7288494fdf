import type { TenantTable } from "./db/tenant-tables.ts";
import type { Job } from "./jobs/job.ts";
import type { ScheduledJob } from "./jobs/run.ts";
import type { Messaging } from "./messaging/open-messaging.ts";
import type { AnyHandlers } from "./request/call.ts";
import type { Services } from "./request/services.ts";
import type { Check } from "./verify/check.ts";

/** What a worker hands to the jobs of all nouns. */
export interface JobContext {
  messaging: Messaging;
  /** The file that goes with a mail about an invoice; null: there is no such invoice any more. */
  drawInvoice: (invoiceId: number) => Promise<{ fileName: string; bytes: Buffer } | null>;
}

/** What a noun adds to the server, its worker, and its checks. */
export interface ApiFeature {
  handlers?(services: Services): Partial<AnyHandlers>;
  jobs?(services: Services, context: JobContext): readonly Job[];
  schedule?(services: Services): readonly ScheduledJob[];
  /** What `npm run verify` asks of the database. */
  checks?: readonly Check[];
  /**
   * Files of the noun's `api` that read tables over several chains in the platform's role, and these tables. Every other
   * statement must name its chain: tests refuse one that does not.
   */
  overAllChains?: Readonly<Record<string, readonly TenantTable[]>>;
  /**
   * Tables (`consent`) and columns (`member.email`) that hold something of a person, by the activity of the record of
   * processing and the category of data. GDPR article 30.
   */
  personalData?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}
