import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "#tests/api/temporary.ts";
import { makeSecret, shownSecret, webhookHeaders } from "./sign-webhook.ts";

const guide = readFileSync(new URL("../../../../docs/integrations.md", import.meta.url), "utf8");

/**
 * The guide's code for each language, with a program that checks deliveries from a file and prints yes or no per line.
 */
const receivers = [
  {
    language: "js",
    program: process.execPath,
    file: "receiver.mjs",
    ask: `import { readFileSync } from "node:fs";
for (const { secret, headers, body } of JSON.parse(readFileSync(process.argv[2])))
  console.log(isFromStammis(secret, headers, body) ? "yes" : "no");`,
  },
  {
    language: "python",
    program: "python3",
    file: "receiver.py",
    ask: `import json, sys
for each in json.load(open(sys.argv[1], encoding="utf-8")):
    print("yes" if is_from_stammis(each["secret"], each["headers"], each["body"].encode()) else "no")`,
  },
  {
    language: "php",
    program: "php",
    file: "receiver.php",
    ask: `foreach (json_decode(file_get_contents($argv[1]), true) as $each) {
    foreach (['id', 'timestamp', 'signature'] as $name) {
        $key = 'HTTP_WEBHOOK_' . strtoupper($name);
        unset($_SERVER[$key]);
        if (isset($each['headers']["webhook-$name"])) $_SERVER[$key] = $each['headers']["webhook-$name"];
    }
    echo is_from_stammis($each['secret'], $each['body']) ? 'yes' : 'no', "\\n";
}`,
  },
];

function snippet(language: string): string {
  const [, code] = new RegExp(`\`\`\`${language}\n([^]*?)\n\`\`\``).exec(guide) ?? [];
  if (!code) throw new Error(`the guide has nothing in ${language}`);
  return language === "php" ? `<?php\n${code}` : code;
}

describe("a receiver of an event", () => {
  const [secret, other] = [makeSecret(), makeSecret()];
  const body = JSON.stringify({ type: "member.joined", name: "Åsa “B” 🫖" });
  const now = Math.floor(Date.now() / 1000);
  const signed = { id: "evt_1", timestamp: now, body };
  const headers = webhookHeaders(signed, [secret]);
  const late = webhookHeaders({ ...signed, timestamp: now - 360 }, [secret]);
  const deliveries: [told: boolean, delivery: { headers: Record<string, string>; body: string }][] = [
    [true, { headers, body }],
    [true, { headers: webhookHeaders(signed, [other, secret]), body }],
    [true, { headers: webhookHeaders({ ...signed, timestamp: now - 180 }, [secret]), body }],
    [false, { headers: webhookHeaders(signed, [other]), body }],
    [false, { headers, body: `${body} ` }],
    [false, { headers: { ...headers, "webhook-id": "evt_2" }, body }],
    [false, { headers: late, body }],
    [false, { headers: { ...late, "webhook-timestamp": String(now) }, body }],
    [false, { headers: { ...headers, "webhook-timestamp": "soon" }, body }],
    [false, { headers: { ...headers, "webhook-signature": "v1," }, body }],
    [false, { headers: {}, body }],
  ];

  for (const { language, program, file, ask } of receivers) {
    // Not every machine has every language.
    const isThere = !spawnSync(program, ["--version"]).error;
    test.skipIf(!isThere)(`can verify our signature and refuse others with the guide’s code in ${language}`, () => {
      const folder = temporaryFolder("receivers");
      writeFileSync(join(folder, file), `${snippet(language)}\n${ask}\n`);
      const cases = deliveries.map(([, delivery]) => ({ secret: shownSecret(secret), ...delivery }));
      writeFileSync(join(folder, "deliveries.json"), JSON.stringify(cases));
      const { stdout, stderr } = spawnSync(program, [join(folder, file), join(folder, "deliveries.json")], {
        encoding: "utf8",
      });
      expect(stderr).toBe("");
      expect(stdout.trim().split("\n")).toEqual(deliveries.map(([isValid]) => (isValid ? "yes" : "no")));
    });
  }
});
