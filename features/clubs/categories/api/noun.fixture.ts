import type { NounFixture } from "#tests/nouns/noun-fixture.ts";

export const categoriesFixture: NounFixture = {
  bodies: {
    renameCategory: { name: "Annat" },
  },
};
