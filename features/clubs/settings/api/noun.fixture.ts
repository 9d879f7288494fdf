import { type NounFixture, plain } from "#tests/nouns/noun-fixture.ts";

export const settingsFixture: NounFixture = {
  quietTables: {
    club_revision: "changes together with a table that wakes pages",
  },
  support: {
    getSubdomainAvailability: "open",
  },
  versionless: {
    moveChainClock: "the clock only moves forward, from the shown day",
    setChainLogo: "the picture is replaced",
  },
  places: {
    getChain: plain,
  },
};
