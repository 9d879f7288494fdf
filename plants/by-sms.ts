import type { Plant } from "./plant.ts";

const act = "apps/api/src/features";
const account = `${act}/sms-account`;
const reports = `${act}/sms-reports`;
const stop = `${act}/unsubscribing`;
const returned = `${act}/returned-mail`;

/** What SMS cost, and what comes back of them and of mail: reports, a no, what reached nobody. */
export const bySms: Plant[] = [
  {
    story: "two take the last credit at the same moment",
    file: `${account}/move-credits.ts`,
    from: '.where("chain_id", "=", chainId).forUpdate().executeTakeFirst()',
    to: '.where("chain_id", "=", chainId).executeTakeFirst()',
    tests: [`${account}/credits.test.ts`],
  },
  {
    story: "what was bought in other months counts towards this month's end",
    file: `${account}/queries.ts`,
    from: '.where("period", "=", month);',
    to: '.where("period", "<=", month);',
    tests: [`${account}/buying.test.ts`],
  },
  {
    story: "credits come back to the month they come back in",
    file: `${account}/spend-credits.ts`,
    from: "const limitedMonth = taken?.limited_month ?? null;",
    to: "const limitedMonth = taken?.limited_month ? creditMonth(chain.timeZone, cost.now) : null;",
    tests: [`${account}/credits.test.ts`],
  },
  {
    story: "a top-up that is turned off still says that its package is gone",
    file: `${account}/set-sms-settings.ts`,
    from: "doUpdateSet({ ...kept, top_up_problem: null, told_top_up_problem: null })",
    to: "doUpdateSet(kept)",
    tests: [`${account}/buying.test.ts`],
  },
  {
    story: "reports of nobody's messages keep ours from being taken up",
    file: `${reports}/accept-early-reports.ts`,
    from: "return early.length === atOnce ? early.at(-1) : undefined;",
    to: "return undefined;",
    tests: [`${reports}/sms-reports.test.ts`],
  },
  {
    story: "a report of this year's birthday greeting stands with last year's too",
    file: `${reports}/queries.ts`,
    from: '.where("member_id", "=", of.member_id)\n    .where("occasion", "=", of.occasion);',
    to: '.where("member_id", "=", of.member_id);',
    tests: [`${reports}/sms-reports.test.ts`],
  },
  {
    story: "a report that came late says of a delivered SMS that it was not",
    file: `${reports}/write-report.ts`,
    from: "const report = afterReport(message.report, asked.delivery);",
    to: "const report = asked.delivery;",
    tests: [`${reports}/sms-reports.test.ts`],
  },
  {
    story: "a STOP does not know who wrote by a sendout, and ends every club",
    file: `${stop}/queries.ts`,
    from: "and recipient.medium = 'SMS' and recipient.state = 'SENT')",
    to: "and recipient.medium = 'SMS' and recipient.state = 'CLAIMED')",
    tests: ["apps/api/src/features/received-sms/accept-sms.test.ts"],
  },
  {
    story: "a STOP ends SMS of a club that sent a mail",
    file: `${stop}/queries.ts`,
    from: "and recipient.medium = 'SMS' and recipient.state = 'SENT')",
    to: "and recipient.state = 'SENT')",
    tests: ["apps/api/src/features/received-sms/accept-sms.test.ts"],
  },
  {
    story: "a link to unsubscribe works on another club's address",
    file: `${stop}/find-unsubscriber.ts`,
    from: "(hostChain ?? (await chainWith(services, idHash)))",
    to: "((await chainWith(services, idHash)) ?? hostChain)",
    tests: [`${stop}/unsubscribe.test.ts`],
  },
  {
    story: "a yes that waits for a new address outlives the no",
    file: `${stop}/write-no.ts`,
    from: "isNewNo({ given, latest, waitingAfter })",
    to: "isNewNo({ given, latest, waitingAfter: null })",
    tests: [`${stop}/unsubscribe.test.ts`],
  },
  {
    story: "a mail that comes back stands with every mail the member ever got of an automatic sendout",
    file: `${returned}/queries.ts`,
    from: '.where("member_id", "=", key.member_id)\n    .where("occasion", "=", key.occasion);',
    to: '.where("member_id", "=", key.member_id);',
    tests: [`${returned}/accept-returned.test.ts`],
  },
  {
    story: "an address that was proved after a mail went out is closed when it comes back",
    file: `${returned}/queries.ts`,
    from: '\n    .where((is) => is.or([is("email_proved_at", "is", null), is("email_proved_at", "<=", sentAt)]));',
    to: ";",
    tests: [`${returned}/accept-returned.test.ts`],
  },
  {
    story: "a complaint that is told again takes a later yes back",
    file: `${returned}/accept-returned.ts`,
    from: "} else if (!found.complained_at) await writeComplaint",
    to: "} else await writeComplaint",
    tests: [`${returned}/accept-returned.test.ts`],
  },
];
