import { expect, test } from "vitest";
import { missingOfSeller } from "./missing-of-seller.ts";

const seller = { name: "Stammis AB", companyNumber: "5560160680", vatNumber: "SE556016068001", bankgiro: "", iban: "" };

test("invoices require the seller’s details and either a bankgiro or an IBAN", () => {
  expect(missingOfSeller({ ...seller, bankgiro: "123-4567" })).toEqual([]);
  expect(missingOfSeller({ ...seller, iban: "SE35 5000" })).toEqual([]);
  expect(missingOfSeller({ ...seller, bankgiro: " " })).toEqual(["account"]);
  expect(missingOfSeller({ ...seller, name: "", vatNumber: " ", iban: "SE35" })).toEqual(["name", "vatNumber"]);
});
