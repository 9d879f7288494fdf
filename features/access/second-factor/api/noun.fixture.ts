import type { NounFixture } from "#tests/nouns/noun-fixture.ts";

export const secondFactorFixture: NounFixture = {
  versionless: {
    confirmAuthenticator: "a step of signing in",
    addPasskey: "a step of signing in",
    renamePasskey: "only the person's own",
    setSecondFactorDemand: "a switch",
  },
};
