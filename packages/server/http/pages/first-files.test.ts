import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { firstFilesIn } from "./first-files.ts";

const words = { sv: [], en: [], fr: [] };
const page = (path: string) => ({ path, member: [`${path} of a member`], visitor: [`${path} of a visitor`], words });

test("firstFilesIn matches fixed paths before paths that begin with a point of sale’s name", () => {
  const folder = `${mkdtempSync(join(tmpdir(), "first-"))}/`;
  const pages = ["/$subpage/$campaignId", "/$subpage", "/", "/guest", "/$subpage/guest", "/c/$id"].map(page);
  writeFileSync(`${folder}first-files.json`, JSON.stringify(pages));
  const of = (path: string) => firstFilesIn(folder)(path).visitor[0];
  expect(of("/")).toBe("/ of a visitor");
  expect(of("/guest")).toBe("/guest of a visitor");
  expect(of("/guest/")).toBe("/guest of a visitor");
  expect(of("/torget")).toBe("/$subpage of a visitor");
  expect(of("/torget/guest")).toBe("/$subpage/guest of a visitor");
  expect(of("/c/7")).toBe("/c/$id of a visitor");
  expect(of("/torget/7")).toBe("/$subpage/$campaignId of a visitor");
  expect(of("/a/b/c/d")).toBeUndefined();
  rmSync(folder, { recursive: true });
});

test("firstFilesIn returns no files without a built app", () => {
  expect(firstFilesIn("/nowhere/")("/")).toEqual({ member: [], visitor: [], words });
});
