import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { rateLimits } from "#packages/domain/rate-limits.ts";
import { type Club, makeClub, makeMember, makeStaff } from "../api/factories.ts";
import { type Asked, startApi, type TestApi } from "../api/harness.ts";
import { knowing, password } from "../api/members/contacts.ts";

/**
 * The number of rounds per form. Requests alternate, so that a busy machine affects both equally; the time counts only
 * in the long form.
 */
const long = process.env.HOSTILE === "long";
const rounds = long ? 60 : 1;
/** The accepted ratio of the median times of two forms; with the same work they differ by much less. */
const generous = 1.3;

let api: TestApi;
let club: Club;
let passwordHash: string;
beforeAll(async () => {
  const limits = Object.keys(rateLimits).map((name) => `${name}=1000000`);
  api = await startApi({ RATE_LIMITS: limits.join(" ") });
  club = await makeClub(api);
  passwordHash = (await knowing(api)).password_hash;
});

const aMember = () => makeMember(api, club, { password_hash: passwordHash });
const aColleague = () => makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]], { password_hash: passwordHash });
const host = () => ({ host: club.chain.subdomain });
const merchant = () => ({ as: club.merchant.token, chain: club.chain.subdomain });
const mail = (email: string) => ({ medium: "EMAIL" as const, email });

interface Form {
  /** Makes an address that is already in use. */
  taken: () => Promise<string>;
  /** Makes the caller, before the clock starts. */
  asker?: () => Promise<string>;
  ask: (address: string, asker: string) => Promise<Asked>;
}
const memberTaken = async () => (await aMember()).email;
/** Makes an account of another company, about which this company must learn nothing. */
const accountTaken = async () => {
  const elsewhere = await makeClub(api);
  return (await makeStaff(api, elsewhere, "ROLE_CASHIER", [elsewhere.locationIds[0]])).email;
};

const forms: Record<string, Form> = {
  "a member's log-in": {
    taken: memberTaken,
    ask: (username) =>
      api.ask(
        "logInMember",
        { params: { subdomain: club.chain.subdomain }, body: { username, password: "gissning" } },
        host(),
      ),
  },
  "the back office's log-in": {
    taken: async () => (await aColleague()).email,
    ask: (username) => api.ask("logIn", { body: { username, password: "gissning" } }),
  },
  "a member's sign-up": {
    taken: memberTaken,
    ask: (email) =>
      api.ask("signUpConsumer", { body: { email, commercialChainSubdomain: club.chain.subdomain } }, host()),
  },
  "a merchant's sign-up": {
    taken: accountTaken,
    ask: (email) =>
      api.ask("signUpMerchant", {
        body: {
          firstName: "Siv",
          lastName: "Ek",
          email,
          companyNumber: "5560000001",
          companyName: "Egna AB",
          privacyPolicy: true,
        },
      }),
  },
  "a member's reset": {
    taken: memberTaken,
    ask: (email) => api.ask("requestPasswordReset", { params: { id: randomUUID() }, body: mail(email) }, host()),
  },
  "the back office's reset": {
    taken: accountTaken,
    ask: (email) => api.ask("requestPasswordReset", { params: { id: randomUUID() }, body: mail(email) }),
  },
  "inviting staff": {
    taken: accountTaken,
    ask: (email) =>
      api.ask(
        "inviteStaff",
        { body: { email, role: "ROLE_CASHIER", pointsOfSaleIds: [club.locationIds[0]] } },
        merchant(),
      ),
  },
  "a member's changed address": {
    taken: memberTaken,
    asker: async () => (await aMember()).token,
    ask: (email, as) => api.ask("updateProfile", { body: { email, password } }, { as, ...host() }),
  },
  "staff's changed address": {
    taken: accountTaken,
    asker: async () => (await aColleague()).token,
    ask: (email, as) => api.ask("updateProfile", { body: { email, password } }, { as }),
  },
  "a member's address, typed by staff": {
    taken: memberTaken,
    asker: async () => String((await aMember()).memberId),
    ask: (email, id) => api.ask("updateMember", { params: { id: Number(id) }, body: { email } }, merchant()),
  },
};

const random = /[0-9a-f]{8}-[0-9a-f-]{27}|[\w-]{43}|\b\d{4}-\d\d-\d\dT[\d:.]+Z|\d{12}/g;
const counted = ["date", "x-request-id", "content-length", "x-ratelimit-remaining", "x-ratelimit-reset"];
/**
 * Returns the complete response without parts that always differ: the typed text and its digest, ids, tokens, times and
 * counters.
 */
function bytes({ status, body, headers }: Asked, typed: string): string {
  const comparedHeaders = Object.entries(headers).filter(([name]) => !counted.includes(name));
  return JSON.stringify({ status, body, told: comparedHeaders })
    .replaceAll(typed, "TYPED")
    .replaceAll(/"version":"[\w-]+"/g, '"version":"OF WHAT STANDS HERE"')
    .replaceAll(random, "RANDOM")
    .replaceAll(/"id":\d+/g, '"id":0')
    .replaceAll(/[a-z]{10}@example\.com/g, "OWN");
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

describe.each(Object.entries(forms))("%s", (_, { taken, asker, ask }) => {
  test("gives the same response for an existing and an unknown address", async () => {
    const took = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      const answers: string[] = [];
      for (const kind of round % 2 ? (["known", "unknown"] as const) : (["unknown", "known"] as const)) {
        const address = kind === "known" ? await taken() : `${randomUUID()}@example.com`;
        const who = asker ? await asker() : "nobody asks";
        const since = performance.now();
        const answer = await ask(address, who);
        took[kind].push(performance.now() - since);
        expect(answer.status).not.toBe(429);
        answers.push(bytes(answer, address));
      }
      expect(answers[0]).toBe(answers[1]);
    }
    if (!long) return;
    const [slow, fast] = [median(took.known), median(took.unknown)].toSorted((a, b) => b - a) as [number, number];
    expect(slow / fast).toBeLessThan(generous);
  });
});
