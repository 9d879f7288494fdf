import { languages } from "@stammis/domain/clubs/languages";
import { testType, webhookTypes } from "@stammis/domain/integrations/webhooks";
import { clubKinds } from "@stammis/domain/privacy/retention-rules";
import { en } from "@stammis/i18n/backoffice/member-page/en";
import { expect, test } from "vitest";
import { closedColumns } from "./closed-columns.ts";
import { cloneDatabase } from "./test-databases.ts";

const types = await closedColumns(await cloneDatabase());
/** Those of members, which their page has words for, and what staff send themselves. */
const messageKinds = [...Object.keys(en.messageKinds).filter((kind) => kind !== "OTHER"), "SENDOUT_TEST"];

test.each<[string, readonly string[]]>([
  ["chain.languages", languages],
  ["message.kind", messageKinds],
  ["message.language", languages],
  ["removal.kind", clubKinds],
  ["sendout_count.medium", ["EMAIL", "SMS"]],
  ["webhook_endpoint.event_types", webhookTypes],
  ["webhook_event.type", [...webhookTypes, testType]],
])("what %s may hold is what the program knows, no more and no less", (column, known) => {
  const held = [...(types[column] ?? "").matchAll(/"([\w.]+)"/g)].map(([, text]) => text);
  expect(held.toSorted()).toEqual([...known].toSorted());
});
