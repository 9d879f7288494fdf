import type { Check } from "#packages/server/verify/check.ts";

export const consentChecks: Check[] = [
  {
    name: "no marketing channel is on without the member's consent",
    why: "a channel needs an address and a latest consent that was given",
    sql: `select m.chain_id, m.id as member_id, channel.name as channel
      from member m
        cross join lateral (values ('EMAIL', m.email_notification, m.email), ('SMS', m.phone_notification, m.phone))
          as channel (name, is_on, address)
        left join lateral (select given from consent c where c.chain_id = m.chain_id and c.member_id = m.id
          and c.channel = channel.name order by c.id desc limit 1) latest on true
      where channel.is_on and (channel.address is null or latest.given is not true)`,
  },
];
