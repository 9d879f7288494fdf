import type { Input } from "#packages/contract/endpoint.ts";
import type { AllSchemas } from "#packages/contract/schemas.ts";

type Fields = Input<AllSchemas["createAnnouncement"]>["body"];

/** Makes an announcement of the platform to all merchants, valid for years. */
export const anAnnouncement = (title: string, more: Partial<Fields> = {}): Fields => ({
  weight: "INFORMATION",
  audience: "EVERYONE",
  fromDay: "2020-01-01",
  throughDay: "2099-12-31",
  link: "",
  byMail: false,
  texts: { sv: { title, text: "Mer om det." }, en: { title: "", text: "" }, fr: { title: "", text: "" } },
  ...more,
});
