import { beforeAll, expect, test } from "vitest";
import { openTill } from "../../../test/engine/till.ts";
import { type Club, makeClub } from "../../../test/factories.ts";
import { startApi, type TestApi } from "../../../test/harness.ts";
import { makeStampCard } from "../../../test/offers.ts";
import { messagesTo } from "../../../test/sent-messages.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

const writtenTo = async (address: string) => (await messagesTo(api, address)).map(({ text_body }) => text_body);

test("the invitation by e-mail says what waits, and for how long", async () => {
  const email = "vera@example.com";
  const { waitingPoints } = await openTill(api, club).invite({ email, amount: 85 });
  const [text] = await writtenTo(email);
  expect(waitingPoints).toBe(85);
  expect(text).toContain("85 poäng väntar på dig");
  expect(text).toContain("inom 30 dagar");
});

test("points and stamps stand together, and stamps alone", async () => {
  const { id: stampcardId } = await makeStampCard(api, club);
  const till = openTill(api, club);
  await till.invite({ email: "siv@example.com", amount: 85, stamps: [{ stampcardId, stamps: 2 }] });
  await till.invite({ email: "siw@example.com", stamps: [{ stampcardId, stamps: 1 }] });
  expect(await writtenTo("siv@example.com")).toEqual([
    expect.stringContaining("85 poäng och 2 stämplar väntar på dig"),
  ]);
  expect(await writtenTo("siw@example.com")).toEqual([expect.stringContaining("1 stämpel väntar på dig")]);
});

test("nothing is said to wait for whoever bought nothing", async () => {
  const email = "nils@example.com";
  await openTill(api, club).invite({ email });
  const texts = await writtenTo(email);
  expect(texts).toHaveLength(1);
  expect(texts[0]).not.toContain("väntar");
});

test("an SMS says what waits and stays one segment", async () => {
  const phone = "+46701740699";
  await openTill(api, club).invite({ phone, amount: 85 });
  const [message] = await messagesTo(api, phone);
  expect(message).toMatchObject({ segments: 1, text_body: expect.stringContaining("85 poäng väntar på dig") });
});
