import { expect, test } from "vitest";
import { makeStaff } from "#tests/api/factories.ts";
import { openStage } from "#tests/api/messages/sendout-stage.ts";
import { anEmail, makeSendout } from "#tests/api/messages/sendouts.ts";

const stage = await openStage();
const { api, by, act } = stage;

const messages = async (as = by()) => (await api.call("getToday", {}, as)).messages;

/** Sets the clock to a moment. */
const at = (moment: string) => {
  api.clock.now = Temporal.Instant.from(moment);
};

test("messages count on the club’s day of sending, for today and the month, on both channels", async () => {
  await stage.many(2);
  expect(await messages()).toEqual({ today: 0, month: 0, next: null });
  at("2026-10-31T12:00:00Z");
  await stage.move(await stage.started());
  // Noon of 20 November in Stockholm, and of the day after.
  at("2026-11-20T11:00:00Z");
  await stage.move(await stage.started({ media: ["SMS", "EMAIL"], email: anEmail }));
  at("2026-11-21T12:00:00Z");
  await stage.move(await stage.started());
  expect(await messages()).toEqual({ today: 2, month: 6, next: null });
  expect(await stage.violations()).toEqual([]);
});

test("a message that the provider refused does not count as sent", async () => {
  await stage.many(1);
  stage.provider.answer = () => ({ status: 403, json: {} });
  await stage.move(await stage.started());
  expect(await messages()).toMatchObject({ today: 0, month: 0 });
  expect(await stage.violations()).toEqual([]);
});

test("the next scheduled sendout is named with its time, without drafts and withdrawn ones", async () => {
  await stage.many(1);
  const later = await stage.started({ name: "Jul", sendAt: "2026-12-01T12:00:00" });
  const sooner = await stage.started({ name: "Advent", sendAt: "2026-11-29T12:00:00" });
  await makeSendout(api, stage.club, { name: "Utkast", sendAt: "2026-11-22T12:00:00" });
  expect((await messages())?.next).toEqual({ id: sooner, name: "Advent", sendAt: "2026-11-29T11:00:00Z" });
  await act(sooner, "DRAW_BACK");
  expect((await messages())?.next).toMatchObject({ id: later, name: "Jul" });
});

test("local merchants, who cannot see sendouts, get no message figures", async () => {
  const { token } = await makeStaff(api, stage.club, "ROLE_LOCAL_MERCHANT", [stage.club.locationIds[0]]);
  expect(await messages({ ...by(), as: token })).toBeNull();
});
