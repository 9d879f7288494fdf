import { lstatSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyBinaries, linkLibraries } from "./binaries.ts";

let native: string;
beforeEach(() => {
  native = join(mkdtempSync(join(tmpdir(), "stammis-binaries-")), "native");
  for (const part of ["bin", "lib"]) mkdirSync(join(native, part), { recursive: true });
  writeFileSync(join(native, "bin", "postgres"), "", { mode: 0o755 });
  writeFileSync(join(native, "lib", "libpq.so.5.18"), "");
  const link = { source: "native/lib/libpq.so.5.18", target: "native/lib/libpq.so.5" };
  writeFileSync(join(native, "pg-symlinks.json"), JSON.stringify([link]));
});
afterEach(() => rmSync(join(native, ".."), { recursive: true, force: true }));

test("linkLibraries creates relative links, also when repeated", () => {
  expect(linkLibraries(native)).toBe(true);
  expect(linkLibraries(native)).toBe(true);
  expect(readlinkSync(join(native, "lib", "libpq.so.5"))).toBe("libpq.so.5.18");
});

test("linkLibraries returns false when links cannot be created", () => {
  rmSync(join(native, "lib"), { recursive: true });
  expect(linkLibraries(native)).toBe(false);
});

test("copyBinaries creates links and replaces an interrupted copy", async () => {
  const to = join(native, "..", "copy");
  await copyBinaries(native, to, undefined);
  expect(readlinkSync(join(to, "lib", "libpq.so.5"))).toBe("libpq.so.5.18");
  rmSync(join(to, "lib", "libpq.so.5.18"));
  await copyBinaries(native, to, undefined);
  expect(lstatSync(join(to, "lib", "libpq.so.5.18")).isFile()).toBe(true);
});
