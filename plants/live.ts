import type { Plant } from "./plant.ts";

const pages = ["tests/api/live.test.ts"];
const acts = ["tests/api/touched.test.ts"];
const ear = "packages/web/live";

/** Open pages, and what wakes them. */
export const openPages: Plant[] = [
  {
    story: "a withdrawn reward stays on every open page",
    file: "packages/server/db/touched.ts",
    from: 'const club = words.delete("*");',
    to: 'const club = words.delete("*") && words.size > 0;',
    tests: acts,
  },
  {
    story: "a purchase wakes nobody: its transaction is committed by another way",
    file: "packages/server/db/database.ts",
    from: "const committed = committing(client, chain)();",
    to: "const committed = commit(client);",
    tests: acts,
  },
  {
    story: "a member's corrected name wakes nobody",
    file: "migrations/0090_touched.sql",
    from: "create trigger touch after update on member for each row",
    to: "create trigger touch after delete on member for each row",
    tests: acts,
  },
  {
    story: "whoever has a page open hears of every purchase of everybody",
    file: "packages/server/live/streams.ts",
    from: "const listeners = byTopic.of(topic);",
    to: "const listeners = new Set(streams.values());",
    tests: pages,
  },
  {
    story: "pages of other servers hear nothing",
    file: "packages/server/live/wakes.ts",
    from: "gather(elsewhere, chain, touched);",
    to: "gather(new Map(), chain, touched);",
    tests: pages,
  },
  {
    story: "a purchase between the page's question and its stream is not heard",
    file: "packages/server/live/streams.ts",
    from: "if (recent.has(topic, kept.readBeforeMs)) kept.send(",
    to: "if (recent.has(topic, -1)) kept.send(",
    tests: pages,
  },
  {
    story: "who has logged out goes on hearing for minutes",
    file: "packages/server/http/serve-stream.ts",
    from: "return { id, restsOn: [id], readBeforeMs: 3_000 };",
    to: "return { id, restsOn: [], readBeforeMs: 3_000 };",
    tests: pages,
  },
  {
    story: "whose membership became another's goes on hearing of the former",
    file: "packages/server/http/serve-stream.ts",
    from: 'return hearer(now).id === id ? "same" : "another";',
    to: 'return hearer(now).id.length > 0 ? "same" : "another";',
    tests: pages,
  },
  {
    story: "a till that is left alone is never signed out, because it listens",
    file: "packages/server/http/bind.ts",
    from: 'route.stream ? "heard" : "used"',
    to: 'route.stream ? "used" : "used"',
    tests: pages,
  },
  {
    story: "a server that stops waits for its open pages",
    file: "packages/server/http/app.ts",
    from: 'app.addHook("preClose", () => streams.close());',
    to: 'app.addHook("onClose", () => streams.close());',
    tests: pages,
  },
  {
    story: "what happened while the phone slept is not asked for when it wakes",
    file: "packages/web/live/live.ts",
    from: 'if (hasHeard) wakes.take("missed", 0);',
    to: 'if (hasHeard && failures > 99) wakes.take("missed", 0);',
    tests: [ear],
  },
  {
    story: "ten thousand pages ask in the same second",
    file: "packages/web/live/gather-wakes.ts",
    from: "gatherMs + random() * within",
    to: "gatherMs + 0 * within",
    tests: [ear],
  },
  {
    story: "a chosen reward that another till has taken goes from the screen without a word",
    file: "features/till/register/backoffice/live/elsewhere-words.ts",
    from: 'if (isGone(visit, now)) return "chosenGone";',
    to: 'if (isGone(visit, before)) return "chosenGone";',
    tests: ["features/till/register/backoffice/live"],
  },
];
