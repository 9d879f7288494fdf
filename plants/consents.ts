import type { Plant } from "./plant.ts";

const act = "apps/api/src/features";
const answers = `${act}/consents/queries.ts`;
const contacts = `${act}/contacts`;
const imports = `${act}/imports`;
const merging = `${act}/merging`;
const joining = `${act}/onboarding`;
const saysNo = `${act}/unsubscribing`;
const profile = [`${act}/members/update-profile.test.ts`];
const parted = [`${merging}/undo-merge.test.ts`];

/** Evidence of consents: what, when, where and by whom; and that nothing brings a yes back but its own person. */
export const consents: Plant[] = [
  {
    story: "whoever takes an address away has said no for ever",
    file: answers,
    from: "member.id and source <> 'ADDRESS_REMOVED' order by",
    to: "member.id order by",
    tests: profile,
  },
  {
    story: "a no of before stands beside the yes that was said after it",
    file: answers,
    from: "select distinct on (channel) channel, given from consent",
    to: "select channel, given from consent",
    tests: profile,
  },
  {
    story: "a no of long before takes back the yes to a new address",
    file: answers,
    from: '\n    .where("id", ">", after);',
    to: ";",
    tests: profile,
  },
  {
    story: "evidence of an answer can be changed afterwards",
    file: "apps/api/migrations/0002_club.sql",
    from: "select tenant_table('consent', 'select, insert');",
    to: "select tenant_table('consent', 'select, insert, update, delete');",
    tests: ["apps/api/test/permissions/tenancy.test.ts"],
  },
  {
    story: "who joins and says yes to SMS has said it to the words of e-mail",
    file: answers,
    from: "consentPhrases[language].signUp[channel]",
    to: "consentPhrases[language].signUp.EMAIL",
    tests: [`${joining}/sign-up-consumer.test.ts`, `${joining}/second-address.test.ts`],
  },
  {
    story: "whom a list brought is written to, though they join without the box",
    file: `${joining}/confirm-member.ts`,
    from: "(byEmail ?? known.email_notification)",
    to: "(byEmail || known.email_notification)",
    tests: [`${imports}/lasting-no.test.ts`],
  },
  {
    story: "a yes to one address that waits becomes one to the next",
    file: `${contacts}/ask-member-contact.ts`,
    from: '({ ...row, consent_after: eb.ref("excluded.consent_after") })',
    to: '({ ...row, consent_text: eb.ref("contact_change.consent_text"), consent_language: eb.ref("contact_change.consent_language"), consent_after: eb.ref("excluded.consent_after") })',
    tests: [...profile, contacts],
  },
  {
    story: "a yes counts from the moment its address is proved, not from when it was said",
    file: `${contacts}/prove-contact.ts`,
    from: "consent_after: after, asked_at: now } = change;",
    to: "consent_after: after, expires_at: now } = change;",
    tests: profile,
  },
  {
    story: "a member's page tells what others have answered",
    file: `${act}/members/queries.ts`,
    from: '          .whereRef("consent.member_id", "=", "member.id")\n',
    to: "",
    tests: [`${act}/member-page/member-page.test.ts`],
  },
  {
    story: "a yes of a list was said on the day of the import",
    file: `${imports}/write-consents.ts`,
    from: "(on ? startOfDay(Temporal.PlainDate.from(on), chain.timeZone) : now)",
    to: "(on && chain.sandbox ? startOfDay(Temporal.PlainDate.from(on), chain.timeZone) : now)",
    tests: [`${imports}/imports.test.ts`],
  },
  {
    story: "a list brings a yes without the words it was said to",
    file: "packages/domain/src/imports/read-consents.ts",
    from: "if (addresses[channel] && on && words)",
    to: "if (addresses[channel] && on)",
    tests: ["packages/domain/src/imports"],
  },
  {
    story: "a list forgets the no of a row that repeats an earlier one",
    file: `${imports}/fold-refusals.ts`,
    from: "for (const channel of noesOf(row.plan)) earlier.plan.consents = withNo(earlier.plan.consents, channel);",
    to: "unmatched.push(earlier.plan);",
    tests: [`${imports}/noted-rows.test.ts`],
  },
  {
    story: "a list's no to SMS is heard of those alone who want mail",
    file: `${imports}/read-known-members.ts`,
    from: 'phone_notification ? (["SMS"] as const)',
    to: 'email_notification ? (["SMS"] as const)',
    tests: [`${imports}/known-members.test.ts`],
  },
  {
    story: "a list that is undone and brought again takes a no back that was said meanwhile",
    file: `${imports}/undo-rows.ts`,
    from: "and not given and source <> 'ADDRESS_REMOVED' and import_id is distinct from",
    to: "and given and source <> 'ADDRESS_REMOVED' and import_id is distinct from",
    tests: [`${imports}/lasting-no.test.ts`],
  },
  {
    story: "who has left is brought back by the address of a membership that became theirs",
    file: `${act}/members/erase-membership.ts`,
    from: "all.push(...(await eraseMember(trx, { memberId: other.id, addresses: addressesOf(other), now })));",
    to: "await eraseMember(trx, { memberId: other.id, addresses: addressesOf(other), now });",
    tests: [`${imports}/lasting-no.test.ts`],
  },
  {
    story: "who has left is brought back by an address they had before",
    file: `${act}/members/erase-member.ts`,
    from: "  return addresses;\n}\n",
    to: "  return erasing.addresses;\n}\n",
    tests: [`${imports}/lasting-no.test.ts`],
  },
  {
    story: "a no to SMS is lost when two become one",
    file: `${merging}/read-memberships.ts`,
    from: 'profile.opted_out.includes("SMS")',
    to: 'profile.opted_out.includes("EMAIL")',
    tests: [`${merging}/merging.test.ts`],
  },
  {
    story: "the yes of one goes along to the other's address",
    file: "packages/domain/src/merging/merged-consents.ts",
    from: "return kept.given && ",
    to: "return (kept.given || other.given) && ",
    tests: ["packages/domain/src/merging", `${merging}/merging.test.ts`],
  },
  {
    story: "parting two brings a yes back that was taken back meanwhile",
    file: `${merging}/write-parted.ts`,
    from: "unmergedConsent(other.consents[channel].given, isRefused)",
    to: "unmergedConsent(other.consents[channel].given, false)",
    tests: parted,
  },
  {
    story: "an address taken away after a merge is a no of both when they are parted",
    file: `${merging}/queries.ts`,
    from: '"not in", ["MERGE", "ADDRESS_REMOVED"]',
    to: '"not in", ["MERGE"]',
    tests: parted,
  },
  {
    story: "what one had refused before a merge is refused by both when they are parted",
    file: `${merging}/queries.ts`,
    from: '    .where("at", ">=", since)\n',
    to: "",
    tests: parted,
  },
  {
    story: "a link's no is lost where its membership becomes another at that moment",
    file: `${saysNo}/unsubscribe.ts`,
    from: "  await noteTheirs(services, call, await findUnsubscriber(services, call));\n",
    to: "",
    tests: [`${merging}/merge-races.test.ts`],
  },
  {
    story: "a STOP is lost where its membership becomes another at that moment",
    file: "apps/api/src/features/received-sms/accept-sms.ts",
    from: "  if (!isWhole) return noteStop(services, phone);\n",
    to: "",
    tests: ["apps/api/src/features/received-sms/accept-sms.test.ts"],
  },
  {
    story: "whoever presses twice has said no twice",
    file: `${saysNo}/write-no.ts`,
    from: '.forUpdate("member").executeTakeFirst()',
    to: ".executeTakeFirst()",
    tests: [`${saysNo}/unsubscribe.test.ts`],
  },
  {
    story: "a no in a sandbox was said by the server's clock",
    file: `${saysNo}/write-no.ts`,
    from: "const now = chainNow(realNow, no.chain);",
    to: "const now = realNow;",
    tests: [`${saysNo}/unsubscribe.test.ts`],
  },
  {
    story: "a mail program's button stands as the link in the message",
    file: `${saysNo}/unsubscribe.ts`,
    from: 'query.by === "one-click" ? "ONE_CLICK" : "UNSUBSCRIBED"',
    to: '"UNSUBSCRIBED"',
    tests: [`${saysNo}/unsubscribe.test.ts`],
  },
  {
    story: "a mail of a sendout rests on a yes to SMS",
    file: `${act}/sending/claim-batch.ts`,
    from: "      and consent.channel = claimed.medium and consent.given) as consent_id",
    to: "      and consent.given) as consent_id",
    tests: [`${act}/sending/sending.test.ts`],
  },
  {
    story: "nobody knows which yes a sendout's message rested on",
    file: `${act}/sending/settle-batch.ts`,
    from: "consent_id: sent ? to.consent_id : null,",
    to: "consent_id: null,",
    tests: [`${act}/sending/sending.test.ts`],
  },
];
