import type { Kysely } from "kysely";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { DB } from "#packages/server/db/types.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import { versioned } from "#packages/server/request/versions.ts";
import { dataProtectionSchemas } from "../contract/schemas.ts";
import {
  type ActivityTexts,
  isRecordReviewed,
  type ProcessingActivity,
  processingActivities,
} from "../domain/processing-activities.ts";
import { wordsOfActivities } from "../i18n/processing-record/phrases.ts";
import { selectActivities, selectRecord } from "./queries.ts";

type RowOf<Query extends (...of: never[]) => { execute(): Promise<unknown[]> }> = Awaited<
  ReturnType<ReturnType<Query>["execute"]>
>[number];
type ActivityRow = RowOf<typeof selectActivities>;

const noWords: ActivityTexts = {
  name: "",
  purpose: "",
  legalBasis: "",
  people: "",
  data: "",
  recipients: "",
  retention: "",
  protection: "",
};

const ownWords = ({ id: _, standard: __, legal_basis: legalBasis, ...texts }: ActivityRow): ActivityTexts => ({
  ...texts,
  legalBasis,
});

/** Whether a key names a standard activity of the product. */
export const isStandard = (key: string): key is ProcessingActivity => Object.hasOwn(processingActivities, key);

interface Activity {
  key: string;
  standard: ProcessingActivity | null;
  ours: ActivityTexts | null;
  own: ActivityTexts;
}

/** The version covers only the company's own texts, because the product's texts depend on the reader's language. */
const activityOf = (activity: Activity) => {
  const { version } = versioned(dataProtectionSchemas.updateProcessingActivity.body, activity.own);
  return { ...activity, version };
};

/** Returns the product's activities with the company's texts for them, then the company's own activities. */
function activitiesOf(rows: readonly ActivityRow[], language: Language) {
  const standard = wordsOfActivities(language).map(({ standard, ours }) => {
    const row = rows.find((each) => each.standard === standard);
    return activityOf({ key: standard, standard, ours, own: row ? ownWords(row) : noWords });
  });
  const own = rows
    .filter((row) => row.standard === null)
    .map((row) => activityOf({ key: String(row.id), standard: null, ours: null, own: ownWords(row) }));
  return [...standard, ...own];
}

interface Asked {
  companyId: number;
  language: Language;
  today: Temporal.PlainDate;
}

/** Returns a company's current record of processing, with the company's details. */
export async function readRecord(db: Kysely<DB>, { companyId, language, today }: Asked) {
  const company = (await selectRecord(db, companyId).executeTakeFirst()) ?? refuse("NOT_FOUND");
  const rows = await selectActivities(db, companyId).execute();
  const record = versioned(dataProtectionSchemas.updateRecordContact.body, {
    company: company.name,
    contactName: company.contact_name,
    contactEmail: company.contact_email,
    contactPhone: company.contact_phone,
    reviewedOn: company.reviewed_on?.toString() ?? null,
    reviewedBy: company.reviewed_by,
    reviewed: isRecordReviewed(company.reviewed_on, today),
    activities: activitiesOf(rows, language),
  });
  return { company, record };
}

export type ProcessingRecord = Awaited<ReturnType<typeof readRecord>>["record"];

/** Returns the activity with a key; refuses NOT_FOUND. */
export const activityIn = ({ activities }: ProcessingRecord, key: string) =>
  activities.find((each) => each.key === key) ?? refuse("NOT_FOUND");
