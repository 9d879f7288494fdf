import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const places = read("./places.mjs");
const flags: string[] = JSON.parse(/^export const serverFlags = (\[.+\]);$/m.exec(places)?.[1] ?? "");
const environment = /^export const serverEnvironment = \{ (\w+): "(\w+)" \};$/m.exec(places)?.slice(1).join("=");
const commandOf = (...words: string[]) => [...flags, "apps/api/main.ts", ...words];
const inBrackets = (words: string[]) => words.map((word) => JSON.stringify(word)).join(", ");

test.each(["server", "worker"])("the systemd unit of the %s uses the npm script's flags and environment", (program) => {
  const unit = read(`../docs/operating/stammis-${program}.service`);
  expect(unit).toContain(`ExecStart=/opt/stammis/node_modules/.bin/node ${commandOf(program).join(" ")}\n`);
  expect(unit).toContain(`\nEnvironment=${environment}\n`);
});

test("the container uses the npm script's flags and environment", () => {
  const dockerfile = read("../Dockerfile");
  expect(dockerfile).toContain(`CMD ["node_modules/.bin/node", ${inBrackets(commandOf())}]`);
  expect(dockerfile).toMatch(new RegExp(`^ENV .*\\b${environment}$`, "m"));
});

test.each(["server", "worker"])("the compose file's %s uses the npm script's flags", (program) => {
  expect(read("../compose.yaml")).toContain(`["node_modules/.bin/node", ${inBrackets(commandOf(program))}]`);
});

test("the servers of tests and measurements use the npm script's flags and environment", () => {
  const process = read("../tests/api/servers/server-process.ts");
  expect(process).toContain(/^export (const serverFlags = .+)$/m.exec(places)?.[1]);
  expect(process).toContain(/^export (const serverEnvironment = .+)$/m.exec(places)?.[1]);
});
