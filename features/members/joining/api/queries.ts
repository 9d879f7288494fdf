import { type ExpressionBuilder, sql, type Transaction } from "kysely";
import { hasBegun } from "#features/clubs/settings/api/terms-queries.ts";
import type { Build } from "#packages/server/db/build.ts";
import { stillThere, whoItIs } from "#packages/server/db/merged-member.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { DB } from "#packages/server/db/types.ts";

type At = Temporal.Instant;

/** Selects the versions in force on a day, which a person who joins then accepts. */
export function selectTermsInForce(db: Build, today: Temporal.PlainDate) {
  return db
    .selectFrom("terms_version")
    .distinctOn("kind")
    .select("id")
    .where(hasBegun(today))
    .orderBy("kind")
    .orderBy("version", "desc");
}

/** Selects an open point of sale, with the part of the club's address that leads to it. */
export function selectOpenLocation(db: Build, id: number) {
  return db.selectFrom("location").select(["id", "subpage"]).where("id", "=", id).where("closed_at", "is", null);
}

/** Selects the chain's open point of sale when it has only one. */
export function selectOnlyLocation(db: Build) {
  return db
    .selectFrom("location")
    .select(({ fn }) => fn.min<number>("id").as("id"))
    .where("closed_at", "is", null)
    .having(({ fn }) => fn.countAll<number>(), "=", 1);
}

/**
 * Selects a sign-up by its link, valid or not. `joined`: a member has the address now. An unclaimed imported membership
 * does not count, because the link proves its owner. A code proves no address.
 */
export function findSignUp(db: Build, tokenHash: Buffer) {
  return db
    .selectFrom("signup")
    .select(["id", "email", "phone", "location_id", "language", "invited_by", "expires_at", "used_at", "by_code"])
    .select(
      sql<boolean>`exists (select from member where member.chain_id = ${thisChain} and ${stillThere}
        and not (unclaimed and removed_at is null and not signup.by_code)
        and (member.email = signup.email
          or member.phone = case when signup.email is null then signup.phone end))`.as("joined"),
    )
    .where("token_hash", "=", tokenHash);
}

export type SignUpRow = Awaited<ReturnType<ReturnType<typeof findSignUp>["execute"]>>[number];

/** Selects an account's activation by its link, valid or not. */
export function findActivation(db: Build, tokenHash: Buffer) {
  return db
    .selectFrom("account_token")
    .innerJoin("account", "account.id", "account_token.account_id")
    .select([
      "account.id",
      "account.email",
      "account.phone",
      "account.first_name",
      "account.last_name",
      "account.language",
    ])
    .select(["account.is_admin", "account.confirmed_at", "account_token.expires_at", "account_token.used_at"])
    .where("token_hash", "=", tokenHash)
    .where("purpose", "=", "ACTIVATION");
}

/**
 * Matches the open sign-ups that are closed when a person joins by one of them: those to the proved address, which is
 * the e-mail or else the phone. A code proves no address, so it closes only its own sign-up.
 */
function isOpenBeside(eb: ExpressionBuilder<DB, "signup">, { id, email, phone, by_code }: SignUpRow) {
  const sameAddress = by_code ? eb("id", "=", id) : email ? eb("email", "=", email) : eb("phone", "=", phone ?? "");
  return eb.and([eb("used_at", "is", null), sameAddress]);
}

/** Locks the sign-ups in one order, so that concurrent links to one address run one at a time. */
export function lockSignUps(trx: Transaction<DB>, signUp: SignUpRow) {
  return trx
    .selectFrom("signup")
    .select("id")
    .where((eb) => isOpenBeside(eb, signUp))
    .orderBy("id")
    .forUpdate();
}

/**
 * Closes all sign-ups for an address after joining, and erases the address in them, because the member's row stores it.
 */
export function closeSignUps(db: Build, signUp: SignUpRow, memberId: number, now: At) {
  return db
    .updateTable("signup")
    .set({ used_at: now, email: "", phone: null, member_id: memberId })
    .where((eb) => isOpenBeside(eb, signUp));
}

export function closeActivations(db: Build, accountId: number, now: At) {
  return db
    .updateTable("account_token")
    .set({ used_at: now })
    .where("account_id", "=", accountId)
    .where("purpose", "=", "ACTIVATION")
    .where("used_at", "is", null);
}

/** Selects a member by a normalised address. */
export function selectMemberByAddress(db: Build, column: "email" | "phone", address: string) {
  return db
    .selectFrom("member")
    .select([whoItIs.as("id"), "language"])
    .select(sql<boolean>`(member.unclaimed and member.removed_at is null)`.as("unclaimed"))
    .where(column, "=", address)
    .where(stillThere);
}

/**
 * Selects the name of the imported membership that the person behind a link takes over. A code proves no address, so it
 * shows no name.
 */
export function selectImportedName(db: Build, tokenHash: Buffer) {
  return db
    .selectFrom("signup")
    .innerJoin("member", "member.chain_id", "signup.chain_id")
    .select(["member.first_name", "member.last_name"])
    .where("token_hash", "=", tokenHash)
    .where("by_code", "=", false)
    .where("unclaimed", "=", true)
    .where("removed_at", "is", null)
    .where(
      sql<boolean>`(member.email = signup.email
        or member.phone = case when signup.email is null then signup.phone end)`,
    );
}

/** Locks the unclaimed imported membership with this address, while the person takes it over. */
export function lockUnclaimed(trx: Transaction<DB>, { email, phone }: Pick<SignUpRow, "email" | "phone">) {
  return trx
    .selectFrom("member")
    .select(["id", "email", "phone", "first_name", "last_name", "home_location_id"])
    .select(["email_notification", "phone_notification"])
    .where("unclaimed", "=", true)
    .where("removed_at", "is", null)
    .where((eb) => (email ? eb("email", "=", email) : eb("phone", "=", phone ?? "")))
    .forUpdate();
}
