import type { Plant } from "./plant.ts";

const rules = "packages/domain/src";
const act = "apps/api/src/features";

export const clubs: Plant[] = [
  {
    story: "a sandbox's clock goes back",
    file: `${rules}/clubs/sandbox-clock.ts`,
    from: 'if (order < 0) return { ok: false, reason: "CLOCK_ONLY_FORWARD" };',
    to: "",
    tests: [`${rules}/clubs/sandbox-clock.test.ts`],
  },
  {
    story: "a real club's clock is moved",
    file: `${rules}/clubs/sandbox-clock.ts`,
    from: 'if (!chain.sandbox) return { ok: false, reason: "NOT_A_SANDBOX" };',
    to: "",
    tests: [`${rules}/clubs/sandbox-clock.test.ts`],
  },
  {
    story: "the last open shop is closed",
    file: `${act}/locations/close-location.ts`,
    from: 'if (open.length === 1) return refuse("LAST_LOCATION");',
    to: "",
    tests: [`${act}/locations`],
  },
  {
    story: "tills of a closed shop go on",
    file: `${act}/locations/close-location.ts`,
    from: "const devices = await revokeTillDevices(trx, chain.id, { locationId: id }, now);",
    to: "const devices: number[] = [];",
    tests: [`${act}/locations`, `${act}/till-devices`],
  },
  {
    story: "a club is open without its texts",
    file: `${act}/public/public-facts.ts`,
    from: "Boolean(readiness?.membershipTermsPublished && readiness.privacyPolicyPublished)",
    to: "Boolean(readiness)",
    tests: [`${act}/public/public.test.ts`],
  },
  {
    story: "half an öre is taken for a whole one",
    file: `${rules}/money.ts`,
    from: "ore >= 0 && ore / 100 === amount",
    to: "ore >= 0",
    tests: [`${rules}/money.test.ts`],
  },
  {
    story: "an amount typed with a comma is a hundred times as much",
    file: `${rules}/money.ts`,
    from: '(match[2] ?? "").padEnd(2, "0")',
    to: '(match[2] ?? "00")',
    tests: [`${rules}/money.test.ts`],
  },
  {
    story: "the day is that of UTC",
    file: `${rules}/calendar.ts`,
    from: "return now.toZonedDateTimeISO(zone).toPlainDate();",
    to: 'return now.toZonedDateTimeISO("UTC").toPlainDate();',
    tests: [`${rules}/calendar.test.ts`],
  },
  {
    story: "links in messages lead to the product's own host",
    file: "apps/api/src/messaging/links.ts",
    from: "url.hostname = `${chain.subdomain}.${publicUrl.hostname}`;",
    to: "",
    tests: ["apps/api/src/messaging/links.test.ts"],
  },
  {
    story: "a challenge is answered again and again",
    file: "apps/api/src/security/challenges.ts",
    from: 'if (!done || !(await limits.isFirst("challenge", challenge, liveSeconds))) refuse',
    to: "if (!done) refuse",
    tests: ["apps/api/src/security/challenges.test.ts"],
  },
  {
    story: "one try more than the limit is let through",
    file: "apps/api/src/security/limits.ts",
    from: "if ((await count(name, key, seconds)) > points) refuse",
    to: "if ((await count(name, key, seconds)) > points + 1) refuse",
    tests: [`${act}/auth/log-in.test.ts`],
  },
  {
    story: "a picture of any size is opened",
    file: "apps/api/src/storage/files.ts",
    from: "limitInputPixels: pixelsAtMost",
    to: "limitInputPixels: false",
    tests: ["apps/api/src/storage/files.test.ts"],
  },
  {
    story: "a picture that is gone is a failure of the server",
    file: "apps/api/src/storage/files.ts",
    from: "if (!key || !(await disk.exists(key))) return null;",
    to: "if (!key) return null;",
    tests: ["apps/api/src/storage/files.test.ts"],
  },
  {
    story: "a purchase that waited is forgotten a day early",
    file: "apps/api/src/jobs/schedule.ts",
    from: 'todayIn("UTC", clock()).subtract({ days: 1 })',
    to: 'todayIn("UTC", clock()).add({ days: 1 })',
    tests: [`${act}/till/pending-purchase.test.ts`, "apps/api/src/jobs"],
  },
  {
    story: "minus is written as a hyphen",
    file: "apps/backoffice/src/lib/numbers.ts",
    from: 'signed.format(count).replace("-", "\\u2212")',
    to: "signed.format(count)",
    tests: ["apps/backoffice/src/lib/numbers.test.ts"],
  },
  {
    story: "kronor without öre are written with them",
    file: "apps/backoffice/src/lib/numbers.ts",
    from: "(Number.isInteger(amount) ? whole : ore).format(amount)",
    to: "ore.format(amount)",
    tests: ["apps/backoffice/src/lib/numbers.test.ts"],
  },
];
