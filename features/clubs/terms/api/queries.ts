import { sql, type Transaction } from "kysely";
import type { TermsTexts } from "#features/clubs/settings/api/terms.ts";
import type { Build } from "#packages/server/db/build.ts";
import { statement } from "#packages/server/db/prepared.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { DB } from "#packages/server/db/types.ts";

/** Versions of whatever text that a member has accepted, and those they have seen as news. */
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

/** A telling that is not done, with what it is about; nothing while another worker is at it. */
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

/** Members whom mail comes to: it is not marketing, so no yes is asked. One whom a list brought has accepted nothing yet. */
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

/** The next to be told of a version that will apply: nobody twice, and nobody who has accepted it already. */
export function selectNotWritten(db: Build, versionId: number, after: number, size: number) {
  return selectMailed(db)
    .where("member.id", ">", after)
    .where((eb) => eb.not(wrote(versionId)))
    .where(sql<boolean>`not exists (select from member_acceptance as accepted where accepted.chain_id = ${thisChain}
      and accepted.member_id = member.id and accepted.terms_version_id = ${versionId})`)
    .orderBy("member.id")
    .limit(size);
}

/** The next of those who were told of a version that was taken back since. */
export const selectWritten = (db: Build, versionId: number, after: number, size: number) =>
  selectMailed(db).where("member.id", ">", after).where(wrote(versionId)).orderBy("member.id").limit(size);

/** One member, where mail comes to them. */
export const selectReader = (db: Build, memberId: number) => selectMailed(db).where("member.id", "=", memberId);

/** Notes that members were written to of a version. */
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
