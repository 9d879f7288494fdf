import { sql, type Transaction } from "kysely";
import type { TermsTexts } from "#features/clubs/settings/api/terms.ts";
import type { Build } from "#packages/server/db/build.ts";
import { statement } from "#packages/server/db/prepared.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { DB } from "#packages/server/db/types.ts";

/**
 * Selects the versions of both texts that a member has accepted, and the versions whose changes the member has seen.
 */
export const selectKnown = (memberId: number) =>
  statement(sql<{ id: number; accepted: boolean }>`
    select terms_version_id as id, true as accepted from member_acceptance
      where chain_id = ${thisChain} and member_id = ${memberId}
    union all
    select terms_version_id, false from terms_notice
      where chain_id = ${thisChain} and member_id = ${memberId} and seen_at is not null`);

export function selectTexts(db: Build, ids: readonly number[]) {
  return db
    .selectFrom("terms_version")
    .select("id")
    .select((eb) => eb.ref("texts").$castTo<TermsTexts>().as("texts"))
    .where(sql<boolean>`terms_version.id = any(${[...ids]}::bigint[])`);
}

/** Locks an unfinished notification with its subject; no row while another worker processes it. */
export function lockTelling(trx: Transaction<DB>, versionId: number, what: Telling) {
  return trx
    .selectFrom("terms_telling")
    .innerJoin("terms_version as version", (join) =>
      join
        .onRef("version.chain_id", "=", "terms_telling.chain_id")
        .onRef("version.id", "=", "terms_telling.terms_version_id"),
    )
    .select(["through_member", "mailed", "version.kind"])
    .select(["version.applies_on as appliesOn", "version.asks_again as asksAgain"])
    .where("terms_version_id", "=", versionId)
    .where("what", "=", what)
    .where("done_at", "is", null)
    .forUpdate("terms_telling")
    .skipLocked();
}

export type Telling = "COMING" | "TAKEN_BACK";

/**
 * Selects members with a mail address. Terms are no marketing, so no consent is needed. Imported members have not
 * accepted any terms yet and are excluded.
 */
function selectMailed(db: Build) {
  return db
    .selectFrom("member")
    .select(["member.id", "member.language"])
    .select((eb) => eb.ref("member.email").$notNull().as("address"))
    .where("member.email", "is not", null)
    .where("email_bounced_at", "is", null)
    .where("removed_at", "is", null)
    .where("unclaimed", "=", false);
}

const wrote = (versionId: number) =>
  sql<boolean>`exists (select from terms_notice as notice where notice.chain_id = ${thisChain}
    and notice.member_id = member.id and notice.terms_version_id = ${versionId} and notice.mailed_at is not null)`;

/** Selects the next members to notify of a coming version, without members who were notified or have accepted it. */
export function selectNotWritten(db: Build, versionId: number, after: number, size: number) {
  return selectMailed(db)
    .where("member.id", ">", after)
    .where((eb) => eb.not(wrote(versionId)))
    .where(sql<boolean>`not exists (select from member_acceptance as accepted where accepted.chain_id = ${thisChain}
      and accepted.member_id = member.id and accepted.terms_version_id = ${versionId})`)
    .orderBy("member.id")
    .limit(size);
}

/** Selects the next members who were notified of a version that is now withdrawn. */
export const selectWritten = (db: Build, versionId: number, after: number, size: number) =>
  selectMailed(db).where("member.id", ">", after).where(wrote(versionId)).orderBy("member.id").limit(size);

/** Selects one member with a mail address. */
export const selectReader = (db: Build, memberId: number) => selectMailed(db).where("member.id", "=", memberId);

/** Records the members who were notified of a version. */
export async function insertMailed(
  trx: Transaction<DB>,
  versionId: number,
  memberIds: readonly number[],
  now: Temporal.Instant,
): Promise<void> {
  await sql`insert into terms_notice (chain_id, member_id, terms_version_id, mailed_at)
    select ${thisChain}, id, ${versionId}, ${now} from unnest(${[...memberIds]}::bigint[]) as id
    on conflict (chain_id, member_id, terms_version_id) do update set mailed_at = excluded.mailed_at`.execute(trx);
}
