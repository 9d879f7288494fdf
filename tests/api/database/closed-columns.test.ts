import { expect, test } from "vitest";
import { testType, webhookTypes } from "#features/integrations/webhooks/domain/webhooks.ts";
import { en } from "#features/members/timeline/i18n/backoffice/en.ts";
import { pauseReasons } from "#features/messages/sendouts/domain/sendout-states.ts";
import { allProcessingActivities } from "#features/platform/data-protection/domain/processing-activities.ts";
import { clubKinds } from "#features/platform/data-protection/domain/retention-rules.ts";
import { platformDocumentNames } from "#features/platform/documents/domain/platform-documents.ts";
import { apiScopes } from "#packages/domain/access/api-scopes.ts";
import { languages } from "#packages/domain/translations/languages.ts";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { closedColumns } from "./closed-columns.ts";
import { cloneDatabase } from "./test-databases.ts";

const database = await cloneDatabase();
const types = await closedColumns(database);
const listOf = (column: string) => [...(types[column] ?? "").matchAll(/"([\w.:-]+)"/g)].map(([, text]) => text);
const selectTexts = `
  select relname || '.' || attname as name from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind = 'r' and atttypid = any('{text,text[]}'::regtype[])`;
const ofReason = (table: string) => `${table}.reason`;
/** Kinds of messages to members, which have phrases, and the kind that staff send themselves. */
const messageKinds = [...Object.keys(en.messageKinds).filter((kind) => kind !== "OTHER"), "SENDOUT_TEST"];

test.each<[string, readonly string[]]>([
  ["api_key.scopes", apiScopes],
  ["chain.languages", languages],
  ["message.kind", messageKinds],
  ["message.language", languages],
  ["platform_document_version.document", platformDocumentNames],
  ["platform_message.language", languages],
  ["processing_activity.standard", allProcessingActivities],
  ["removal.kind", clubKinds],
  ["sendout.told_pause", pauseReasons],
  ["sendout_count.medium", ["EMAIL", "SMS"]],
  ["sendout_day.medium", ["EMAIL", "SMS"]],
  ["webhook_endpoint.event_types", webhookTypes],
  ["webhook_event.type", [...webhookTypes, testType]],
])("the allowed values of %s are exactly those the program knows", (column, values) => {
  expect(listOf(column).toSorted()).toEqual([...values].toSorted());
});

/** Columns with the name of a closed list but open values: free text, and acts, which each feature extends. */
const open = [
  ...["approval_request", "books_change", "correction_withdrawal", "deduction_withdrawal", "early_sms_report"].map(
    ofReason,
  ),
  ...["impersonation", "invoice", "point_deduction", "point_lot", "purchase_return", "redemption_cancellation"].map(
    ofReason,
  ),
  ...["audit_entry.act", "incident.what", "platform_audit_entry.act", "processing_activity.purpose"],
  "webhook_delivery.answer",
];

test("a column that shares its name with a closed list has one as well", async () => {
  const nameOf = (column: string) => column.slice(column.indexOf(".") + 1);
  const names = new Set(Object.keys(types).map(nameOf));
  const texts = await withClient(database, (client) => client.query<{ name: string }>(selectTexts));
  const remainingColumns = texts.rows.flatMap(({ name }) => (names.has(nameOf(name)) && !types[name] ? [name] : []));
  expect(remainingColumns.toSorted()).toEqual(open.toSorted());
});
