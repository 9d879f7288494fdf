import type { NounFixture } from "#tests/nouns/noun-fixture.ts";

export const lettersFixture: NounFixture = {
  quietTables: {
    message: "about identity and access, which no open page shows",
  },
  oldRows: {
    messages: ({ chain, ago }) =>
      `insert into message (chain_id, kind, medium, recipient, language, text_body, status, created_at)
      values (${chain}, 'PASSWORD_RESET', 'EMAIL', 'a@b.se', 'sv', 'Hej', 'SENT', ${ago(90)})`,
  },
};
