import { expect, it } from "vitest";
import { mergeEdits } from "#packages/domain/merge-edits.ts";
import {
  asksMember,
  changesOf,
  checkMember,
  type MemberForm,
  memberFormOf,
  memberRules,
  numberOf,
} from "./member-form.ts";
import type { Member } from "./queries.ts";

const anna: MemberForm = {
  firstName: "Anna",
  lastName: "Berg",
  email: "anna@example.se",
  phonePrefix: "+46",
  phone: "070-123 45 67",
  language: "sv",
  street: "",
  zipCode: "",
  city: "",
  birthday: "1990-05-04",
  gender: "",
  emailNotification: true,
  phoneNotification: true,
};
const member = { profile: { email: anna.email, phone: "+46701234567" } } as Member;
const check = (changes: Partial<MemberForm>) => checkMember(member, { ...anna, ...changes }, "2026-11-21");

it("the member form needs at least one address, and each address must be valid", () => {
  expect(check({ email: " ", phone: "" })).toEqual({ email: "EMAIL_OR_PHONE_REQUIRED" });
  expect(check({ email: "anna" }).email).toBe("INVALID_EMAIL");
  expect(check({ phone: "0701" }).phone).toBe("INVALID_PHONE");
  expect(Object.values(check({ phone: "0701234567" })).filter(Boolean)).toEqual([]);
});

it("the member form accepts today as a birthday and refuses tomorrow", () => {
  expect(check({ birthday: "2026-11-21" }).birthday).toBeNull();
  expect(check({ birthday: "2026-11-22" }).birthday).toBe("BIRTHDAY_IN_FUTURE");
});

it("the member must prove a new address, but not the same address in another spelling", () => {
  expect(asksMember(member, { ...anna, email: "ANNA@example.se ", phone: "070-123 45 67" })).toBe(false);
  expect(asksMember(member, { ...anna, email: "ny@example.se" })).toBe(true);
  expect(asksMember(member, { ...anna, phone: "0701234568" })).toBe(true);
  expect(asksMember(member, { ...anna, phone: "" })).toBe(false);
});

it("the member form parses a phone number in its country and sends it in international form", () => {
  expect(check({ phonePrefix: "+45", phone: "20 12 34 56" }).phone).toBeNull();
  expect(changesOf({ ...anna, phonePrefix: "+45", phone: "20 12 34 56" }).phone).toBe("+4520123456");
  const abroad = { profile: { ...anna, address: {}, phone: "+4520123456" } } as unknown as Member;
  expect(memberFormOf(abroad, "sv")).toMatchObject({ phonePrefix: "+45", phone: "20123456" });
  expect(memberFormOf({ profile: { ...anna, phone: null } } as unknown as Member, "fr").phonePrefix).toBe("+33");
});

it("the member form sends null for empty fields, and no consent for a channel without an address", () => {
  const changes = changesOf({ ...anna, phone: " ", birthday: "" });
  expect(changes).toMatchObject({ phone: null, birthday: null, gender: null, emailNotification: true });
  expect(changes).not.toHaveProperty("phoneNotification");
});

it("a merge of two edits keeps a phone number with its prefix, and reports both as conflicts", () => {
  const mine = { ...anna, phone: "0701234568" };
  const otherSide = { ...anna, phonePrefix: "+358", phone: "401234567" };
  const { values, clashes } = mergeEdits(anna, mine, otherSide, memberRules);
  expect(values).toEqual(mine);
  expect(clashes).toEqual(["phone", "phonePrefix"]);
  expect([mine, otherSide].map(numberOf)).toEqual(["+46701234568", "+358401234567"]);
  expect(numberOf({ phonePrefix: "+46", phone: "0701" })).toBe("+46 0701");
  expect(numberOf({ phonePrefix: "+46", phone: " " })).toBe("");
});
