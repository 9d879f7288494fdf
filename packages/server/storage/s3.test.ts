import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyFiles } from "#apps/api/commands/copy-files.ts";
import { makeClub } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";
import { drawing } from "#tests/api/pictures.ts";
import { freePort, spawnServer } from "#tests/api/servers/server-process.ts";
import { temporaryFolder } from "#tests/api/temporary.ts";
import { type S3Server, startS3 } from "#tests/outside/s3-server.ts";
import { readConfig } from "../config.ts";
import { checkStore } from "./check-store.ts";
import { openStore } from "./store.ts";

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.goAway());

const configured = (env: Record<string, string> = {}) => readConfig({ ...s3.env, ...env });
const keyOf = (place: number) => `1/${String(place).padStart(32, "0")}.webp`;

describe("files at an S3-compatible service", () => {
  test("can be stored, read, streamed, listed page by page and removed", async () => {
    const store = openStore(configured());
    const keys = Array.from({ length: 7 }, (_, place) => keyOf(place));
    for (const key of keys) await store.put(key, Buffer.from(key));
    const folder = (keys[0] as string).replace(".webp", "");
    await store.put(`${folder}/full.avif`, Buffer.from("small"));
    expect((await store.bytes(keys[3] as string))?.toString()).toBe(keys[3]);
    expect(Buffer.concat((await (await store.stream(keys[4] as string))?.toArray()) ?? []).toString()).toBe(keys[4]);
    expect(await Array.fromAsync(store.list())).toEqual([keys[0], `${folder}/full.avif`, ...keys.slice(1)].toSorted());
    await store.removeFolder(folder);
    await store.remove(keys[0] as string);
    for (const gone of [keys[0] as string, `${folder}/full.avif`, "1/none.webp"]) {
      expect(await store.has(gone)).toBe(false);
      expect(await store.bytes(gone)).toBeNull();
      expect(await store.stream(gone)).toBeNull();
    }
    expect(await store.has(keys[1] as string)).toBe(true);
  });

  test.each([
    [{ S3_SECRET_ACCESS_KEY: "another" }, "S3_SECRET_ACCESS_KEY should be the secret of S3_ACCESS_KEY_ID."],
    [{ S3_ACCESS_KEY_ID: "AKIANOBODY" }, "S3_ACCESS_KEY_ID should be an existing access key of the S3 service."],
    [{ S3_BUCKET: "another-bucket" }, "S3_BUCKET should be the name of an existing bucket."],
    [{ S3_REGION: "us-east-1" }, "S3_REGION should be the region of S3_BUCKET."],
  ])("stop the start with a sentence that names the wrong setting for %j", async (env, sentence) => {
    await expect(checkStore(configured(env))).rejects.toThrow(sentence);
    expect(await checkStore(configured())).toBeNull();
  });

  test("stop the server’s start without revealing a secret", async () => {
    const { connectionString } = await startApi();
    const env = { ...s3.env, S3_BUCKET: "another-bucket", DATABASE_URL: connectionString };
    const server = spawnServer({ ...env, STAMMIS_DATA: temporaryFolder("start") }, await freePort());
    expect(await server.exited).toBe(1);
    expect(server.errors()).toContain("S3_BUCKET should be the name of an existing bucket.");
    expect(server.errors()).not.toContain(s3.env.S3_SECRET_ACCESS_KEY);
  });

  test("are served at the same URLs; requests get 503 during an outage and succeed again afterwards", async () => {
    const api = await startApi(s3.env);
    const club = await makeClub(api);
    const options = { as: club.merchant.token, chain: club.chain.subdomain };
    const file = { bytes: await drawing(300, 300), type: "image/png" };
    const { logoPath } = await api.call("setChainLogo", {}, { ...options, file });
    await api.services.files.writeSizes(logoPath);
    const get = (side = "") =>
      api.app.inject({ url: `${logoPath}${side}`, headers: { host: "localhost", accept: "image/avif,*/*" } });
    const well = await get("?side=128");
    expect(well).toMatchObject({ statusCode: 200, headers: { "content-type": "image/avif", vary: "accept" } });
    expect(well.headers["cache-control"]).toContain("immutable");
    expect(well.rawPayload).toEqual(s3.objects.get(`${logoPath.slice(7, -5)}/128.avif`));
    expect(
      (await api.app.inject({ url: `/files/1/${"0".repeat(32)}.webp`, headers: { host: "localhost" } })).statusCode,
    ).toBe(404);

    await s3.goAway();
    // Neither the log nor the answers contain the secret key.
    for (const away of [await get(), await api.ask("setChainLogo", {}, { ...options, file })]) {
      const { statusCode = 0, status = statusCode } = away as { statusCode?: number; status?: number };
      expect(status).toBe(503);
      expect(JSON.stringify(away.body)).not.toContain(s3.env.S3_ACCESS_KEY_ID);
    }
    expect(await checkStore(configured())).toMatch(/ECONNREFUSED/);
    expect((await api.app.inject({ url: "/readyz", headers: { host: "localhost" } })).statusCode).toBe(200);
    await s3.comeBack();
    expect((await get()).statusCode).toBe(200);
    expect((await api.ask("setChainLogo", {}, { ...options, file })).status).toBe(200);
  });
});

describe("copying from the data folder", () => {
  test("copies missing files, compares each, and continues after an interruption", async () => {
    const from = openStore(readConfig({ STAMMIS_DATA: temporaryFolder("copied") }));
    const to = openStore(configured());
    for (const place of [20, 21, 22]) await from.put(keyOf(place), Buffer.from(`picture ${place}`));
    await from.put("1/notes.txt", Buffer.from("nobody's"));
    await to.put(keyOf(20), Buffer.from("picture 20"));
    // Half of the file arrived before the interruption.
    await to.put(keyOf(21), Buffer.from("pict"));
    expect(await copyFiles(from, to)).toEqual({ copied: 2, present: 1, passedOver: ["1/notes.txt"] });
    for (const place of [20, 21, 22]) expect((await to.bytes(keyOf(place)))?.toString()).toBe(`picture ${place}`);
    expect(await copyFiles(from, to)).toEqual({ copied: 0, present: 3, passedOver: ["1/notes.txt"] });
  });

  test("reports a file whose copy differs", async () => {
    const from = openStore(readConfig({ STAMMIS_DATA: temporaryFolder("copied") }));
    const to = openStore(configured());
    await from.put(keyOf(30), Buffer.from("picture"));
    const loses = { ...to, put: (key: string) => to.put(key, Buffer.from("pic")) };
    await expect(copyFiles(from, loses)).rejects.toThrow("differs from the original");
  });
});
