import type { Check } from "#packages/server/verify/check.ts";

export const clubChecks: Check[] = [
  {
    name: "no text in a club's own language is also stored as a translation",
    why: "rows store texts in the club's own language; translations store the other languages",
    sql: `select chain.id as chain_id, texts.thing, texts.id
      from chain join (select chain_id, 'coupon' as thing, id, translations from coupon
        union all select chain_id, 'category', id, translations from category
        union all select chain_id, 'campaign', id, translations from campaign
        union all select chain_id, 'stamp card', id, translations from stamp_card
        union all select chain_id, 'reward of a card', id, translations from stamp_card_coupon
        union all select chain_id, 'points', chain_id, translations from club_points) texts
          on texts.chain_id = chain.id and texts.translations ? chain.language`,
  },
  {
    name: "no retired subdomain is another club's current one",
    why: "each subdomain leads to one club",
    sql: `select chain.id as chain_id, r.chain_id as led_to
      from retired_subdomain r join public.chain on chain.subdomain = r.subdomain where chain.id <> r.chain_id`,
  },
];
