import type { FastifyRequest } from "fastify";
import type { Access } from "#packages/contract/endpoint.ts";
import { keyPattern } from "#packages/domain/access/api-keys.ts";
import { chainNow } from "#packages/domain/club/club-clock.ts";
import { type ClubDay, clubDay } from "#packages/domain/club/club-day.ts";
import type { Channel } from "#packages/domain/people/channels.ts";
import { defaultLanguage, type Language, languageOfTag } from "#packages/domain/translations/languages.ts";
import { readingLanguage } from "#packages/domain/translations/translations.ts";
import type { AccountActor, Chain, DeviceActor, MemberActor, StaffActor } from "../request/call.ts";
import type { CardEvents } from "../request/card-events.ts";
import type { Cover } from "../request/cover-words.ts";
import type { PhoneCalls } from "../request/phone-calls.ts";
import { refuse } from "../request/refusal.ts";
import type { ReturnedMail } from "../request/returned-mail.ts";
import type { SharedPage, SharedQuestion } from "../request/shared-page.ts";
import type { ReceivedSms, SmsReports } from "../request/sms-reports.ts";
import { type KnownSessions, tokenOf } from "./known-sessions.ts";
import { isFromHere, networkOf } from "./networks.ts";

/** Whether a session is used by what is asked, and so lasts longer; one that only goes on listening does not. */
export type SessionUse = "used" | "heard";

/** What a page's head and first paint read of a chain's public facts. The page holds all of them for the app. */
export interface PublicFacts {
  logoPath: string | null;
  clubPointActive: boolean;
  pointsOfSale: readonly { subpage: string }[];
}

/** The paths of the pages of both apps, by their names. */
export interface AppPaths {
  member: Readonly<Record<"home" | "guest" | "passwordRequest", string>>;
  office: Readonly<Record<"passwordRequest", string>>;
}

/** What authentication asks the features: chains by subdomain, and sessions; and screens, what their pages begin with. */
export interface Identities {
  chainBySubdomain(subdomain: string): Promise<Chain | null>;
  paths: AppPaths;
  /** The channel of an id to unsubscribe by; null for any other text. */
  unsubscribeChannel(id: string): Channel | null;
  /** The club that an id to unsubscribe by is of; null when it is none. */
  chainByUnsubscribeId(id: string): Promise<Chain | null>;
  /** Where a link to unsubscribe leads whose club has moved to another installation. */
  movedUnsubscribeId(id: string): Promise<string | null>;
  /** What SMS providers tell by themselves; null where there is nobody to hear it. */
  smsReports: SmsReports | null;
  /** SMS that people answer with; null where there is nobody to hand them on. */
  receivedSms: ReceivedSms | null;
  /** What the provider of card payments tells by itself; null where there is none. */
  cardEvents: CardEvents | null;
  /** Mails that come back; null where nobody brings them. */
  returnedMail: ReturnedMail | null;
  /** What phones ask about cards in their wallets; null where there are none. */
  phones: PhoneCalls | null;
  /** A chain as everybody may see it, for the first paint. */
  publicFacts(chain: Chain): Promise<PublicFacts>;
  /** What it says of itself to whoever comes by, in its own language, and what it has right now. */
  cover(chain: Chain): Promise<Cover>;
  /** What one of its pages says where its address is pasted; null for what no picture is named. */
  sharedPage(chain: Chain, facts: PublicFacts, question: SharedQuestion): Promise<SharedPage | null>;
  /** Where a link in a message of a club leads; null for what is none of its. */
  followLink(chain: Chain, code: string, mark: string): Promise<string | null>;
  memberByToken(chain: Chain, token: string, now: Temporal.Instant, use?: SessionUse): Promise<MemberActor | null>;
  /** An approved till device and its chain. */
  deviceByToken(token: string): Promise<{ chain: Chain; actor: DeviceActor } | null>;
  accountByToken(token: string, now: Temporal.Instant): Promise<AccountActor | null>;
  /** The account behind the token with its grant in this chain: no session, no grant, or both. */
  staffByToken(
    chain: Chain | null,
    token: string,
    now: Temporal.Instant,
    use?: SessionUse,
  ): Promise<{ account: AccountActor | null; staff: StaffActor | null }>;
  /** Who acts by a key of this chain; null when it opens nothing there. */
  staffByKey(chain: Chain, key: string, now: Temporal.Instant): Promise<StaffActor | null>;
}

export interface RequestContext {
  now: Temporal.Instant;
  realNow: Temporal.Instant;
  language: Language;
  source: string;
  fromHere: boolean;
  userAgent: string;
  hostChain?: Chain | null;
  chain?: Chain;
  day?: ClubDay;
  /** Of members and visitors. */
  textLanguage?: Language;
  actor?: MemberActor | AccountActor | StaffActor | DeviceActor;
  /** Of visitors: whose session they bring, if any; read when it is asked. */
  whoVisits?: () => Promise<MemberActor | null>;
  token?: string | null;
}

declare module "fastify" {
  interface FastifyRequest {
    context: RequestContext;
    /** The language of the session behind the request, as soon as it is known: refusals on the way speak it, too. */
    spoken: Language | null;
  }
}

export interface Authenticator {
  authenticate(request: FastifyRequest, access: Access, use?: SessionUse): Promise<RequestContext>;
}

/** The first label of a chain's own host; null on the product's hosts. */
export function subdomainOf(hostname: string, publicHost: string): string | null {
  const host = hostname.toLowerCase();
  if (!host.endsWith(`.${publicHost}`)) return null;
  const label = host.slice(0, -publicHost.length - 1);
  return label === "app" || label === "www" || label.includes(".") ? null : label;
}

/** A name that is not ours points elsewhere's pages at this server; an address in digits cannot. */
export function isKnownHost(hostname: string, publicHost: string): boolean {
  const host = hostname.toLowerCase();
  return (
    host === publicHost ||
    host.endsWith(`.${publicHost}`) ||
    host === "localhost" ||
    /^[\d.]+$|^\[[\da-f:.]+\]$/.test(host)
  );
}

/** The session's language, else what the browser asks for, else the chain's; null where nothing is known. */
export function languageOf(request: FastifyRequest, chain: Chain | null): Language | null {
  if (request.spoken) return request.spoken;
  for (const tag of (request.headers["accept-language"] ?? "").split(",")) {
    const language = languageOfTag(tag.split(";")[0] ?? "");
    if (language) return language;
  }
  return chain?.language ?? null;
}

/** Decides who may call an endpoint, and on which chain: from the host and the session, never from the body. */
export function createAuthenticator(
  identities: Identities,
  sessions: KnownSessions,
  publicHost: string,
  clock: () => Temporal.Instant,
): Authenticator {
  /** Whoever stands behind a token, for the limits and for the language of what may yet be refused. */
  function met<Actor extends { language: Language }>(request: FastifyRequest, actor: Actor | null) {
    if (actor) sessions.opened(request, actor.language);
    else sessions.refused(request);
    request.spoken = actor?.language ?? null;
    return actor;
  }

  async function hostChainOf(request: FastifyRequest): Promise<Chain | null> {
    const label = subdomainOf(request.hostname, publicHost);
    return label === null ? null : identities.chainBySubdomain(label);
  }

  /** On a chain's own host the path's subdomain must be that chain's. */
  async function visitedChain(request: FastifyRequest): Promise<Chain> {
    const label = subdomainOf(request.hostname, publicHost);
    const named = (request.params as { subdomain?: string }).subdomain?.toLowerCase();
    if (label !== null && named !== undefined && label !== named) refuse("NOT_FOUND");
    const subdomain = named ?? label;
    return (subdomain && (await identities.chainBySubdomain(subdomain))) || refuse("NOT_FOUND");
  }

  /** A visitor needs no session; where what they ask for hangs on one, theirs is looked at then. */
  const withVisitor = (chain: Chain, token: string | null, now: Temporal.Instant) => ({
    chain,
    whoVisits: async () => (token ? identities.memberByToken(chain, token, now) : null),
  });

  async function asStaff(
    request: FastifyRequest,
    access: Access & { who: "staff" },
    now: Temporal.Instant,
    use: SessionUse,
  ) {
    const token = tokenOf(request) ?? refuse("NOT_SIGNED_IN");
    const header = request.headers["stammis-chain"];
    const chain = typeof header === "string" ? await identities.chainBySubdomain(header.toLowerCase()) : null;
    if (keyPattern.test(token)) return asKey(request, access, { token, chain, now });
    const { account, staff } = await identities.staffByToken(chain, token, now, use);
    if (!met(request, account)) refuse("NOT_SIGNED_IN");
    if (!chain || !staff || !access.roles.includes(staff.role)) refuse("NO_ACCESS");
    return { chain, actor: staff };
  }

  /** A key of another club is none here: it is told no more than a made-up one. */
  async function asKey(
    request: FastifyRequest,
    access: Access & { who: "staff" },
    { token, chain, now }: { token: string; chain: Chain | null; now: Temporal.Instant },
  ) {
    const staff = chain && (await identities.staffByKey(chain, token, now));
    met(request, staff && { language: chain.language });
    if (!chain || !staff) return refuse("NOT_SIGNED_IN");
    if (!access.roles.includes(staff.role)) refuse("NO_ACCESS");
    return { chain, actor: staff };
  }

  async function contextAs(
    request: FastifyRequest,
    access: Access,
    now: Temporal.Instant,
    use: SessionUse,
  ): Promise<Partial<RequestContext>> {
    const token = tokenOf(request);
    switch (access.who) {
      case "anyone":
        return { hostChain: await hostChainOf(request), token };
      case "visitor":
        return withVisitor(await visitedChain(request), token, now);
      case "staff":
        return asStaff(request, access, now, use);
      case "account": {
        const actor =
          met(request, token ? await identities.accountByToken(token, now) : null) ?? refuse("NOT_SIGNED_IN");
        if (!access.roles.includes(actor.role) || (actor.device && !access.byPin)) refuse("NO_ACCESS");
        return { actor };
      }
      case "device":
        return (token && (await identities.deviceByToken(token))) || refuse("DEVICE_NOT_APPROVED");
      case "member": {
        const chain = await hostChainOf(request);
        if (!chain || !token) return refuse("NOT_SIGNED_IN");
        const actor = met(request, await identities.memberByToken(chain, token, now, use)) ?? refuse("NOT_SIGNED_IN");
        return { chain, actor };
      }
      case "signed-in": {
        const hostChain = await hostChainOf(request);
        if (!token) refuse("NOT_SIGNED_IN");
        const actor = met(
          request,
          hostChain
            ? await identities.memberByToken(hostChain, token, now)
            : await identities.accountByToken(token, now),
        );
        if (actor?.kind === "account" && actor.device && !access.byPin) refuse("NO_ACCESS");
        return { hostChain, actor: actor ?? refuse("NOT_SIGNED_IN") };
      }
    }
  }

  return {
    async authenticate(request, access, use = "used") {
      // Who calls is judged by the server's clock; what they do in a club happens by the club's.
      const realNow = clock();
      const context = await contextAs(request, access, realNow, use);
      const chain = context.chain ?? context.hostChain ?? null;
      if (chain?.frozen) refuse("CLUB_MOVING");
      const now = chain ? chainNow(realNow, chain) : realNow;
      const language = languageOf(request, chain) ?? defaultLanguage;
      const isReader = access.who === "member" || access.who === "visitor";
      return {
        ...context,
        ...(context.chain && { day: clubDay(context.chain, now) }),
        ...(context.chain && isReader && { textLanguage: readingLanguage(language, context.chain) }),
        now,
        realNow,
        language,
        source: networkOf(request.ip),
        fromHere: isFromHere(request),
        userAgent: (request.headers["user-agent"] ?? "").slice(0, 300),
      };
    },
  };
}
