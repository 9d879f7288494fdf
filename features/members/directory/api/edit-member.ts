import type { Transaction } from "kysely";
import { deleteContactChange, lockMemberHolder } from "#features/access/contacts/api/queries.ts";
import { resendToMember } from "#features/access/contacts/api/resend-contact.ts";
import { inEvenTime } from "#features/access/sessions/api/even-time.ts";
import { balanceOn } from "#features/loyalty/points/domain/ledger.ts";
import type { Build } from "#packages/server/db/build.ts";
import type { RowsOfEach } from "#packages/server/db/database.ts";
import { ownMembers } from "#packages/server/db/own-members.ts";
import type { DB } from "#packages/server/db/types.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call, StaffActor } from "#packages/server/request/call.ts";
import { lastProfileEdit } from "#packages/server/request/own-changes.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { checkVersion, type LastEdit } from "#packages/server/request/versions.ts";
import { ownProfileOf, selectProfile, selectProfileParts } from "./queries.ts";
import { readContact } from "./read-changes.ts";
import { spendProofs, updateProfile } from "./update-profile.ts";

type ProfileParts = RowsOfEach<ReturnType<typeof selectProfileParts>>;

const findOwn = (q: Build, { locationIds }: StaffActor, memberId: number) => {
  const profileQuery = selectProfile(q, memberId);
  return locationIds ? profileQuery.where(ownMembers(locationIds)) : profileQuery;
};

/**
 * Changes a member's profile for staff. The member must prove a new address; the response does not reveal if another
 * member has it. Staff cannot give a consent; a withdrawal records the staff account.
 */
export async function editMember(services: Services, call: Call<"updateMember">) {
  const { db, config } = services;
  const { chain, actor, params, day, now, realNow, language } = call;
  const { version: began, ...body } = call.body;
  const { today } = day;
  const ownOf = ([[profile], lots, cards, rewards]: ProfileParts) =>
    profile ? ownProfileOf(profile, { balance: balanceOn(lots, today), cards, rewards, day }) : refuse("NOT_FOUND");
  type Present = ReturnType<typeof ownOf>;
  const check = (present: Present, last: () => Promise<LastEdit | undefined>) =>
    checkVersion(began, { version: present.version, present }, last);
  const lastOf = (present: Present) => (trx: Transaction<DB>) => lastProfileEdit(trx, chain, present);
  const [[before], ...parts] = await db.read(chain.id, (q) => [
    findOwn(q, actor, params.id),
    ...selectProfileParts(q, params.id, today),
  ]);
  if (!before) return refuse("NOT_FOUND");
  // A member may keep a language that the club no longer offers, but not choose it.
  const mayRead = [...chain.languages, before.language].includes(body.language ?? chain.language);
  refuseFields({ language: mayRead ? null : "INVALID_INPUT" });
  // A refused edit sends no proof link and uses none of its rate limit.
  if (began !== undefined) {
    const present = ownOf(parts);
    await check(present, () => db.inChain(chain.id, lastOf(present)));
  }
  await spendProofs(services, chain, params.id, readContact(chain, body, before));
  const { accountId } = actor;
  const by = { now, realNow, accountId, language, knowsPassword: true };
  return inEvenTime(() =>
    db.inChain(chain.id, async (trx, { batch }) => {
      const read = async () => ownOf(await batch(...selectProfileParts(trx, params.id, today)));
      if (began !== undefined) {
        await lockMemberHolder(trx, params.id).execute();
        const present = await read();
        await check(present, () => lastOf(present)(trx));
      }
      await updateProfile(trx, { config, chain }, params.id, body, by);
      const changed = Object.keys(body);
      await audit(trx, chain, { accountId, act: "edit-member", subject: `member ${params.id}`, detail: { changed } });
      return read();
    }),
  );
}

/** Sends the member's confirmation link again for staff. */
export async function resendMemberContact(services: Services, call: Call<"resendMemberContact">): Promise<void> {
  const { chain, actor, params, now, realNow } = call;
  const [[own]] = await services.db.read(chain.id, (q) => [findOwn(q, actor, params.id)]);
  if (!own) refuse("NOT_FOUND");
  await resendToMember(services, chain, params.id, params.channel, { now, realNow });
  const { channel } = params;
  const entry = { subject: `member ${params.id}`, detail: { channel } };
  await services.db.inChain(chain.id, (trx) =>
    audit(trx, chain, { accountId: actor.accountId, act: "resend-contact", ...entry }),
  );
}

/** Cancels a member's pending new address for staff. */
export async function withdrawMemberContact({ db }: Services, call: Call<"withdrawMemberContact">): Promise<void> {
  const { chain, actor, params } = call;
  await db.inChain(chain.id, async (trx) => {
    const own = await findOwn(trx, actor, params.id).executeTakeFirst();
    const withdrawn = own && (await deleteContactChange(trx, params.id, params.channel).executeTakeFirst());
    if (!withdrawn) refuse("NOT_FOUND");
    const subject = `member ${params.id}`;
    await audit(trx, chain, { accountId: actor.accountId, act: "withdraw-contact", subject, detail: { ...params } });
  });
}
