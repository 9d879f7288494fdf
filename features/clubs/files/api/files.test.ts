import { beforeAll, describe, expect, test } from "vitest";
import { checkFiles } from "#apps/api/verify/check-files.ts";
import { type Club, makeClub } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { countSessions } from "#tests/api/held-up.ts";
import { aCampaign, makeStampCard } from "#tests/api/offers.ts";
import { drawing } from "#tests/api/pictures.ts";
import { sizeOldPictures, writeSizes } from "./jobs.ts";
import { removeUnused } from "./remove-unused.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

const as = () => ({ as: club.merchant.token, chain: club.chain.subdomain });
let side = 20;
/** Returns a picture that was not uploaded before. */
const picture = async () => ({ bytes: await drawing(200, ++side), type: "image/png" });
const setLogo = async (file: { bytes: Buffer; type: string }) =>
  (await api.call("setChainLogo", {}, { ...as(), file })).logoPath;

/** Advances the clock by days, with the cleanup job at the relevant hours. */
async function passDays(days: number): Promise<void> {
  await removeUnused(api.services);
  await api.owner.query("update staff_session set expires_at = '2099-01-01'");
  api.clock.now = api.clock.now.add({ hours: 24 * days });
  await removeUnused(api.services);
}
const isKept = (path: string) => api.services.files.has(path);
const rowsOf = async (path: string) =>
  (await api.owner.query("select stored_at, sized_at, unused_since from stored_file where path = $1", [path])).rows;
const broken = async () =>
  (await checkFiles(api.services))
    .filter(({ violations }) => violations.length > 0)
    .map(({ violations }) => violations);

test("every database column that refers to a picture is registered as a reference", async () => {
  const { rows: columns } = await api.owner.query(`select table_name || '.' || column_name as name
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and column_name ~ '(^|_)path$' and table_name <> 'stored_file'`);
  const { rows: used } = await api.owner.query(`select table_name || '.' || column_name as name
    from information_schema.view_column_usage where view_name = 'file_use' and column_name ~ '(^|_)path$'`);
  const names = (rows: { name: string }[]) => rows.map(({ name }) => name).sort();
  expect(names(columns).length).toBeGreaterThan(5);
  expect(names(used)).toEqual(names(columns));
});

describe("a picture without references", () => {
  test("is stored for seven days and then removed in all its sizes", async () => {
    const first = await setLogo(await picture());
    await api.services.files.writeSizes(first);
    const second = await setLogo(await picture());
    await passDays(6);
    expect([await isKept(first), await isKept(second)]).toEqual([true, true]);
    await passDays(1);
    expect([await isKept(first), await isKept(second)]).toEqual([false, true]);
    expect(
      (await Array.fromAsync(api.services.files.list())).filter((key) => key.includes(first.slice(9, 40))),
    ).toEqual([]);
    expect(await rowsOf(first)).toEqual([]);
    expect(await broken()).toEqual([]);
  });

  test("starts its seven days again after a reference in between", async () => {
    const file = await picture();
    const path = await setLogo(file);
    await setLogo(await picture());
    await passDays(6);
    expect(await setLogo(file)).toBe(path);
    await passDays(6);
    await setLogo(await picture());
    await passDays(6);
    expect(await isKept(path)).toBe(true);
    await passDays(1);
    expect(await isKept(path)).toBe(false);
  });

  test("starts its seven days again when it is uploaded again without a reference", async () => {
    const file = await picture();
    const path = await setLogo(file);
    await setLogo(await picture());
    await passDays(6);
    const uploaded = api.call("setCouponImage", { params: { id: 999_999 } }, { ...as(), file });
    expect(await codeOf(uploaded)).toBe("NOT_FOUND");
    await passDays(1);
    expect(await isKept(path)).toBe(true);
    await passDays(6);
    expect(await isKept(path)).toBe(false);
  });

  test("is treated as referenced while a copied stamp card shows it", async () => {
    const card = await makeStampCard(api, club);
    const params = { id: card.id, part: "stamp" } as const;
    const { imagePath } = await api.call("setStampcardImage", { params }, { ...as(), file: await picture() });
    const copy = await api.call("copyStampcard", { params: { id: card.id }, body: { name: "Kopian" } }, as());
    await api.call("removeStampcardImage", { params }, as());
    await passDays(30);
    expect(await isKept(imagePath)).toBe(true);
    await api.call("removeStampcardImage", { params: { ...params, id: copy.id } }, as());
    await passDays(7);
    expect(await isKept(imagePath)).toBe(false);
  });

  test("excludes a banner that a copied campaign also shows, stored once", async () => {
    const file = await picture();
    const first = await api.call("createCampaign", { body: aCampaign("Jul") }, as());
    const params = { id: first.id };
    const { bannerPath } = await api.call("setCampaignBanner", { params }, { ...as(), file });
    const { bannerSourcePath } = await api.call("setCampaignBannerSource", { params }, { ...as(), file });
    const copied = { ...aCampaign("Jul igen"), picturesOf: first.id };
    const copy = await api.call("createCampaign", { body: copied }, as());
    expect(copy).toMatchObject({ bannerPath, bannerSourcePath });
    await api.call("removeCampaign", { params }, as());
    await passDays(30);
    expect(await isKept(bannerPath)).toBe(true);
    const late = await api.ask("createCampaign", { body: copied }, as());
    expect(late.body).toMatchObject({ errors: { picturesOf: expect.any(String) } });
  });

  test("uploaded for a missing object is registered and later removed", async () => {
    const params = { id: 999_999 };
    const refused = api.call("setCouponImage", { params }, { ...as(), file: await picture() });
    expect(await codeOf(refused)).toBe("NOT_FOUND");
    const { rows } = await api.owner.query("select path from stored_file where unused_since = $1", [
      api.clock.now.toString(),
    ]);
    expect(rows).toHaveLength(1);
    await passDays(7);
    expect(await isKept(rows[0].path)).toBe(false);
  });

  test("is also removed if its club no longer exists", async () => {
    const gone = await api.services.files.readImage({ chainId: 987_654, companyId: 1 }, await drawing(30, 30), 64);
    await api.services.files.put(gone);
    await api.owner.query("alter table stored_file no force row level security");
    await api.owner.query("insert into stored_file (chain_id, path, stored_at) values (987654, $1, now())", [
      gone.path,
    ]);
    await api.owner.query("alter table stored_file force row level security");
    await passDays(7);
    expect(await isKept(gone.path)).toBe(false);
  });

  test("that is uploaded again during its removal is stored after both have finished", async () => {
    const file = await picture();
    const path = await setLogo(file);
    await setLogo(await picture());
    await passDays(6);
    const remover = await api.owner.connect();
    await remover.query("begin; set local role stammis_platform");
    await remover.query("delete from stored_file where path = $1", [path]);
    const uploaded = setLogo(file);
    // The upload has decoded the picture and waits for the row's lock.
    await expect.poll(() => countSessions(api, "wait_event_type = 'Lock'")).toBeGreaterThan(0);
    await api.services.files.remove(path);
    await remover.query("commit");
    remover.release();
    expect(await uploaded).toBe(path);
    expect(await isKept(path)).toBe(true);
    expect(await broken()).toEqual([]);
  });
});

describe("picture sizes", () => {
  const jobs = async () =>
    (
      await api.owner.query(
        "select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where identifier = 'write-picture-sizes'",
      )
    ).rows.map(({ payload }) => payload);

  test("are created by a job after the upload’s response", async () => {
    const path = await setLogo(await picture());
    expect(await jobs()).toContainEqual({ chainId: club.chain.id, path });
    expect(await rowsOf(path)).toMatchObject([{ stored_at: expect.any(Date), sized_at: null }]);
    await writeSizes(api.services, { chainId: club.chain.id, path });
    expect(await rowsOf(path)).toMatchObject([{ sized_at: expect.any(Date) }]);
    const response = await api.app.inject({
      url: `${path}?side=128`,
      headers: { host: "localhost", accept: "image/webp" },
    });
    expect(response.headers).toMatchObject({ "content-type": "image/webp", vary: "accept" });
    expect(response.headers["cache-control"]).toContain("immutable");
  });

  test("in progress delay the removal of an unreferenced picture until the next round", async () => {
    const path = await setLogo(await picture());
    await setLogo(await picture());
    await passDays(6);
    api.clock.now = api.clock.now.add({ hours: 25 });
    const { files } = api.services;
    const writeSlowly = async (filePath: string) => {
      await removeUnused(api.services);
      await files.writeSizes(filePath);
    };
    const slow = { ...api.services, files: { ...files, writeSizes: writeSlowly } };
    await writeSizes(slow, { chainId: club.chain.id, path });
    expect(await isKept(path)).toBe(true);
    await removeUnused(api.services);
    expect((await Array.fromAsync(files.list())).filter((key) => key.includes(path.slice(9, 40)))).toEqual([]);
    expect(await rowsOf(path)).toEqual([]);
    await writeSizes(api.services, { chainId: club.chain.id, path });
    expect(await rowsOf(path)).toEqual([]);
  });

  test("of pictures from before sizes existed are created a few at a time", async () => {
    const path = await setLogo(await picture());
    await api.owner.query("delete from graphile_worker._private_jobs");
    await sizeOldPictures(api.services);
    expect(await jobs()).toContainEqual({ chainId: club.chain.id, path });
    await sizeOldPictures(api.services);
    expect((await jobs()).filter((job) => job.path === path)).toHaveLength(1);
  });

  test("of an unreadable stored picture are not retried, so that others are not delayed", async () => {
    const sound = await api.services.files.readImage(
      { chainId: club.chain.id, companyId: club.companyId },
      await drawing(200, ++side),
      200,
    );
    const half = { ...sound, bytes: sound.bytes.subarray(0, 60) };
    await api.services.files.put(half);
    await api.owner.query("insert into stored_file (chain_id, path, stored_at) values ($1, $2, $3)", [
      ...[club.chain.id, half.path, api.clock.now.toString()],
    ]);
    await writeSizes(api.services, { chainId: club.chain.id, path: half.path });
    expect(await rowsOf(half.path)).toMatchObject([{ sized_at: expect.any(Date) }]);
    await api.services.files.remove(half.path);
    await api.owner.query("delete from stored_file where path = $1", [half.path]);
  });
});

test("verify finds missing referenced pictures and unregistered files", async () => {
  expect(await broken()).toEqual([]);
  const path = await setLogo(await picture());
  await api.services.files.remove(path);
  const stranger = await api.services.files.readImage(
    { chainId: club.chain.id, companyId: club.companyId },
    await drawing(31, 32),
    64,
  );
  await api.services.files.put(stranger);
  expect(await broken()).toEqual([[{ chain_id: club.chain.id, path }], [{ file: stranger.path.slice(7) }]]);
});
