import { sql, type Transaction } from "kysely";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { DB } from "#packages/server/db/types.ts";
import { newMembershipNumber } from "#packages/server/security/tokens.ts";
import { erasedPerson } from "../domain/person-fields.ts";

/** In place of a reason that may name somebody: the entry keeps that there was one. */
const erasedReason = "–";

interface Erasing {
  memberId: number;
  /** Where they are reached now. */
  addresses: string[];
  now: Temporal.Instant;
}

/** Every address the member was ever reached by, but for those that are another's by now. */
async function allAddresses(trx: Transaction<DB>, { memberId, addresses }: Erasing): Promise<string[]> {
  const earlier = await trx
    .selectFrom("earlier_address")
    .select("address")
    .where("member_id", "=", memberId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("member as other")
            .select("other.id")
            .whereRef("other.chain_id", "=", "earlier_address.chain_id")
            .where("other.id", "<>", memberId)
            .where((either) =>
              either.or([
                either("other.email", "=", either.ref("earlier_address.address")),
                either("other.phone", "=", either.ref("earlier_address.address")),
              ]),
            ),
        ),
      ),
    )
    .execute();
  return [...addresses, ...earlier.map(({ address }) => address)];
}

/** What was said to them, wherever it was sent: that it was sent stays, for the credits; whom and what does not. */
async function eraseMessages(trx: Transaction<DB>, memberId: number, addresses: string[]): Promise<void> {
  await trx
    .updateTable("message")
    .set({ recipient: "", subject: "", text_body: "", html_body: "", failure: null })
    .set({ provider_id: null, unsubscribe_url: "" })
    .where((eb) => eb.or([eb("member_id", "=", memberId), eb("recipient", "=", sql<string>`any(${addresses})`)]))
    .execute();
  // Of a sendout there is no more than that it went to somebody; by this its provider would still know whom.
  await trx
    .updateTable("sendout_recipient")
    .set({ provider_id: null })
    .where("member_id", "=", memberId)
    // A recipient is found sendout by sendout, and medium by medium.
    .where("sendout_id", "=", sql<number>`any(array(select id from sendout where chain_id = ${thisChain}))`)
    .where("medium", "in", ["EMAIL", "SMS"])
    .execute();
}

/** Rows of lists that were them, taken in or not. By member, e-mail and phone apart: each is found by an index. */
async function eraseImportRows(trx: Transaction<DB>, memberId: number, addresses: string[]): Promise<void> {
  await trx.deleteFrom("member_import_row").where("member_id", "=", memberId).execute();
  for (const column of ["email", "phone"] as const) {
    await trx
      .deleteFrom("member_import_row")
      // An address is found list by list.
      .where("import_id", "=", sql<number>`any(array(select id from member_import where chain_id = ${thisChain}))`)
      .where(column, "=", sql<string>`any(${addresses})`)
      .execute();
  }
}

/** What programs were told of them, and what was answered; that they left names nobody, and is still to be told. */
async function eraseEvents(trx: Transaction<DB>, memberId: number): Promise<void> {
  await trx.deleteFrom("webhook_event").where("member_id", "=", memberId).where("type", "<>", "member.left").execute();
}

/** The sign-ups they joined by, and what waits for an address of theirs, joined or not. */
async function erasePending(trx: Transaction<DB>, memberId: number, addresses: string[]): Promise<void> {
  await trx.deleteFrom("signup").where("member_id", "=", memberId).execute();
  for (const table of ["signup", "waiting_purchase"] as const) {
    await trx
      .deleteFrom(table)
      .where((eb) =>
        eb.or([eb("email", "=", sql<string>`any(${addresses})`), eb("phone", "=", sql<string>`any(${addresses})`)]),
      )
      .execute();
  }
}

/** Reasons are typed freely. The entries themselves stay as they are: the database lets no more of them be changed. */
async function eraseReasons(trx: Transaction<DB>, memberId: number): Promise<void> {
  const bought = trx.selectFrom("purchase").select("id").where("member_id", "=", memberId);
  const used = trx.selectFrom("redemption").select("id").where("member_id", "=", memberId);
  const given = trx.selectFrom("point_lot").select("id").where("member_id", "=", memberId);
  const taken = trx.selectFrom("point_deduction").select("id").where("member_id", "=", memberId);
  const reason = { reason: erasedReason };
  await trx
    .updateTable("purchase_return")
    .set(reason)
    .where("purchase_id", "in", bought)
    .where("reason", "<>", "")
    .execute();
  await trx
    .updateTable("redemption_cancellation")
    .set(reason)
    .where("redemption_id", "in", used)
    .where("reason", "<>", "")
    .execute();
  await trx.updateTable("correction_withdrawal").set(reason).where("lot_id", "in", given).execute();
  await trx.updateTable("deduction_withdrawal").set(reason).where("deduction_id", "in", taken).execute();
  for (const table of ["point_lot", "point_deduction", "approval_request"] as const) {
    await trx.updateTable(table).set(reason).where("member_id", "=", memberId).where("reason", "<>", "").execute();
  }
}

/** Nobody's from now on: what has to be a membership number is one that nobody was ever given. */
function emptyMember(now: Temporal.Instant) {
  return {
    ...erasedPerson,
    membership_number: newMembershipNumber(),
    password_hash: null,
    email_notification: false,
    phone_notification: false,
    home_location_id: null,
    unclaimed: false,
    removed_at: now,
  };
}

/**
 * Takes the person out of everything the club keeps: their row, sessions and links, what waits for them, what was sent
 * to any address of theirs, every note and every reason typed about them. Purchases, points and stamps stay, as nobody's.
 * Answers every address they were reached by.
 */
export async function eraseMember(trx: Transaction<DB>, erasing: Erasing): Promise<string[]> {
  const { memberId, now } = erasing;
  const addresses = await allAddresses(trx, erasing);
  await trx.updateTable("member").set(emptyMember(now)).where("id", "=", memberId).execute();
  for (const table of [
    "member_session",
    "member_device",
    "member_token",
    "contact_change",
    "earlier_address",
    "member_note",
    "sms_reply",
  ] as const) {
    await trx.deleteFrom(table).where("member_id", "=", memberId).execute();
  }
  await trx
    .updateTable("member_merge")
    .set({ profiles: null, other_email: null, other_phone: null })
    .where((eb) => eb.or([eb("kept_id", "=", memberId), eb("other_id", "=", memberId)]))
    .execute();
  // Their links stay good, and lead to nobody.
  await trx.updateTable("unsubscribe_id").set({ member_id: null }).where("member_id", "=", memberId).execute();
  // Their phones still hold the card: they are told that it is void.
  await trx.updateTable("wallet_pass").set({ member_id: null }).where("member_id", "=", memberId).execute();
  await eraseMessages(trx, memberId, addresses);
  await erasePending(trx, memberId, addresses);
  await eraseEvents(trx, memberId);
  await eraseImportRows(trx, memberId, addresses);
  await eraseReasons(trx, memberId);
  return addresses;
}
