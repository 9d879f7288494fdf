import type { Check } from "#packages/server/verify/check.ts";

export const memberChecks: Check[] = [
  {
    name: "each member's search words match the member's names and e-mail",
    why: "a search reads the stored words",
    sql: `select coalesce(w.chain_id, k.chain_id) as chain_id, coalesce(w.member_id, k.member_id) as member_id
      from (select chain_id, id as member_id, registered_at, sorted_name, each.*
          from member, words_of_member(email, first_name || ' ' || last_name) as each) w
        full join member_word k on (k.chain_id, k.member_id, k.kind, k.word, k.start, k.all_starts, k.registered_at, k.sorted_name)
          = (w.chain_id, w.member_id, w.kind, w.word, w.start, w.all_starts, w.registered_at, w.sorted_name)
      where w.word is null or k.word is null group by 1, 2`,
  },
  {
    name: "no personal data remains of members who left",
    why: "leaving erases name, addresses, sessions and open links",
    sql: `select m.chain_id, m.id as member_id from member m
      where m.removed_at is not null and not exists (select from member kept
          where kept.chain_id = m.chain_id and kept.id = m.merged_into and kept.removed_at is null) and (
        m.email is not null or m.phone is not null or m.password_hash is not null or m.birthday is not null
        or m.first_name || m.last_name || m.street || m.city || m.zip_code <> ''
        or exists (select from member_session s where s.chain_id = m.chain_id and s.member_id = m.id)
        or exists (select from contact_change w where w.chain_id = m.chain_id and w.member_id = m.id)
        or exists (select from earlier_address e where e.chain_id = m.chain_id and e.member_id = m.id)
        or exists (select from message t where t.chain_id = m.chain_id and t.member_id = m.id and t.recipient <> ''))`,
  },
  {
    name: "every membership number has twelve digits and is unique",
    why: "the full number identifies the member",
    sql: `select chain_id, min(id) as member_id, count(*) from member
      group by chain_id, membership_number having count(*) > 1 or membership_number !~ '^[0-9]{12}$'`,
  },
];
