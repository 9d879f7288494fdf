import { audit } from "../../audit.ts";
import type { Call } from "../../call.ts";
import { refuse } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { forgetMemberDevices } from "../auth/known-devices.ts";
import { ownMembers } from "./own-members.ts";

/** Erases the person and keeps the anonymous ledger; their sessions end. Spec §2 "Profile", §6. */
export async function removeMember(
  { db, changes }: Services,
  { chain, actor, params, now }: Call<"removeMember">,
): Promise<void> {
  await db.inChain(chain.id, async (trx) => {
    const contact = await trx
      .selectFrom("member")
      .select(["email", "phone"])
      .where("id", "=", params.id)
      .forUpdate()
      .executeTakeFirst();
    const erased = {
      email: null,
      phone: null,
      password_hash: null,
      first_name: "",
      last_name: "",
      street: "",
      city: "",
      zip_code: "",
      birthday: null,
      gender: null,
      email_notification: false,
      phone_notification: false,
      home_location_id: null,
      removed_at: now,
    };
    const found = trx
      .updateTable("member")
      .set(erased)
      .where("id", "=", params.id)
      .where("removed_at", "is", null)
      .returning("id");
    const row = await (actor.locationIds ? found.where(ownMembers(actor.locationIds)) : found).executeTakeFirst();
    if (!row) refuse("NOT_FOUND");
    const addresses = [contact?.email, contact?.phone].filter((address) => typeof address === "string");
    await forgetMemberDevices(trx, chain.id, params.id).execute();
    await trx.deleteFrom("member_session").where("member_id", "=", params.id).execute();
    // Messages name the person; what was sent stays countable.
    await trx
      .updateTable("message")
      .set({ recipient: "", subject: "", text_body: "", html_body: "" })
      .where((eb) => eb.or([eb("member_id", "=", params.id), eb("recipient", "in", addresses)]))
      .execute();
    // A sign-up that was used names nobody any more, and a purchase may wait behind it all the same.
    for (const table of ["signup", "waiting_purchase"] as const) {
      await trx
        .deleteFrom(table)
        .where((eb) => eb.or([eb("email", "in", addresses), eb("phone", "in", addresses)]))
        .execute();
    }
    await trx.deleteFrom("member_token").where("member_id", "=", params.id).execute();
    await audit(trx, chain, { accountId: actor.accountId, act: "remove-member", subject: `member ${params.id}` });
  });
  changes.tell(`member:${chain.id}/${params.id}`);
}
