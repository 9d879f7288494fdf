import type { Check } from "#packages/server/verify/check.ts";

/** Checks of sendouts: their counts and their reserved credits. */
export const sendoutChecks: Check[] = [
  {
    name: "every sendout's counters match its recipients",
    why: "selected = sent + failed + skipped + waiting + held out; pages read these counters",
    sql: `with counted as (
        select chain_id, sendout_id, medium, count(*) filter (where state in ('WAITING', 'CLAIMED')) as waiting,
          count(*) filter (where state = 'SENT') as sent, count(*) filter (where state = 'FAILED') as failed,
          count(*) filter (where state = 'SKIPPED') as skipped, count(*) filter (where state = 'HELD_OUT') as held_out,
          count(*) filter (where report = 'DELIVERED') as delivered,
          count(*) filter (where report in ('BOUNCED', 'UNDELIVERED')) as bounced,
          count(*) filter (where clicked_at is not null) as clicked
        from sendout_recipient group by 1, 2, 3)
      select chain_id, sendout_id, medium, kept.waiting, counted.waiting as counted
      from sendout_count kept full join counted using (chain_id, sendout_id, medium)
      where (kept.waiting, kept.sent, kept.failed, kept.skipped, kept.held_out, kept.delivered, kept.bounced, kept.clicked)
        is distinct from (counted.waiting, counted.sent, counted.failed, counted.skipped, counted.held_out, counted.delivered,
          counted.bounced, counted.clicked)`,
  },
  {
    name: "each day's message count of a sendout matches its sent recipients",
    why: "the Today page reads this count",
    sql: `with counted as (
        select told.chain_id, (sent_at at time zone time_zone)::date as day, sendout_id, medium, count(*) as sent
        from sendout_recipient told join chain on chain.id = told.chain_id where state = 'SENT' group by 1, 2, 3, 4)
      select chain_id, day::text, sendout_id, medium, kept.sent, counted.sent as counted
      from sendout_day kept full join counted using (chain_id, day, sendout_id, medium)
      where coalesce(kept.sent, 0) <> coalesce(counted.sent, 0)`,
  },
  {
    name: "a finished sendout has no pending recipients",
    why: "every recipient was sent a message or has a reason why not",
    sql: `select sendout.chain_id, sendout.id from sendout
      where state = 'SENT' and exists (select from sendout_recipient r where r.chain_id = sendout.chain_id
        and r.sendout_id = sendout.id and r.state in ('WAITING', 'CLAIMED'))`,
  },
  {
    name: "a sendout's reserved credits match the cost of its pending recipients",
    why: "credits are settled or returned with each message",
    sql: `select chain_id, sendout_id, laid_by.credits, waits.credits as waiting
      from (select chain_id, sendout_id, sum(credits - settled - released) as credits from sms_reservation group by 1, 2) laid_by
        full join (select chain_id, sendout_id, sum(credits) as credits from sendout_recipient
          where state in ('WAITING', 'CLAIMED') and medium = 'SMS' group by 1, 2) waits using (chain_id, sendout_id)
      where coalesce(laid_by.credits, 0) <> coalesce(waits.credits, 0)`,
  },
  {
    name: "a sendout's spent credits match its sent SMS",
    why: "each sent SMS stores the credits settled for it",
    sql: `select chain_id, sendout_id, paid.credits, sent.credits as told
      from (select chain_id, sendout_id, sum(settled) as credits from sms_reservation group by 1, 2) paid
        full join (select chain_id, sendout_id, sum(credits) as credits from sendout_recipient
          where state = 'SENT' and medium = 'SMS' group by 1, 2) sent using (chain_id, sendout_id)
      where coalesce(paid.credits, 0) <> coalesce(sent.credits, 0)`,
  },
  {
    name: "every occasion recipient belongs to an automatic sendout",
    why: "a member gets it once per occasion, or once in total",
    sql: `select r.chain_id, r.sendout_id, r.member_id, r.occasion from sendout_recipient r
      join sendout on sendout.chain_id = r.chain_id and sendout.id = r.sendout_id
      where (sendout.automatic is not null) <> (r.occasion <> 0)`,
  },
  {
    name: "every sendout message had the member's consent when it was sent",
    why: "a withdrawn consent waits at most a minute for the running batch",
    sql: `select r.chain_id, r.sendout_id, r.medium, r.member_id, r.occasion, r.consent_id from sendout_recipient r
      where r.state = 'SENT' and not exists (
        select from consent yes where yes.chain_id = r.chain_id and yes.id = r.consent_id and yes.channel = r.medium
          and yes.given and yes.at < r.sent_at + interval '1 minute'
          and (yes.member_id = r.member_id
            or exists (select from member_merge m where m.chain_id = r.chain_id
              and m.kept_id = yes.member_id and m.other_id = r.member_id)
            or exists (select from member_merge m where m.chain_id = r.chain_id
              and m.other_id = yes.member_id and m.kept_id = r.member_id))
          and not exists (select from consent no where no.chain_id = yes.chain_id and no.member_id = yes.member_id
            and no.channel = yes.channel and not no.given and no.id > yes.id and no.at < r.sent_at - interval '1 minute'
            and not exists (select from merge_part came where came.chain_id = no.chain_id and came.kind = 'CONSENT'
              and came.thing_id = no.id)))`,
  },
];
