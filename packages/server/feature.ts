import type { TenantTable } from "./db/tenant-tables.ts";
import type { Job } from "./jobs/job.ts";
import type { ScheduledJob } from "./jobs/run.ts";
import type { Messaging } from "./messaging/open-messaging.ts";
import type { AnyHandlers } from "./request/call.ts";
import type { Services } from "./request/services.ts";
import type { Check } from "./verify/check.ts";

/** Services of the worker for the jobs of all nouns. */
export interface JobContext {
  messaging: Messaging;
  /** Draws the invoice file for a mail; null if the invoice no longer exists. */
  drawInvoice: (invoiceId: number) => Promise<{ fileName: string; bytes: Buffer } | null>;
}

/** A noun's contribution to the server, the worker and the checks. */
export interface ApiFeature {
  handlers?(services: Services): Partial<AnyHandlers>;
  jobs?(services: Services, context: JobContext): readonly Job[];
  schedule?(services: Services): readonly ScheduledJob[];
  /** Checks of the database for `npm run verify`. */
  checks?: readonly Check[];
  /**
   * The noun's `api` files that read tables across chains in the platform's role, with these tables. Tests refuse every
   * other statement that does not name its chain.
   */
  overAllChains?: Readonly<Record<string, readonly TenantTable[]>>;
  /**
   * Tables (`consent`) and columns (`member.email`) with personal data, by activity of the record of processing and by
   * data category. GDPR article 30.
   */
  personalData?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}
