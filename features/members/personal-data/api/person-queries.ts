import { sql } from "kysely";
import {
  type PersonFieldName,
  personFieldNames,
  personFields,
} from "#features/members/directory/domain/person-fields.ts";
import { withoutLinks } from "#features/messages/letters/api/queries.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { Kind, Parts } from "./data-shape.ts";

const of = (row: string, memberId: number) =>
  sql`${sql.ref(`${row}.chain_id`)} = ${thisChain} and ${sql.ref(`${row}.member_id`)} = ${memberId}`;

/** The member's, and of what stays with a membership that has become one with theirs: that one's. */
const ofAll = (row: string, memberId: number) =>
  sql`${sql.ref(`${row}.chain_id`)} = ${thisChain} and ${sql.ref(`${row}.member_id`)} in (select each.id from member as each
    where each.chain_id = ${thisChain} and (each.id = ${memberId} or each.merged_into = ${memberId}))`;

const locationName = (row: string) => sql`(select place.name from location as place
  where place.chain_id = ${thisChain} and place.id = ${sql.ref(`${row}.location_id`)})`;

type Person =
  | "profile"
  | "addresses"
  | "joining"
  | "lists"
  | "consents"
  | "terms"
  | "messages"
  | "sendouts"
  | "notes"
  | "smsReplies"
  | "devices"
  | "links"
  | "merges"
  | "acts";

/** Each under its name in the file. */
const personColumns = sql.join(
  personFieldNames.map((name) => sql`${sql.ref(`member.${personFields[name].column}`)} as ${sql.id(name)}`),
);

/** Who the member is, how they are reached, and what was said. Whoever of the staff did something is not the member's data. */
export const personParts: Pick<Parts, Person> = {
  profile: {
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
    } satisfies Record<PersonFieldName, Kind> & Record<string, Kind>,
    rows: (memberId) => sql`select member.id as key, membership_number as "membershipId", ${personColumns},
      (select place.name from location as place where place.chain_id = ${thisChain} and place.id = home_location_id) as home,
      registered_at as registered, email_notification as "marketingEmail", phone_notification as "marketingSms",
      (select list.file_name from member_import as list where list.chain_id = ${thisChain} and list.id = member.import_id)
        as "fromList",
      member_password(member.id) is not null as "hasPassword",
      (select coalesce(sum(lot.left_points), 0)::bigint from point_lot as lot where ${of("lot", memberId)}) as points,
      purchase_count as purchases, purchase_total_ore as total, last_purchase_at as "lastPurchase"
      from member join member_statistics as figures on figures.chain_id = member.chain_id and figures.member_id = member.id
      where member.chain_id = ${thisChain} and member.id = ${memberId}`,
  },
  addresses: {
    facts: { kind: "code", address: "text", until: "moment" },
    rows: (memberId) => sql`select row_number() over (order by until, address, kind, tie) as key, kind, address, until
      from (select 'EARLIER' as kind, address, until, member_id::text as tie from earlier_address where ${ofAll("earlier_address", memberId)}
        union all select 'PENDING', address, expires_at, channel from contact_change where ${of("contact_change", memberId)}) as reached`,
  },
  joining: {
    facts: { at: "moment", email: "text", phone: "text", location: "text", usedAt: "moment" },
    rows: (memberId) => sql`select id as key, created_at as at, email, phone, ${locationName("signup")} as location,
      used_at as "usedAt" from signup where ${of("signup", memberId)}`,
  },
  lists: {
    facts: { at: "moment", file: "text", cells: "texts", outcome: "code" },
    rows: (memberId) => sql`select row_number() over (order by import_id, row_number) as key, list.created_at as at,
      list.file_name as file, line.cells,
      case outcome when 'KNOWN' then 'ALREADY' when 'COMPLETED' then 'SUPPLEMENTED' else outcome end as outcome
      from member_import_row as line join member_import as list on list.chain_id = line.chain_id and list.id = line.import_id
      where ${ofAll("line", memberId)}`,
  },
  consents: {
    facts: { at: "moment", channel: "code", given: "answer", source: "code", text: "text" },
    rows: (memberId) =>
      sql`select id as key, at, channel, given, source, text from consent where ${of("consent", memberId)}`,
  },
  terms: {
    facts: { at: "moment", toldAt: "moment", seenAt: "moment", kind: "code", version: "number" },
    rows: (memberId) => sql`select version.id as key, min(accepted_at) as at, min(mailed_at) as "toldAt",
        min(seen_at) as "seenAt", version.kind, version.version
      from (select terms_version_id, accepted_at, null::timestamptz as mailed_at, null::timestamptz as seen_at
          from member_acceptance as accepted where ${ofAll("accepted", memberId)}
        union all select terms_version_id, null, mailed_at, seen_at
          from terms_notice as notice where ${ofAll("notice", memberId)}) as known
        join terms_version as version on version.chain_id = ${thisChain} and version.id = known.terms_version_id
      group by version.id, version.kind, version.version`,
  },
  messages: {
    facts: {
      at: "moment",
      kind: "code",
      channel: "code",
      recipient: "text",
      subject: "text",
      text: "text",
      status: "code",
    },
    // A link that lies here still would open the member's account to whoever has the file.
    rows: (memberId) => sql`select id as key, created_at as at, kind, medium as channel, recipient, subject,
      ${withoutLinks.text_body} as text, coalesce(report, status) as status from message where ${of("message", memberId)}`,
  },
  sendouts: {
    facts: { at: "moment", name: "text", channel: "code", status: "code", reason: "code", clickedAt: "moment" },
    rows: (
      memberId,
    ) => sql`select row_number() over (order by sendout_id, medium, occasion) as key, coalesce(sent_at, frozen_at) as at, name,
      medium as channel, case recipient.state when 'CLAIMED' then 'WAITING' else recipient.state end as status, reason, clicked_at as "clickedAt"
      from sendout_recipient as recipient join sendout on sendout.chain_id = recipient.chain_id and sendout.id = recipient.sendout_id
      where ${ofAll("recipient", memberId)}`,
  },
  notes: {
    facts: { at: "moment", text: "text", editedAt: "moment", pinned: "answer" },
    rows: (memberId) => sql`select id as key, written_at as at, text, edited_at as "editedAt", pinned
      from member_note where ${of("member_note", memberId)}`,
  },
  smsReplies: {
    facts: { at: "moment", text: "text", status: "code", handledAt: "moment" },
    rows: (memberId) => sql`select id as key, received_at as at, text, coalesce(outcome, 'UNREAD') as status,
      handled_at as "handledAt" from sms_reply where ${ofAll("sms_reply", memberId)}`,
  },
  devices: {
    facts: { kind: "code", device: "text", since: "moment", lastUsedAt: "moment" },
    rows: (
      memberId,
    ) => sql`select row_number() over (order by since, kind, token_hash, member_id) as key, kind, device, since, "lastUsedAt"
      from (select 'SESSION' as kind, user_agent as device, created_at as since, last_used_at as "lastUsedAt", token_hash, member_id
          from member_session where ${of("member_session", memberId)}
        union all select 'KNOWN', '', created_at, last_used_at, token_hash, member_id from member_device where ${ofAll("member_device", memberId)}) as each`,
  },
  links: {
    facts: { expiresAt: "moment", usedAt: "moment", phone: "text" },
    rows: (
      memberId,
    ) => sql`select row_number() over (order by expires_at, token_hash) as key, expires_at as "expiresAt",
      used_at as "usedAt", sent_to_phone as phone from member_token where ${ofAll("member_token", memberId)}`,
  },
  merges: {
    facts: { at: "moment", membershipId: "text", email: "text", phone: "text", undoneAt: "moment" },
    // Who was parted again is somebody else.
    rows: (memberId) => sql`select merge.id as key, merged_at as at, undone_at as "undoneAt",
      case when undone_at is null then other.membership_number end as "membershipId",
      case when undone_at is null then other_email end as email, case when undone_at is null then other_phone end as phone
      from member_merge as merge join member as other on other.chain_id = merge.chain_id and other.id = merge.other_id
      where merge.chain_id = ${thisChain} and (merge.kept_id = ${memberId} or merge.other_id = ${memberId})`,
  },
  acts: {
    facts: { at: "moment", act: "code", detail: "detail" },
    rows: (memberId) => sql`select id as key, at, act, detail from audit_entry where chain_id = ${thisChain}
      and subject in (select 'member ' || each.id from member as each
        where each.chain_id = ${thisChain} and (each.id = ${memberId} or each.merged_into = ${memberId}))`,
  },
};
