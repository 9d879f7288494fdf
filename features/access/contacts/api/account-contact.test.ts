import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { makeClub, makeStaff } from "#tests/api/factories.ts";
import { codeOf, fieldCodesOf, startApi } from "#tests/api/harness.ts";
import { knowing, password, prove } from "#tests/api/members/contacts.ts";
import { linkTo, messagesTo } from "#tests/api/messages/sent-messages.ts";

const api = await startApi();
const credentials = await knowing(api);
const club = await makeClub(api);
const aMail = () => `${randomUUID()}@example.com`;
const kindsTo = async (address: string) => (await messagesTo(api, address)).map(({ kind }) => kind);

type Changes = Parameters<typeof api.call<"updateProfile">>[1]["body"];

async function staff() {
  const { email, token: as } = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]], credentials);
  return {
    email,
    update: (body: Changes) => api.call("updateProfile", { body }, { as }),
    ask: (body: Changes) => api.ask("updateProfile", { body }, { as }),
    details: () => api.call("getDetails", {}, { as }),
    again: (channel: "EMAIL" | "SMS") => api.call("resendContact", { params: { channel } }, { as }),
    undo: (channel: "EMAIL" | "SMS") => api.call("withdrawContact", { params: { channel } }, { as }),
  };
}

test("staff change their e-mail with the password, and sign in with it once it is confirmed", async () => {
  const { email, update, details } = await staff();
  const next = aMail();
  expect(await fieldCodesOf(update({ email: next }))).toEqual({ password: "REQUIRED" });
  expect(await fieldCodesOf(update({ email: next, password: "gissning" }))).toEqual({ password: "WRONG_PASSWORD" });
  await update({ email: next, password });
  expect(await details()).toMatchObject({ email, pendingEmail: next });
  expect((await linkTo(api, next)).url.pathname).toMatch(/^\/user\/contact\//);
  await prove(api, null, next);
  expect(await details()).toMatchObject({ email: next, pendingEmail: null });
  expect(await kindsTo(email)).toEqual(["CONTACT_ASKED", "CONTACT_CHANGED"]);
  await api.call("logIn", { body: { username: next, password } });
  expect(await codeOf(api.call("logIn", { body: { username: email, password } }))).toBe("WRONG_CREDENTIALS");
});

test("staff confirm a phone by an SMS that no club pays for", async () => {
  const { update, details, again } = await staff();
  await update({ phone: "0701230101", password });
  expect(await details()).toMatchObject({ phone: null, pendingPhone: "+46701230101" });
  await again("SMS");
  await prove(api, null, "+46701230101");
  expect(await details()).toMatchObject({ phone: "+46701230101", pendingPhone: null });
  await update({ phone: null, password });
  expect(await kindsTo("+46701230101")).toEqual(["CONTACT_PROOF", "CONTACT_PROOF", "CONTACT_CHANGED"]);
  expect((await details()).phone).toBeNull();
});

test("a new e-mail that another account owns gets the same response as a free one, and its owner is notified", async () => {
  const owner = await staff();
  const seen = [];
  for (const email of [aMail(), owner.email]) {
    const { ask, details } = await staff();
    const since = performance.now();
    const { status, body } = await ask({ email, password });
    expect(performance.now() - since).toBeGreaterThan(140);
    seen.push({ status, keys: Object.keys(body as object), waits: (await details()).pendingEmail === email });
  }
  expect(seen).toEqual([
    { status: 200, keys: ["token", "role"], waits: true },
    { status: 200, keys: ["token", "role"], waits: true },
  ]);
  expect(await kindsTo(owner.email)).toEqual(["CONTACT_TAKEN"]);
});

test("staff cannot remove their e-mail, but can undo a pending change", async () => {
  const { update, details, undo } = await staff();
  for (const email of ["", null])
    expect(await fieldCodesOf(update({ email, password }))).toEqual({ email: "REQUIRED" });
  const next = aMail();
  await update({ email: next, password });
  await undo("EMAIL");
  expect((await details()).pendingEmail).toBeNull();
  expect(await codeOf(prove(api, null, next))).toBe("LINK_NOT_VALID");
});

test("staff cannot take over the e-mail address of an invited account", async () => {
  const invited = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
  const { update, details, email } = await staff();
  await update({ email: invited.email, password });
  expect((await details()).email).toBe(email);
  expect(await kindsTo(invited.email)).toEqual(["CONTACT_TAKEN"]);
});
