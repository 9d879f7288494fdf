import type { NounFixture } from "#tests/nouns/noun-fixture.ts";

export const walletFixture: NounFixture = {
  quietTables: {
    wallet_class: "about identity and access, which no open page shows",
    wallet_device: "about identity and access, which no open page shows",
    wallet_pass: "about identity and access, which no open page shows",
  },
  oldRows: {
    voidPasses: ({ chain, ago }) =>
      `with pass as (insert into wallet_pass (chain_id, serial, made_at, changed_at)
        values (${chain}, gen_random_uuid(), ${ago(40)}, ${ago(30)}) returning serial)
      insert into wallet_device (chain_id, serial, device_id, push_token) select ${chain}, serial, 'a', 'a' from pass`,
  },
};
