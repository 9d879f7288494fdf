import { describe, expect, test } from "vitest";
import { openServices } from "#apps/api/start/open-services.ts";
import { makeClub } from "#tests/api/factories.ts";
import { codeOf, loginsAt, startApi } from "#tests/api/harness.ts";
import { workFor } from "#tests/api/members/work.ts";
import type { Proof } from "./challenges.ts";

const api = await startApi();
const [club, other] = [await makeClub(api), await makeClub(api)];
const { subdomain, id } = club.chain;
const accept = (proof: Proof | undefined, chainId: number = id) =>
  api.services.challenges.accept("sign-up", { chainId, source: "192.0.2.1", proof });
const refused = async (proof: Proof | undefined, chainId?: number) =>
  expect(accept(proof, chainId)).rejects.toMatchObject({ code: "WORK_NOT_DONE" });

test("a proof of work is accepted once, even if it is sent ten times at once", async () => {
  const proof = await workFor(api, "sign-up", subdomain);
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => accept(proof)));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("a proof of work is valid for its own purpose and club only", async () => {
  await refused(await workFor(api, "reset", subdomain));
  await refused(await workFor(api, "sign-up", other.chain.subdomain));
  await accept(await workFor(api, "sign-up", other.chain.subdomain), other.chain.id);
});

test("a proof of work is valid for ten minutes", async () => {
  const [early, late] = [await workFor(api, "sign-up", subdomain), await workFor(api, "sign-up", subdomain)];
  api.clock.now = api.clock.now.add({ minutes: 9 });
  await accept(early);
  api.clock.now = api.clock.now.add({ minutes: 1 });
  await refused(late);
});

test("a wrong, incomplete or forged proof of work is refused", async () => {
  const { challenge, solution } = await workFor(api, "sign-up", subdomain);
  await refused({ challenge, solution: solution.map((counter) => counter + 1) });
  await refused({ challenge, solution: [] });
  const [until = "", nonce, signature = ""] = challenge.split(".");
  for (const made of [
    `${(Number.parseInt(until, 36) + 1).toString(36)}.${nonce}.${signature}`,
    `${until}.${nonce}.${signature.toUpperCase()}`,
    `${until}.${nonce}`,
    "",
  ]) {
    await refused({ challenge: made, solution });
  }
  await accept({ challenge, solution });
});

test("a proof of work is accepted by all servers of the installation", async () => {
  const { config, log, clock } = api.services;
  const next = openServices({ config, log, clock, logins: loginsAt(api.connectionString) });
  try {
    const proof = await workFor(api, "sign-up", subdomain);
    await next.challenges.accept("sign-up", { chainId: id, source: "192.0.2.1", proof });
    await refused(proof);
  } finally {
    await next.db.close();
  }
});

test("a form with an invalid proof of work is refused and does not count against the address’s sign-ups", async () => {
  const body = { phone: "0701234567", commercialChainSubdomain: subdomain };
  const unsolved = { challenge: "", solution: [] };
  for (let n = 0; n < 5; n++) {
    expect(await codeOf(api.call("signUpConsumer", { body: { ...body, proof: unsolved } }))).toBe("WORK_NOT_DONE");
  }
  const proof = await workFor(api, "sign-up", subdomain);
  await api.call("signUpConsumer", { body: { ...body, proof } });
  expect(await codeOf(api.call("getChallenge", { params: { purpose: "reset" }, query: { subdomain: "ingen" } }))).toBe(
    "NOT_FOUND",
  );
});

describe("a form without a proof of work", () => {
  const unproved = (chainId: number, source: string) =>
    api.services.challenges.accept("reset", { chainId, source, proof: undefined });
  const required = { code: "PROOF_REQUIRED" };

  test("is accepted three times an hour from a source, across all clubs", async () => {
    for (const club of [await makeClub(api), await makeClub(api), await makeClub(api)]) {
      await unproved(club.chain.id, "198.51.100.7");
    }
    const fourthClub = await makeClub(api);
    await expect(unproved(fourthClub.chain.id, "198.51.100.7")).rejects.toMatchObject(required);
    await unproved(fourthClub.chain.id, "198.51.100.8");
  });

  test("is accepted ten times a day in a club, across all sources", async () => {
    const { chain } = await makeClub(api);
    for (let nth = 1; nth <= 10; nth++) await unproved(chain.id, `203.0.113.${nth}`);
    await expect(unproved(chain.id, "203.0.113.11")).rejects.toMatchObject(required);
  });
});
