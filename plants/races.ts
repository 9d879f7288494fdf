import type { Plant } from "./plant.ts";

/** What two do at once, or one after the other has already done it. */
export const races: Plant[] = [
  {
    story: "an import's undo erases a member whose imported visit staff have returned",
    file: "features/members/imports/api/undo-rows.ts",
    from: "(id <> ${visitId} or returned_at is not null)",
    to: "id <> ${visitId}",
    tests: ["features/members/imports/api/undo-returned.test.ts"],
  },
  {
    story: "an import's undo returns a visit a second time",
    file: "features/members/imports/api/undo-rows.ts",
    from: "and id = ${visitId} and returned_at is null)",
    to: "and id = ${visitId})",
    tests: ["features/members/imports/api/undo-returned.test.ts"],
  },
  {
    story: "cancelling a sendout takes recipients that a batch has claimed",
    file: "features/messages/sendouts/api/sending/cancel-recipients.ts",
    from: "and state = 'WAITING'\n",
    to: "and state in ('WAITING', 'CLAIMED')\n",
    tests: ["features/messages/sendouts/api/sending/claiming.test.ts"],
  },
  {
    story: "the second of two endpoints overwrites a webhook's body",
    file: "features/integrations/webhooks/api/deliver-due.ts",
    from: "sql<string>`coalesce(body, ${body})`",
    to: "sql<string>`${body}`",
    tests: ["features/integrations/webhooks/api/same-body.test.ts"],
  },
];
