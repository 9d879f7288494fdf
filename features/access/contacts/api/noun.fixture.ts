import type { NounFixture } from "#tests/nouns/noun-fixture.ts";

export const contactsFixture: NounFixture = {
  oldRows: {
    links: ({ chain, ago, hash }) =>
      `insert into member_token (chain_id, token_hash, member_id, request_id, expires_at)
      values (${chain}, ${hash}, 1, 'a', ${ago(90)})`,
    unproved: ({ chain, ago, hash }) =>
      `insert into contact_change (chain_id, member_id, channel, address, token_hash, asked_at, expires_at)
      values (${chain}, 1, 'EMAIL', 'a@b.se', ${hash}, ${ago(31)}, ${ago(30)})`,
  },
};
