import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  counting: "Counting recipients …",
  reachIn: {
    SMS: "{count, plural, one {1 gets a text message} other {# get a text message}}",
    EMAIL: "{count, plural, one {1 gets an email} other {# get an email}}",
  },
  title: "Publish and send “{name}”?",
  send: "Publish and send",
  sent: "“{name}” is published, and its message is on its way",
  sentForApproval: "“{name}” is published, and its message is awaiting approval",
  failed: "The campaign was not published",
  nobodyNext: "Change who the campaign is for, or how it’s sent. You can also publish it without a message.",
};
