import type { NounFixture } from "#tests/nouns/noun-fixture.ts";

export const sessionsFixture: NounFixture = {
  quietTables: {
    member_device: "about identity and access, which no open page shows",
    member_session: "about identity and access, which no open page shows",
    member_token: "about identity and access, which no open page shows",
  },
  support: {
    logOut: "open",
    updateLanguage: "open",
  },
  versionless: {
    updateLanguage: "only the person's own choice",
  },
  oldRows: {
    sessions: ({ chain, ago, hash }) =>
      `insert into member_session (chain_id, token_hash, member_id, expires_at) values (${chain}, ${hash}, 1, ${ago(0)})`,
  },
  places: {
    saveLastLocation: { refused: ({ locationId: id }) => [{ params: { id } }] },
  },
};
