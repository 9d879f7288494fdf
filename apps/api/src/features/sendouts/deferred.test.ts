import { describe, expect, test } from "vitest";
import { openStage } from "../../../test/sendout-stage.ts";
import { anEmail } from "../../../test/sendouts.ts";

const stage = await openStage();
const { api, mailbox, agreeing, get, move, started, statesOf, violations } = stage;

const later = (seconds: number) => {
  api.clock.now = api.clock.now.add({ seconds });
};
const at = (domain: string) => (address: string) => (address.endsWith(`@${domain}`) ? 451 : null);
const byMail = () => started({ media: ["EMAIL"], email: anEmail });
/** Members whose mail goes to a domain; those made first are first in line. */
async function living(domain: string, count: number) {
  for (let n = 0; n < count; n++) await agreeing({ email: `anna${n}@${domain}` });
}

describe("a domain that wants its mail later", () => {
  test("holds up nobody else, and gets its own when it takes mail again", async () => {
    await living("slow.example", 150);
    await living("quick.example", 150);
    mailbox.refusal = at("slow.example");
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

  test("one full mailbox in it holds up no other there", async () => {
    await living("slow.example", 6);
    await living("quick.example", 5);
    mailbox.refusal = at("slow.example");
    const id = await byMail();
    await move(id);
    mailbox.refusal = (address) => (address === "anna0@slow.example" ? 452 : null);
    for (const seconds of [61, 31, 31, 31, 31]) {
      later(seconds);
      await move(id);
    }
    expect(await statesOf(id)).toEqual(["EMAIL SENT 10", "EMAIL WAITING 1"]);
  });

  test("is given up after a day, and the sendout is done", async () => {
    await living("slow.example", 2);
    await living("quick.example", 1);
    mailbox.refusal = at("slow.example");
    const id = await byMail();
    await move(id);
    for (let hour = 0; hour < 23; hour++) {
      later(3600);
      await move(id);
    }
    expect(await statesOf(id)).toEqual(["EMAIL SENT 1", "EMAIL WAITING 2"]);
    for (let hour = 0; hour < 4; hour++) {
      later(3600);
      await move(id);
    }
    expect(await statesOf(id)).toEqual(["EMAIL FAILED DEFERRED 2", "EMAIL SENT 1"]);
    expect(await get(id)).toMatchObject({ state: "SENT" });
    expect(await violations()).toEqual([]);
  });

  test("where every domain wants it later, it is the provider, which is asked less and less", async () => {
    await living("one.example", 3);
    await living("two.example", 3);
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
