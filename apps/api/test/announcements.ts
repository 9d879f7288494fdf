import type { Input } from "@stammis/contract/endpoint";
import type { AllSchemas } from "@stammis/contract/schemas";

type Fields = Input<AllSchemas["createAnnouncement"]>["body"];

/** Something the platform tells every merchant in these years. */
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
