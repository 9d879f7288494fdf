import type { Plant } from "./plant.ts";

const database = ["tests/hostile/database.test.ts"];
const support = ["tests/hostile/support.test.ts"];
const outbox = ["tests/hostile/outbox.test.ts"];

/** What the platform's own people must not see. */
export const supports: Plant[] = [
  {
    story: "an admin of a reachable server reads a reset link while the message waits",
    file: "features/platform/outbox/api/routes.ts",
    from: "const row = isMasked ? maskMessage(found) : found;",
    to: 'const row = isMasked && found.status !== "WAITING" ? maskMessage(found) : found;',
    tests: outbox,
  },
  {
    story: "an admin guesses a recipient in the outbox by parts of the address",
    file: "features/platform/outbox/api/queries.ts",
    from: "isMasked ? sql`recipient = ${wholeAddress(q)}` : hasPart",
    to: "isMasked && false ? sql`recipient = ${wholeAddress(q)}` : hasPart",
    tests: outbox,
  },
  {
    story: "an admin opens a message and the company's own trail does not say so",
    file: "features/platform/outbox/api/open-outbox.ts",
    from: "if (!isMasked) return;",
    to: "if (isMasked) return;",
    tests: outbox,
  },
  {
    story: "support reads members' addresses in the bodies of a webhook",
    file: "packages/server/http/mask-answer.ts",
    from: "`name firstName",
    to: "`body name firstName",
    tests: support,
  },
  {
    story: "support learns a member's gender by counts of selections",
    file: "packages/contract/in-support.ts",
    from: "(counts|samples|explanations)",
    to: "(samples|explanations)",
    tests: support,
  },
  {
    story: "support reads exact counts of a sendout's recipients",
    file: "packages/server/http/mask-answer.ts",
    from: "const roundedDown = (count: number) => count - (count % step);",
    to: "const roundedDown = (count: number) => count - (count % 1);",
    tests: ["packages/server/http/mask-answer.test.ts"],
  },
  {
    story: "support learns at the till that a member gets an offer for women",
    file: "features/till/register/api/get-at-till.ts",
    from: "isSupport ? currently.filter(({ chosen }) => chosen === null) : currently",
    to: "currently",
    tests: support,
  },
  {
    story: "support saves a mask over an incident",
    file: "packages/contract/in-support.ts",
    from: "(${published}|sendouts)",
    to: "(${published}|sendouts|incidents)",
    tests: support,
  },
  {
    story: "support sees by a selection which members are women",
    file: "features/messages/selections/api/find-kept.ts",
    from: 'if (actor.impersonation) refuse("NO_ACCESS");',
    to: "",
    tests: support,
  },
  {
    story: "an injected expression takes another club",
    file: "packages/server/db/schema/close-settings.ts",
    from: "await client.query(`revoke execute on function ${setConfig} from public`);",
    to: "",
    tests: database,
  },
  {
    story: "an injected statement makes an admin",
    file: "migrations/0237_less_for_clubs.sql",
    from: "grant update (last_location_id) on account to stammis_app;",
    to: "grant update (last_location_id, is_admin) on account to stammis_app;",
    tests: database,
  },
  {
    story: "an injected statement renames another club",
    file: "migrations/0237_less_for_clubs.sql",
    from: "create trigger own_club before update on chain",
    to: "create trigger own_club before insert on chain",
    tests: database,
  },
  {
    story: "an injected call opens a till's session as anybody",
    file: "migrations/0237_less_for_clubs.sql",
    from: "if not exists (select from staff where chain_id = of_chain and account_id = of_account)",
    to: "if of_account is null and not exists (select from staff where chain_id = of_chain and account_id = of_account)",
    tests: database,
  },
  {
    story: "an injected call adds a job of another club",
    file: "migrations/0238_jobs_of_own_club.sql",
    from: "if current_setting('role') = 'stammis_app'",
    to: "if current_setting('role') = 'stammis'",
    tests: database,
  },
];
