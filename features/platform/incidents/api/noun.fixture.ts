import type { NounFixture } from "#tests/nouns/noun-fixture.ts";

export const incidentsFixture: NounFixture = {
  versionless: {
    setIncidentState: "moves along its own steps",
  },
};
