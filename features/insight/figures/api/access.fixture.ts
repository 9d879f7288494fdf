import type { AccessCases } from "#tests/permissions/access-cases.ts";

export const insightFiguresAccess: AccessCases = {
  quietTables: {
    club_counter: "only staff see it, and they load it",
    day_figures: "only staff see it, and they load it",
    member_month: "changes together with a table that wakes pages",
  },
};
