import type { NounFixture } from "#tests/nouns/noun-fixture.ts";

export const insightFiguresFixture: NounFixture = {
  quietTables: {
    club_counter: "only staff see it, and they load it",
    day_figures: "only staff see it, and they load it",
    member_month: "changes together with a table that wakes pages",
  },
};
