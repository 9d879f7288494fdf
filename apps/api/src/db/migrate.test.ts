import { randomBytes } from "node:crypto";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { migrate } from "./migrate.ts";

test("servers that start at once on a new database take turns, and one of them migrates", async () => {
  const cluster = new URL(inject("cluster"));
  const name = `stammis_test_${process.ppid}_${randomBytes(5).toString("hex")}`;
  const admin = new pg.Client({ connectionString: cluster.href });
  await admin.connect();
  await admin.query(`create database ${name}`);
  cluster.pathname = `/${name}`;
  const applied = await Promise.all([migrate(cluster.href), migrate(cluster.href), migrate(cluster.href)]);
  const whole = applied.filter((names) => names.length > 0);
  expect(whole).toHaveLength(1);
  expect(whole[0]).toContain("0001_platform.sql");
  expect(await migrate(cluster.href)).toEqual([]);
  await admin.end();
});
