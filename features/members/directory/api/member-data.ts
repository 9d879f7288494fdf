import { sql } from "kysely";
import { type FactKind, type MemberDataParts, ofMember, ofMemberAndMerged } from "#packages/server/db/member-data.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import { type PersonFieldName, personFieldNames, personFields } from "../domain/person-fields.ts";
import type { directoryDataWords } from "../i18n/member-data.ts";

/** The columns of `member`, aliased by their names in the exported file. */
const personColumns = sql.join(
  personFieldNames.map((name) => sql`${sql.ref(`member.${personFields[name].column}`)} as ${sql.id(name)}`),
);

export const directoryData = {
  profile: {
    place: 10,
    facts: {
      membershipId: "text",
      firstName: "text",
      lastName: "text",
      email: "text",
      phone: "text",
      street: "text",
      zipCode: "text",
      city: "text",
      birthday: "day",
      gender: "code",
      language: "code",
      home: "text",
      registered: "moment",
      fromList: "text",
      marketingEmail: "answer",
      marketingSms: "answer",
      hasPassword: "answer",
      points: "number",
      purchases: "number",
      total: "amount",
      lastPurchase: "moment",
    } satisfies Record<PersonFieldName, FactKind> & Record<string, FactKind>,
    rows: (memberId) => sql`select member.id as key, membership_number as "membershipId", ${personColumns},
      (select place.name from location as place where place.chain_id = ${thisChain} and place.id = home_location_id) as home,
      registered_at as registered, email_notification as "marketingEmail", phone_notification as "marketingSms",
      (select list.file_name from member_import as list where list.chain_id = ${thisChain} and list.id = member.import_id)
        as "fromList",
      member_password(member.id) is not null as "hasPassword",
      (select coalesce(sum(lot.left_points), 0)::bigint from point_lot as lot where ${ofMember("lot", memberId)}) as points,
      purchase_count as purchases, purchase_total_ore as total, last_purchase_at as "lastPurchase"
      from member join member_statistics as figures on figures.chain_id = member.chain_id and figures.member_id = member.id
      where member.chain_id = ${thisChain} and member.id = ${memberId}`,
  },
  addresses: {
    place: 20,
    facts: { kind: "code", address: "text", until: "moment" },
    rows: (memberId) => sql`select row_number() over (order by until, address, kind, tie) as key, kind, address, until
      from (select 'EARLIER' as kind, address, until, member_id::text as tie from earlier_address where ${ofMemberAndMerged("earlier_address", memberId)}
        union all select 'PENDING', address, expires_at, channel from contact_change where ${ofMember("contact_change", memberId)}) as reached`,
  },
} satisfies MemberDataParts<typeof directoryDataWords>;
