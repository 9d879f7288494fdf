import { expect, it } from "vitest";
import { checkSendout } from "./check-sendout.ts";
import { campaignSendAt, type SentCampaign, sendoutOfCampaign } from "./sendout-of-campaign.ts";

const labels = { sv: "Läs mer", en: "Read more", fr: "En savoir plus" };

const campaign: SentCampaign = {
  id: 7,
  name: "Adventskaffe",
  description: "Kaffe och lussebulle i fyra veckor.",
  bannerPath: null,
  actionButtonLabel: "",
  actionButtonTarget: "",
  selectionId: 9,
  message: "Välkommen på adventskaffe!",
  mediums: ["SMS", "EMAIL"],
  translations: { fr: { name: "Café de l’Avent", message: "Venez prendre le café !" } },
  bannerText: "",
};

it("a campaign’s sendout has its message, media, languages and audience", () => {
  const sendout = sendoutOfCampaign(campaign, "sv", labels);
  expect(sendout).toMatchObject({
    name: "Adventskaffe",
    campaignId: 7,
    selectionId: 9,
    media: ["SMS", "EMAIL"],
    sms: { text: "Välkommen på adventskaffe!", translations: { fr: { text: "Venez prendre le café !" } } },
    email: {
      subject: "Adventskaffe",
      translations: { fr: { subject: "Café de l’Avent" } },
      blocks: [
        { kind: "TEXT", text: "Välkommen på adventskaffe!", translations: { fr: { text: "Venez prendre le café !" } } },
        { kind: "BUTTON", target: "/c/7" },
      ],
    },
  });
  expect(checkSendout(sendout as Parameters<typeof checkSendout>[0], "sv")).toMatchObject({
    problems: {},
    missing: {},
  });
});

it("a campaign’s sendout has its picture and button, and its description if the campaign has no message", () => {
  const picture = `/files/1/${"a".repeat(32)}.webp`;
  const button = { actionButtonLabel: "Se menyn", actionButtonTarget: "https://kaffe.se/meny" };
  const written = { ...campaign, ...button, bannerPath: picture, message: "", mediums: ["EMAIL" as const] };
  const sendout = sendoutOfCampaign(written, "sv", labels);
  expect(sendout).toMatchObject({ media: ["EMAIL"], sms: { text: "" } });
  expect(sendout.email?.blocks).toMatchObject([
    { kind: "BANNER", picturePath: picture, alt: "Adventskaffe", target: "/c/7", translations: { fr: {} } },
    { kind: "TEXT", text: "Kaffe och lussebulle i fyra veckor." },
    { kind: "BUTTON", label: "Se menyn", target: "https://kaffe.se/meny" },
  ]);
  expect(checkSendout(sendout as Parameters<typeof checkSendout>[0], "sv")).toMatchObject({
    problems: {},
    missing: {},
  });
});

it("a campaign’s sendout is an empty SMS if the campaign has no message", () => {
  const sendout = sendoutOfCampaign({ ...campaign, message: "", mediums: [], translations: {} }, "sv", labels);
  expect(sendout).toMatchObject({ media: ["SMS"], sms: { text: "" }, email: null });
});

it.each([
  ["2026-11-28", null],
  ["2026-11-29", null],
  ["2026-12-08", "2026-12-08T09:00:00"],
  [null, null],
])("the message of a campaign that starts on %s is sent at %s when it is published on 29 November", (startDate, at) => {
  expect(campaignSendAt(startDate, Temporal.PlainDate.from("2026-11-29"))).toBe(at);
});
