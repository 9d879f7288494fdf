import type { Transaction } from "kysely";
import { makeMembershipNumber } from "#packages/domain/people/membership-number.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Person } from "../history/people.ts";
import { createRandom } from "../history/random.ts";
import type { FoundedClub, Founding } from "./found-club.ts";
import { insertForIds, insertRows } from "./insert-rows.ts";

function memberRow(
  { chain, locationIds }: FoundedClub,
  person: Person,
  membershipNumber: string,
  passwordHash: string | null,
) {
  return {
    chain_id: chain.id,
    membership_number: membershipNumber,
    email: person.email,
    phone: person.phone,
    password_hash: passwordHash,
    first_name: person.firstName,
    last_name: person.lastName,
    language: person.language,
    street: person.address.street,
    zip_code: person.address.zipCode,
    city: person.address.city,
    birthday: person.birthday,
    gender: person.gender,
    email_notification: person.agreesTo.email,
    phone_notification: person.agreesTo.phone,
    home_location_id: locationIds[person.home] as number,
    registered_at: person.joinedAt.toZonedDateTime(chain.timeZone).toInstant(),
  };
}

/** Returns each member's answers at sign-up, for the channels with an address. */
function consentsOf({ chain }: FoundedClub, { email, phone, agreesTo, joinedAt }: Person, member_id: number) {
  const consentBase = {
    chain_id: chain.id,
    member_id,
    source: "SIGN_UP" as const,
    at: joinedAt.toZonedDateTime(chain.timeZone).toInstant(),
  };
  return [
    ...(email ? [{ ...consentBase, channel: "EMAIL" as const, given: agreesTo.email }] : []),
    ...(phone ? [{ ...consentBase, channel: "SMS" as const, given: agreesTo.phone }] : []),
  ];
}

/** Inserts the members and their consents; returns their ids in the order of the history. */
export async function insertMembers(trx: Transaction<DB>, club: FoundedClub, founding: Founding): Promise<number[]> {
  const { people } = founding.history;
  const random = createRandom(founding.plan.seed + 1);
  const rows = people.map((person) =>
    memberRow(
      club,
      person,
      makeMembershipNumber(() => random.int(10)),
      founding.passwordHashes.get(person.email ?? "") ?? null,
    ),
  );
  const ids = await insertForIds(trx, "member", rows);
  await insertRows(
    trx,
    "consent",
    people.flatMap((person, index) => consentsOf(club, person, ids[index] as number)),
  );
  const acceptances = people.flatMap(({ joinedAt }, index) =>
    club.termsVersionIds.map((terms_version_id) => ({
      chain_id: club.chain.id,
      member_id: ids[index] as number,
      terms_version_id,
      accepted_at: joinedAt.toZonedDateTime(club.chain.timeZone).toInstant(),
    })),
  );
  await insertRows(trx, "member_acceptance", acceptances);
  return ids;
}
