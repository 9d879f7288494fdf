import { whatChanged } from "#features/insight/trail/domain/trail.ts";
import { isEmail, normaliseEmail } from "#packages/domain/people/email.ts";
import { normaliseName } from "#packages/domain/people/names.ts";
import { isLocationPhone } from "#packages/domain/people/phone-pattern.ts";
import { foldTypedCharacters } from "#packages/domain/people/typed-characters.ts";
import { auditClubs } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { checkVersion } from "#packages/server/request/versions.ts";
import { lastRecordEdit, lockRecordOf } from "./queries.ts";
import { readRecord } from "./record-shape.ts";

/** Changes the contact for personal data. Refuses INVALID_EMAIL, INVALID_PHONE, CHANGED_MEANWHILE. */
export async function updateRecordContact({ db }: Services, call: Call<"updateRecordContact">) {
  const { chain, actor, body, language, day } = call;
  const { companyId } = chain;
  refuseFields({
    contactEmail: body.contactEmail && !isEmail(body.contactEmail) ? "INVALID_EMAIL" : null,
    contactPhone: body.contactPhone && !isLocationPhone(body.contactPhone) ? "INVALID_PHONE" : null,
  });
  const contactFields = {
    contact_name: normaliseName(body.contactName),
    contact_email: body.contactEmail && normaliseEmail(body.contactEmail),
    contact_phone: foldTypedCharacters(body.contactPhone),
  };
  return db.inPlatform(async (trx) => {
    await lockRecordOf(trx, companyId).execute();
    const scope = { companyId, language, today: day.today };
    const { record, company } = await readRecord(trx, scope);
    const { version } = record;
    await checkVersion(body.version, { version, present: record }, () =>
      lastRecordEdit(trx, companyId, "update-record-contact").executeTakeFirst(),
    );
    await trx
      .insertInto("processing_record")
      .values({ company_id: companyId, ...contactFields })
      .onConflict((on) => on.column("company_id").doUpdateSet(contactFields))
      .execute();
    // The audit entry lists only the names of the changed fields, because the trail contains no contact details.
    const changed = whatChanged<object>(company, contactFields).map(({ field }) => field);
    const act = "update-record-contact";
    const subject = `company ${companyId}`;
    if (changed.length > 0)
      await auditClubs(trx, companyId, { accountId: actor.accountId, act, subject, detail: { changed } });
    return (await readRecord(trx, scope)).record;
  });
}

/** Records today's review of the record. */
export async function reviewRecord({ db }: Services, { chain, actor, language, day }: Call<"reviewRecord">) {
  const { companyId } = chain;
  const reviewed = { reviewed_on: day.today, reviewed_by: actor.accountId };
  return db.inPlatform(async (trx) => {
    await lockRecordOf(trx, companyId).execute();
    await trx
      .insertInto("processing_record")
      .values({ company_id: companyId, ...reviewed })
      .onConflict((on) => on.column("company_id").doUpdateSet(reviewed))
      .execute();
    const subject = `company ${companyId}`;
    await auditClubs(trx, companyId, { accountId: actor.accountId, act: "review-record", subject });
    return (await readRecord(trx, { companyId, language, today: day.today })).record;
  });
}
