import { describe, expect, test } from "vitest";
import { openStage } from "#tests/api/messages/sendout-stage.ts";
import { anEmail } from "#tests/api/messages/sendouts.ts";

const stage = await openStage();
const { api, mailbox, agreeing, act, get, move, started, statesOf, violations } = stage;

const later = (seconds: number) => {
  api.clock.now = api.clock.now.add({ seconds });
};
const at = (domain: string) => (address: string) => (address.endsWith(`@${domain}`) ? 451 : null);
/** Advances the clock by hours, and runs the sendout as soon as its wait ends. */
async function pass(id: number, hours: number) {
  const end = api.clock.now.add({ hours });
  while (Temporal.Instant.compare(api.clock.now, end) < 0) {
    await move(id);
    const { waits } = await get(id);
    const next = waits ? Temporal.Instant.from(waits.until) : end;
    api.clock.now = Temporal.Instant.compare(next, end) < 0 ? next : end;
  }
}
const byMail = () => started({ media: ["EMAIL"], email: anEmail });
/** Creates members with mail addresses at a domain. */
const living = (domain: string, count: number) =>
  Promise.all(Array.from({ length: count }, (_, n) => agreeing({ email: `anna${n}@${domain}` })));

describe("a domain that defers its mail", () => {
  test("delays no other domain, and gets its own mail when it accepts again", async () => {
    await living("slow-a.example", 150);
    await living("quick-a.example", 150);
    mailbox.refusal = at("slow-a.example");
    const id = await byMail();
    await move(id);
    expect(await statesOf(id)).toEqual(["EMAIL SENT 150", "EMAIL WAITING 150"]);
    expect(await get(id)).toMatchObject({ state: "SENDING", waits: { for: "DEFERRED" } });
    mailbox.refusal = () => null;
    for (const seconds of [31, 31, 31, 31]) {
      later(seconds);
      await move(id);
    }
    expect(await statesOf(id)).toEqual(["EMAIL SENT 300"]);
    expect(await get(id)).toMatchObject({ state: "SENT" });
    expect(await violations()).toEqual([]);
  });

  test("is not delayed further by one full mailbox", async () => {
    await living("slow-b.example", 1);
    for (let n = 1; n < 6; n++) await agreeing({ email: `anna${n}@slow-b.example` });
    await living("quick-b.example", 5);
    mailbox.refusal = at("slow-b.example");
    const id = await byMail();
    await move(id);
    mailbox.refusal = (address) => (address === "anna0@slow-b.example" ? 452 : null);
    for (const seconds of [61, 31, 31, 31, 31]) {
      later(seconds);
      await move(id);
    }
    expect(await statesOf(id)).toEqual(["EMAIL SENT 10", "EMAIL WAITING 1"]);
  });

  test("is given up after a day, with all its recipients at once, and the sendout ends", async () => {
    await living("slow-c.example", 25);
    await living("quick-c.example", 1);
    mailbox.refusal = at("slow-c.example");
    const id = await byMail();
    await pass(id, 23);
    expect(await statesOf(id)).toEqual(["EMAIL SENT 1", "EMAIL WAITING 25"]);
    await pass(id, 3);
    expect(await statesOf(id)).toEqual(["EMAIL FAILED DEFERRED 25", "EMAIL SENT 1"]);
    expect(await get(id)).toMatchObject({ state: "SENT" });
    expect(await violations()).toEqual([]);
  });

  test("gets all of its mail when it accepts again just before the deadline", async () => {
    await living("slow-d.example", 25);
    await living("quick-d.example", 1);
    mailbox.refusal = at("slow-d.example");
    const id = await byMail();
    await pass(id, 24);
    mailbox.refusal = () => null;
    await pass(id, 2);
    expect(await statesOf(id)).toEqual(["EMAIL SENT 26"]);
  });

  test("gets a full day of retries again after a merchant resumes the sendout", async () => {
    await living("slow-h.example", 1);
    await living("quick-h.example", 1);
    mailbox.refusal = at("slow-h.example");
    const id = await byMail();
    await pass(id, 23);
    await act(id, "PAUSE");
    await act(id, "RESUME");
    await pass(id, 3);
    expect(await statesOf(id)).toEqual(["EMAIL SENT 1", "EMAIL WAITING 1"]);
  });

  test("does not stop other domains or the sendout, even together with other such domains", async () => {
    await living("one-e.example", 1);
    await living("two-e.example", 1);
    await living("quick-e.example", 1);
    mailbox.refusal = (address) => (address.endsWith("@quick-e.example") ? null : 452);
    const id = await byMail();
    await pass(id, 20);
    await move(id);
    expect(await get(id)).toMatchObject({ state: "SENDING", waits: { for: "DEFERRED" } });
    expect(await statesOf(id)).toEqual(["EMAIL SENT 1", "EMAIL WAITING 2"]);
  });

  test("counts as a provider problem when it is the only domain: recipients remain and the sendout pauses", async () => {
    await living("slow-f.example", 3);
    mailbox.refusal = at("slow-f.example");
    const id = await byMail();
    await pass(id, 30);
    expect(await statesOf(id)).toEqual(["EMAIL WAITING 3"]);
    await pass(id, 24);
    expect(await get(id)).toMatchObject({ state: "PAUSED", pauseReason: "PROVIDER" });
    mailbox.refusal = () => null;
    await act(id, "RESUME");
    await pass(id, 2);
    expect(await statesOf(id)).toEqual(["EMAIL SENT 3"]);
  });

  test("counts as a provider problem when all domains defer, with growing backoff", async () => {
    await living("one-g.example", 3);
    await living("two-g.example", 3);
    mailbox.refusal = () => 451;
    const id = await byMail();
    await move(id);
    expect(await get(id)).toMatchObject({
      state: "SENDING",
      waits: { for: "PROVIDER", until: "2026-11-21T12:00:05Z" },
    });
    expect(await statesOf(id)).toEqual(["EMAIL WAITING 6"]);
  });
});
