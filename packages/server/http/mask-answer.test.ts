import { expect, test } from "vitest";
import * as z from "zod";
import { maskAnswer } from "./mask-answer.ts";

const member = z.object({
  firstName: z.string(),
  email: z.string().nullable(),
  zipCode: z.string(),
  birthday: z.iso.date().nullable(),
  gender: z.enum(["FEMALE", "MALE"]).nullable(),
  registeredAt: z.iso.datetime(),
  channel: z.enum(["EMAIL", "SMS"]),
  address: z.object({ street: z.string() }),
});

test("maskAnswer hides texts that are not listed as harmless, and keeps empty texts, dates and closed lists", () => {
  const anna = {
    firstName: "Anna",
    email: "anna@example.com",
    zipCode: "",
    birthday: "1971-03-09",
    gender: "FEMALE",
    registeredAt: "2026-01-01T00:00:00Z",
    channel: "SMS",
    address: { street: "Storgatan 1" },
  };
  const schema = z.object({ rows: z.array(member), total: z.number() });
  expect(maskAnswer("listMembers", schema, { rows: [anna], total: 1 })).toEqual({
    rows: [{ ...anna, email: "•••", birthday: null, gender: null, address: { street: "•••" } }],
    total: 1,
  });
});

test("maskAnswer hides a text that the contract does not describe", () => {
  expect(maskAnswer("newRoute", undefined, { wish: "Anna", nothing: null })).toEqual({ wish: "•••", nothing: null });
});

test("maskAnswer rounds member counts down to tens in calls that count members, and no other numbers", () => {
  const schema = z.object({ matched: z.number(), segments: z.number() });
  expect(maskAnswer("getSendoutReach", schema, { matched: 9, segments: 3 })).toEqual({ matched: 0, segments: 3 });
  expect(maskAnswer("getSendoutReach", schema, { matched: 119, segments: 3 })).toEqual({ matched: 110, segments: 3 });
  expect(maskAnswer("listMembers", schema, { matched: 9, segments: 3 })).toEqual({ matched: 9, segments: 3 });
});

test("maskAnswer hides the campaigns of a member’s purchases and keeps the club’s own campaigns", () => {
  const schema = z.object({ campaigns: z.array(z.object({ name: z.string() })), campaign: z.string().nullable() });
  const answer = { campaigns: [{ name: "Till dig" }], campaign: "Till dig" };
  expect(maskAnswer("listPurchases", schema, answer)).toEqual({ campaigns: [], campaign: null });
  expect(maskAnswer("getTillFacts", schema, answer)).toEqual({ campaigns: [{ name: "Till dig" }], campaign: null });
});

test("maskAnswer hides the values in a webhook’s body, and keeps its shape, numbers and moments", () => {
  const schema = z.object({ rows: z.array(z.object({ body: z.string().nullable(), answer: z.string() })) });
  const data = { memberId: 7, firstName: "Anna", email: "anna@example.com", registeredAt: "2026-11-21T12:00:00Z" };
  const body = JSON.stringify({ type: "member.joined", timestamp: "2026-11-21T12:00:00.5Z", data });
  const rows = [
    { body, answer: "tack Anna" },
    { body: null, answer: "" },
  ];
  const [masked, unsent] = (maskAnswer("listWebhookDeliveries", schema, { rows }) as { rows: typeof rows }).rows;
  expect(JSON.parse(masked?.body ?? "")).toEqual({ ...JSON.parse(body), data: { ...data, email: "•••" } });
  expect(masked?.answer).toBe("•••");
  expect(unsent).toEqual({ body: null, answer: "" });
});
