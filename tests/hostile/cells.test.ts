import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { routes } from "#features/routes.ts";
import type { Route } from "#packages/contract/endpoint.ts";
import type { EndpointName } from "#packages/contract/routes.ts";
import { rateLimits } from "#packages/domain/rate-limits.ts";
import { everythingOf } from "../api/database/everything-of.ts";
import { type Club, makeClub, signIn } from "../api/factories.ts";
import { startApi, type TestApi } from "../api/harness.ts";
import { bodiesNaming, namedBy, queriesNaming } from "../permissions/named-things.ts";
import { onePixel } from "../permissions/tenant-things.ts";
import { accessAnswer, isAccessAnswer } from "../permissions/who-may.ts";
import { type Attacker, attackersOf } from "./attackers.ts";
import { countFrom, makeSister, type Planted, plant } from "./planted.ts";

/** In the long form each route gets entities of every kind, because ids are numbers and kinds may be confused. */
const long = process.env.HOSTILE === "long";

type Victim = { planted: Planted; attackers: Record<string, Attacker>; tokens: Record<string, string | undefined> };

let api: TestApi;
let own: Club;
let victims: Record<"another company" | "the company's other club", Victim>;

beforeAll(async () => {
  const limits = Object.keys(rateLimits).map((name) => `${name}=1000000`);
  api = await startApi({ RATE_LIMITS: limits.join(" ") });
  own = await makeClub(api);
  const victimOf = async (planted: Planted): Promise<Victim> => {
    const attackers = await attackersOf(api, own, planted.club);
    const tokens: Victim["tokens"] = {};
    for (const [name, { open }] of Object.entries(attackers)) tokens[name] = await open();
    return { planted, attackers, tokens };
  };
  await countFrom(api, 1_000_000);
  const other = await plant(api, "hemligtannat", await makeClub(api));
  await countFrom(api, 2_000_000);
  const sister = await plant(api, "hemligtsyster", await makeSister(api, own));
  await countFrom(api, 3_000_000);
  // The company belongs to the attackers too, so naming it is no attack.
  sister.things.companyId = sister.things.chainId = 999_999_999;
  victims = { "another company": await victimOf(other), "the company's other club": await victimOf(sister) };
});

/** Endpoints beyond those that ownership.test.ts covers by club: the company itself, and its exports. */
const ofAccounts: Partial<Record<EndpointName, keyof Planted["things"]>> = {
  getCompany: "companyId",
  updateCompany: "companyId",
  listCompanyDocuments: "companyId",
  acceptCompanyDocument: "companyId",
  listImpersonations: "companyId",
  allowSupportChanges: "companyId",
  leaveCompany: "companyId",
  leaveChain: "chainId",
  acceptInvitation: "staffInvitationId",
  declineInvitation: "staffInvitationId",
};
const thingOf = (name: EndpointName) =>
  (namedBy as Partial<Record<EndpointName, keyof Planted["things"] | null>>)[name] ?? ofAccounts[name];

/** Returns the ids that a route is called with at one victim. */
function idsFor(name: EndpointName, { things }: Planted): unknown[] {
  const thing = thingOf(name);
  if (!thing) return [routes[name].path.startsWith("/outbox/") ? "p1" : "999999999"];
  return long ? [...new Set(Object.values(things))] : [things[thing]];
}

interface Cell {
  victim: keyof typeof victims;
  who: string;
  /** The club in the request's host and header. */
  at: "their own club" | "the other's";
  id: unknown;
}

/** Grouped by attacker, so that each has one request at a time. */
function cellsOf(name: EndpointName): Cell[][] {
  return (Object.keys(victims) as (keyof typeof victims)[]).flatMap((victim) => {
    const { planted, attackers } = victims[victim];
    return Object.keys(attackers).map((who) =>
      (["their own club", "the other's"] as const).flatMap((at) => {
        // Skips a merchant of both clubs, because no request there is an attack.
        if (victim === "the company's other club" && who === "a merchant" && at === "the other's") return [];
        return idsFor(name, planted).map((id): Cell => ({ victim, who, at, id }));
      }),
    );
  });
}

/** Uses the attackers' own point of sale, so that the refusal has another cause. */
function bodyOf(name: EndpointName): object {
  const body = bodiesNaming[name as keyof typeof bodiesNaming] ?? {};
  return "pointOfSaleId" in body ? { ...body, pointOfSaleId: own.locationIds[0] } : body;
}

async function attack(name: EndpointName, { victim, who, at, id }: Cell): Promise<object[]> {
  const route: Route = routes[name];
  const { planted, attackers, tokens } = victims[victim];
  const attacker = attackers[who] as Attacker;
  const { subdomain } = at === "their own club" ? own.chain : planted.club.chain;
  const rights = at === "their own club" ? attacker.own : attacker.there;
  const onHost =
    ["member", "visitor"].includes(route.access.who) || (route.access.who === "signed-in" && who === "a member");
  const writes = route.method !== "GET";
  const { status, body } = await api.ask(
    name,
    {
      params: { id, membershipId: id, subdomain, kind: "membership", part: "card", channel: "EMAIL", token: "made-up" },
      query: queriesNaming[name as keyof typeof queriesNaming],
      body: writes && !route.upload ? bodyOf(name) : undefined,
    } as never,
    {
      as: tokens[who],
      host: onHost ? subdomain : undefined,
      chain: subdomain,
      key: randomUUID(),
      ...(route.upload && { file: { bytes: onePixel, type: "image/png" } }),
    },
  );
  if (writes && status < 300) tokens[who] = await attacker.open();
  if (name === endsOthers && status < 300) await openAnew(who);
  const code = (body as { code?: string } | undefined)?.code;
  const text = JSON.stringify(body ?? "");
  const answered = isAccessAnswer(code) ? status : "in";
  const expectedAnswer = accessAnswer(name, route, rights);
  const wrong: string[] = [];
  // The outbox decides its own access, and admits none of these.
  const closed = route.path.startsWith("/outbox/")
    ? answered !== "in"
    : answered === expectedAnswer || answered === 403;
  if (!closed) wrong.push(`authentication answered ${answered}, not ${expectedAnswer}`);
  if (status >= 500) wrong.push("the server failed");
  // Visitors' endpoints show public data of the other club to attackers as well.
  const named = thingOf(name) && !(at === "the other's" && route.access.who === "visitor");
  if (answered === "in" && named && ![400, 404].includes(status)) wrong.push("it was taken");
  for (const secret of planted.secrets) if (text.includes(secret)) wrong.push(`it told ${secret}`);
  return wrong.map((what) => ({ who, at, of: victim, id, status, code, what }));
}

const endsOthers: EndpointName = "endOtherSessions";

/**
 * Opens all sessions again, because an attacker who ends all other devices also ends sessions that later requests need.
 */
async function openAnew(who: string): Promise<void> {
  own.merchant.token = await signIn(api, own.merchant.accountId, "ROLE_MERCHANT");
  for (const { attackers, tokens } of Object.values(victims)) tokens[who] = await attackers[who]?.open();
}

async function attackInTurn(name: EndpointName, cells: Cell[]): Promise<object[]> {
  const wrong: object[] = [];
  for (const cell of cells) wrong.push(...(await attack(name, cell)));
  return wrong;
}

/**
 * The sister club's company belongs to the attackers, so only the club's rows count, without the company's audit trail.
 * Page views of a campaign count for any visitor.
 */
async function rowsOf() {
  const everything = await Promise.all([
    everythingOf(api, victims["another company"].planted.club),
    everythingOf(api, { chain: victims["the company's other club"].planted.club.chain, companyId: 0 }),
  ]);
  return everything.map((tables) => ({
    ...tables,
    campaign_view: [],
    audit_entry: tables.audit_entry?.filter((row) => !row.includes(`"company ${own.companyId}"`)),
  }));
}

/** The state after the previous attack, because nothing happens between two. */
let lastRows: Awaited<ReturnType<typeof rowsOf>> | undefined;

describe.each(Object.keys(routes) as EndpointName[])("%s", (name) => {
  test("gives no attacker anything of another club, and changes nothing there", async () => {
    const before = lastRows ?? (await rowsOf());
    const cells = cellsOf(name);
    const inTurns = name === endsOthers ? [cells.flat()] : cells;
    const wrong = (await Promise.all(inTurns.map((turn) => attackInTurn(name, turn)))).flat();
    lastRows = await rowsOf();
    expect(wrong).toEqual([]);
    expect(lastRows).toEqual(before);
  });
});
