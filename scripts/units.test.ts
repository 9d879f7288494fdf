import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const [, flags = ""] = /^export const serverFlags = (\[.+\]);$/m.exec(read("./places.mjs")) ?? [];

test.each(["server", "worker"])("the systemd unit of the %s uses the flags of the npm script", (program) => {
  const [, command] =
    /^ExecStart=\/opt\/stammis\/node_modules\/\.bin\/node (.+)$/m.exec(
      read(`../docs/operating/stammis-${program}.service`),
    ) ?? [];
  expect(command).toBe([...(JSON.parse(flags) as string[]), "apps/api/main.ts", program].join(" "));
});
