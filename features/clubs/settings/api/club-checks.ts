import type { Check } from "#packages/server/verify/check.ts";

export const clubChecks: Check[] = [
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
    name: "a retired subdomain leads to another chain's past, not its present",
    why: "an address leads to one place",
    sql: `select chain.id as chain_id, r.chain_id as led_to
      from retired_subdomain r join public.chain on chain.subdomain = r.subdomain where chain.id <> r.chain_id`,
  },
];
