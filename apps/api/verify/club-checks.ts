import type { Check } from "./check.ts";

/** Members' consents, what the club has published, its credits and its staff. */
export const clubChecks: Check[] = [
  {
    name: "nobody is written to who has not agreed to it",
    why: "a channel is on only with an address and a latest consent that was given",
    sql: `select m.chain_id, m.id as member_id, channel.name as channel
      from member m
        cross join lateral (values ('EMAIL', m.email_notification, m.email), ('SMS', m.phone_notification, m.phone))
          as channel (name, is_on, address)
        left join lateral (select given from consent c where c.chain_id = m.chain_id and c.member_id = m.id
          and c.channel = channel.name order by c.id desc limit 1) latest on true
      where channel.is_on and (channel.address is null or latest.given is not true)`,
  },
  {
    name: "members are found by the words of their names and by their e-mail, and by no others",
    why: "a search reads the words kept beside the member",
    sql: `select coalesce(w.chain_id, k.chain_id) as chain_id, coalesce(w.member_id, k.member_id) as member_id
      from (select chain_id, id as member_id, 'NAME' as kind, unnest(name_words(first_name || ' ' || last_name)) as word from member
          union all select chain_id, id, 'EMAIL', email from member where email <> '') w
        full join member_word k on (k.chain_id, k.member_id, k.kind, k.word) = (w.chain_id, w.member_id, w.kind, w.word)
      where w.word is null or k.word is null group by 1, 2`,
  },
  {
    name: "nothing is left of those who have gone",
    why: "who leaves is erased: no name, address, session or open link",
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
    name: "every membership number is twelve digits nobody else has",
    why: "whoever has the number exactly finds its member",
    sql: `select chain_id, min(id) as member_id, count(*) from member
      group by chain_id, membership_number having count(*) > 1 or membership_number !~ '^[0-9]{12}$'`,
  },
  {
    name: "nothing is active before the terms are published",
    why: "nobody can join or collect under terms that do not exist",
    sql: `select distinct begun.chain_id, needed.kind
      from (select chain_id, true as collects from club_points where active
        union all select chain_id, true from stamp_card where publish_status = 'ACTIVE'
        union all select chain_id, false from coupon where publish_status = 'ACTIVE'
        union all select chain_id, false from campaign where publish_status = 'ACTIVE') as begun
        cross join (values ('MEMBERSHIP'), ('PRIVACY')) as needed (kind)
      where (begun.collects or needed.kind = 'MEMBERSHIP') and not exists (
        select from terms_version t where t.chain_id = begun.chain_id and t.kind = needed.kind)`,
  },
  {
    name: "nothing is written twice in a club's own language",
    why: "its own texts stand in the things themselves; beside them stand the other languages'",
    sql: `select chain.id as chain_id, texts.thing, texts.id
      from chain join (select chain_id, 'coupon' as thing, id, translations from coupon
        union all select chain_id, 'campaign', id, translations from campaign
        union all select chain_id, 'stamp card', id, translations from stamp_card
        union all select chain_id, 'reward of a card', id, translations from stamp_card_coupon
        union all select chain_id, 'points', chain_id, translations from club_points) texts
          on texts.chain_id = chain.id and texts.translations ? chain.language`,
  },
  {
    name: "versions of terms follow on each other",
    why: "an acceptance names the version: none may be missing between",
    sql: `select chain_id, kind, max(version) as newest, count(*) from terms_version
      group by chain_id, kind having max(version) <> count(*) or min(version) <> 1`,
  },
  {
    name: "terms apply in the order of their versions, and stay once they apply",
    why: "what members were told of comes on its day, or was taken back before it",
    // A club may still move to another time zone before anything is counted by the one it has: a day's difference is none.
    sql: `select t.chain_id, t.kind, t.version from terms_version t join chain on chain.id = t.chain_id
      where t.applies_on < (t.published_at at time zone chain.time_zone)::date - 1
        or (t.taken_back_at at time zone chain.time_zone)::date > t.applies_on
        or exists (select from terms_version earlier where earlier.chain_id = t.chain_id and earlier.kind = t.kind
          and earlier.version between 2 and t.version - 1 and earlier.applies_on > t.applies_on
          and (earlier.taken_back_at is null or earlier.taken_back_at > t.published_at))`,
  },
  {
    name: "no stored copy of a message that was handed over opens anything",
    why: "a one-time link is its recipient's alone",
    sql: `select chain_id, id as message_id from message
      where provider_id is not null and text_body || html_body ~ 'https?://[^\\s"<>]*[/=][A-Za-z0-9_-]{24,}($|[\\s"<>])'`,
  },
  {
    name: "nobody works at a closed point of sale",
    why: "a till that is closed registers nothing",
    sql: `select s.chain_id, s.account_id, s.location_id
      from staff_location s join location l on l.chain_id = s.chain_id and l.id = s.location_id
      where l.closed_at is not null`,
  },
  {
    name: "a retired subdomain leads to another chain's past, not its present",
    why: "an address leads to one place",
    sql: `select chain.id as chain_id, r.chain_id as led_to
      from retired_subdomain r join public.chain on chain.subdomain = r.subdomain where chain.id <> r.chain_id`,
  },
  {
    name: "what was let through by an approval is what was approved, by whom it says",
    why: "an approval is of one registration: its key, its amount, its member, once",
    sql: `select l.chain_id, l.approval_id, l.amount_ore, r.amount_ore as approved_ore
      from large_amount l
        left join approval_request r on r.chain_id = l.chain_id and r.id = l.approval_id
        left join purchase p on p.chain_id = l.chain_id and p.registration_key = l.registration_key
      where l.approval_id is not null and (r.id is null or r.answer is distinct from 'APPROVED'
        or r.registration_key <> l.registration_key or r.amount_ore <> l.amount_ore
        or r.answered_by is distinct from l.confirmed_by or r.answered_by = r.asked_by
        or p.member_id <> r.member_id or p.location_id <> r.location_id)`,
  },
];
