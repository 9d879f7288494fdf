import { expect, test } from "vitest";
import { routes } from "#features/routes.ts";
import { startApi } from "#tests/api/harness.ts";
import { formerPaths } from "./former-paths.ts";

const api = await startApi();
const currentPaths = Object.values(routes).map(({ path }) => `/api${path}`);

test.each([...formerPaths])("%s is answered as %s, which endpoints use instead", async (former, current) => {
  const read = (url: string) => api.app.inject({ url, headers: { host: "localhost" } });
  expect(currentPaths.filter((path) => path.startsWith(former))).toEqual([]);
  expect(currentPaths).toContain(current);
  const [before, now, unknown] = await Promise.all([former, current, `${current}-unknown`].map(read));
  expect(before?.statusCode).toBe(now?.statusCode);
  expect(now?.statusCode).not.toBe(404);
  expect(unknown?.statusCode).toBe(404);
});
