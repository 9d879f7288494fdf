import { expect, test } from "vitest";
import { campaignTexts } from "./campaign-texts.ts";

test.each([
  ["name", 32, "NAME_TOO_LONG"],
  ["description", 2000, "NAME_TOO_LONG"],
  ["actionButtonLabel", 24, "LABEL_TOO_LONG"],
  ["bannerText", 804, "NAME_TOO_LONG"],
  ["message", 155, "MESSAGE_TOO_LONG"],
] as const)("refuses a campaign’s %s of more than %i characters", (field, max, reason) => {
  expect(campaignTexts[field]("x".repeat(max)).ok).toBe(true);
  expect(campaignTexts[field]("x".repeat(max + 1))).toEqual({ ok: false, reason });
});
