import { languages } from "@stammis/domain/clubs/languages";
import { apiScopes } from "@stammis/domain/integrations/scopes";
import { testType, webhookTypes } from "@stammis/domain/integrations/webhooks";
import { allProcessingActivities } from "@stammis/domain/privacy/processing-activities";
import { clubKinds } from "@stammis/domain/privacy/retention-rules";
import { pauseReasons } from "@stammis/domain/sendouts/sendout-states";
import { en } from "@stammis/i18n/backoffice/member-page/en";
import { expect, test } from "vitest";
import { closedColumns } from "./closed-columns.ts";
import { cloneDatabase } from "./test-databases.ts";

const types = await closedColumns(await cloneDatabase());
/** Those of members, which their page has words for, and what staff send themselves. */
const messageKinds = [...Object.keys(en.messageKinds).filter((kind) => kind !== "OTHER"), "SENDOUT_TEST"];

test.each<[string, readonly string[]]>([
  ["api_key.scopes", apiScopes],
  ["chain.languages", languages],
  ["message.kind", messageKinds],
  ["message.language", languages],
  ["processing_activity.standard", allProcessingActivities],
  ["removal.kind", clubKinds],
  ["sendout.told_pause", pauseReasons],
  ["sendout_count.medium", ["EMAIL", "SMS"]],
  ["webhook_endpoint.event_types", webhookTypes],
  ["webhook_event.type", [...webhookTypes, testType]],
])("what %s may hold is what the program knows, no more and no less", (column, known) => {
  const held = [...(types[column] ?? "").matchAll(/"([\w.:]+)"/g)].map(([, text]) => text);
  expect(held.toSorted()).toEqual([...known].toSorted());
});
