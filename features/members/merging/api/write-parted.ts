import type { Transaction } from "kysely";
import { closeMemberTokens } from "#features/access/sessions/api/queries.ts";
import { insertConsent } from "#features/members/consents/api/queries.ts";
import { selectProfile } from "#features/members/directory/api/queries.ts";
import { type Channel, channels } from "#packages/domain/people/channels.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Chain } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import { unmergedConsent } from "../domain/merged-consents.ts";
import { contactOf, profileFields, unmerged, unmergedAddress } from "../domain/merged-profile.ts";
import { selectRefusedSince } from "./queries.ts";
import { type KeptProfiles, moveCounted, profileColumns } from "./write-merge.ts";

interface Parting {
  keptId: number;
  otherId: number;
  mergedAt: Temporal.Instant;
  now: Temporal.Instant;
  realNow: Temporal.Instant;
  accountId: number;
  profiles: KeptProfiles;
}

async function profileNow(trx: Transaction<DB>, memberId: number) {
  const row = (await selectProfile(trx, memberId).executeTakeFirst()) ?? refuse("NOT_FOUND");
  return {
    given: { EMAIL: row.email_notification, SMS: row.phone_notification },
    profile: {
      name: { first: row.first_name, last: row.last_name },
      email: row.email,
      phone: row.phone,
      language: row.language,
      address: { street: row.street, zipCode: row.zip_code, city: row.city },
      birthday: row.birthday?.toString() ?? null,
      gender: row.gender,
      homeLocationId: row.home_location_id,
    },
  };
}

/**
 * Restores both profiles, but keeps later changes by the kept member and withdrawn consents. Returns the kept member's
 * addresses.
 */
export async function writePartedProfiles(trx: Transaction<DB>, chain: Chain, parting: Parting) {
  const { keptId, otherId, now, accountId } = parting;
  const { kept: survivor, other, merged } = parting.profiles;
  const refused = (await selectRefusedSince(trx, keptId, parting.mergedAt).execute()).map(({ channel }) => channel);
  const { profile, given: currentConsents } = await profileNow(trx, keptId);
  const restoredProfile = Object.fromEntries(
    profileFields.map((field) => [field, unmerged<unknown>(survivor[field], merged[field], profile[field])]),
  ) as typeof profile;
  for (const field of contactOf) {
    restoredProfile[field] = unmergedAddress({
      kept: survivor[field],
      other: other[field],
      merged: merged[field],
      now: profile[field],
    });
  }
  // A reset link that was sent to an address of the other membership must stop working.
  if (contactOf.some((field) => restoredProfile[field] !== profile[field]))
    await closeMemberTokens(trx, keptId, parting.realNow).execute();
  if (restoredProfile.email === null && restoredProfile.phone === null) refuse("EMAIL_OR_PHONE_REQUIRED");
  const addresses = { EMAIL: [restoredProfile.email, other.email], SMS: [restoredProfile.phone, other.phone] } as const;
  const isAnotherAddress = {
    EMAIL: restoredProfile.email !== profile.email,
    SMS: restoredProfile.phone !== profile.phone,
  };
  const consentOf = (channel: Channel) => {
    const [mine, otherAddress] = addresses[channel];
    const isRefused = refused.includes(channel);
    const hadConsent = survivor.consents[channel].given;
    // A consent belongs to the address it was given for.
    const before = isAnotherAddress[channel]
      ? hadConsent
      : unmerged(hadConsent, merged.given[channel], currentConsents[channel]);
    return {
      kept: mine !== null && unmergedConsent(before, isRefused),
      other: otherAddress !== null && unmergedConsent(other.consents[channel].given, isRefused),
    };
  };
  const consents = { EMAIL: consentOf("EMAIL"), SMS: consentOf("SMS") };
  // Both addresses are cleared first, so that the unique constraint does not fail between the two updates.
  await trx.updateTable("member").set({ email: null, phone: null }).where("id", "=", otherId).execute();
  await trx
    .updateTable("member")
    .set({ ...profileColumns(restoredProfile), email: restoredProfile.email, phone: restoredProfile.phone })
    .set({ email_notification: consents.EMAIL.kept, phone_notification: consents.SMS.kept })
    .where("id", "=", keptId)
    .execute();
  const { homeLocationId } = restoredProfile;
  await moveCounted(trx, {
    keptId,
    otherId,
    gone: null,
    otherReachedBy: other,
    kept: { homeLocationId, registeredAt: survivor.registeredAt },
  });
  await trx
    .updateTable("member")
    .set({ email_notification: consents.EMAIL.other, phone_notification: consents.SMS.other })
    .where("id", "=", otherId)
    .execute();
  for (const channel of channels) {
    const isRefused = refused.includes(channel);
    const answers = [
      { memberId: keptId, after: consents[channel].kept, changed: consents[channel].kept !== currentConsents[channel] },
      { memberId: otherId, after: consents[channel].other, changed: isRefused && other.consents[channel].given },
    ];
    for (const { memberId, after } of answers.filter(({ changed }) => changed)) {
      const source = after || isRefused ? "MERGE" : "ADDRESS_REMOVED";
      await insertConsent(trx, chain, {
        memberId,
        channel,
        given: after,
        addressLeft: true,
        now,
        accountId,
        source,
      }).execute();
    }
  }
  const { email, phone, language } = restoredProfile;
  return { email, phone, language };
}
