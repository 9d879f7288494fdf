import type { Config } from "#packages/server/config.ts";
import { clubLink, officeLink } from "#packages/server/messaging/links.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { Demo } from "../demo/logins.ts";

type Line = readonly [label: string, ...columns: string[]];

/** Aligns columns, two spaces apart. */
function aligned(lines: readonly Line[]): string[] {
  const widthOf = (column: number) => Math.max(...lines.map((line) => line[column]?.length ?? 0));
  return lines.map((line) => `  ${line.map((text, column) => text.padEnd(widthOf(column))).join("  ")}`.trimEnd());
}

const bare = (address: string) => address.replace(/\/$/, "");

function addresses(config: Config, demo: Demo | null): Line[] {
  const hasOutbox = !config.mail.url || !config.sms.provider;
  return [
    ["Back office", bare(officeLink(config))],
    ...(demo?.clubs ?? []).map((club): Line => [club.commercialName, bare(clubLink(config, club))]),
    ...(hasOutbox ? [["Outbox", officeLink(config, "/outbox")] as const] : []),
    ["API", officeLink(config, "/api/docs")],
  ];
}

/** Returns warnings for a server that others can reach: who has access, and which messages are not delivered. */
function warnings({ local, mail, sms }: Config): string[] {
  if (local) return [];
  return [
    ...(mail.url ? [] : ["SMTP_URL is not set: e-mails stay in the outbox and are not sent."]),
    ...(sms.provider ? [] : ["SMS_PROVIDER is not set: SMS stay in the outbox and are not sent."]),
  ];
}

/** Returns the text that a start prints to the terminal. */
export function welcomeText(config: Config, demo: Demo | null): string {
  const logins = (demo?.logins ?? []).map(({ who, email, password }): Line => [who, email, password]);
  const warned = warnings(config);
  const bar = "!".repeat(100);
  return [
    "",
    "Stammis is running.",
    "",
    ...aligned(addresses(config, demo)),
    "",
    ...(demo
      ? ["Demo logins (the member signs in at Kaffebönan, the others in the back office):", "", ...aligned(logins), ""]
      : []),
    ...(demo ? [] : ["To create the first admin: npm run stammis -- create-admin <e-mail>", ""]),
    ...(warned.length > 0 ? [bar, "Other machines can reach this server.", ...warned, bar, ""] : []),
    "",
  ].join("\n");
}

export function welcome({ config }: Services, demo: Demo | null): void {
  process.stdout.write(welcomeText(config, demo));
}
