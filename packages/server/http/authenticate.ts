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
import type { OpenPages, ReadFrontPage } from "../request/front-page.ts";
import type { PhoneCalls } from "../request/phone-calls.ts";
import { refuse } from "../request/refusal.ts";
import type { ReturnedMail } from "../request/returned-mail.ts";
import type { SharedPage, SharedQuestion } from "../request/shared-page.ts";
import type { ShopWebhooks } from "../request/shop-webhooks.ts";
import type { ReceivedSms, SmsReports } from "../request/sms-reports.ts";
import { type KnownSessions, tokenOf } from "./known-sessions.ts";
import { isFromHere, networkOf } from "./networks.ts";

/** Whether a request counts as use and prolongs its session. An open stream only listens, so it does not. */
export type SessionUse = "used" | "heard";

/** The chain's public facts for a page's head and first paint; the page embeds all of them for the app. */
export interface PublicFacts {
  logoPath: string | null;
  clubPointActive: boolean;
  /** The line that announces the welcome gift, in each language. */
  welcomeGift: Readonly<Record<Language, string>> | null;
  pointsOfSale: readonly { subpage: string }[];
}

/** The paths of the pages of both apps, by name. */
export interface AppPaths {
  member: Readonly<Record<"home" | "guest" | "passwordRequest", string>>;
  office: Readonly<Record<"passwordRequest", string>>;
  /** The front page's own address in each language. */
  front: Readonly<Record<Language, string>>;
}

/** The features' services for authentication (chains by subdomain, sessions) and for the first content of pages. */
export interface Identities {
  chainBySubdomain(subdomain: string): Promise<Chain | null>;
  paths: AppPaths;
  /** Returns the channel of an unsubscribe id; null for any other text. */
  unsubscribeChannel(id: string): Channel | null;
  /** Returns the club of an unsubscribe id; null for an unknown id. */
  chainByUnsubscribeId(id: string): Promise<Chain | null>;
  /** Returns the target of an unsubscribe link whose club has moved to another installation. */
  movedUnsubscribeId(id: string): Promise<string | null>;
  /** Receives delivery reports of SMS providers; null without a provider. */
  smsReports: SmsReports | null;
  /** Receives SMS replies; null without a provider. */
  receivedSms: ReceivedSms | null;
  /** Receives events of the card payment provider; null without one. */
  cardEvents: CardEvents | null;
  /** Receives bounced mails; null if no mail server delivers them. */
  returnedMail: ReturnedMail | null;
  /** Receives the orders of connected shops. */
  shopWebhooks: ShopWebhooks;
  /** Receives requests of phones about wallet cards; null without wallets. */
  phones: PhoneCalls | null;
  /** Returns a chain's public facts for the first paint. */
  publicFacts(chain: Chain): Promise<PublicFacts>;
  /** Returns the cover: the club's words to visitors in its own language, and its current offers. */
  cover(chain: Chain): Promise<Cover>;
  frontPage: ReadFrontPage;
  /** Returns the titles and descriptions of the back office's pages that search engines may list. */
  openPages(language: Language): OpenPages;
  /** Returns the preview of a page that is shared as a link; null for an unknown picture name. */
  sharedPage(chain: Chain, facts: PublicFacts, question: SharedQuestion): Promise<SharedPage | null>;
  /** Returns the target of a link in a club's message; null for an unknown link. */
  followLink(chain: Chain, code: string, mark: string): Promise<string | null>;
  memberByToken(chain: Chain, token: string, now: Temporal.Instant, use?: SessionUse): Promise<MemberActor | null>;
  /** Returns an approved till device and its chain. */
  deviceByToken(token: string): Promise<{ chain: Chain; actor: DeviceActor } | null>;
  accountByToken(token: string, now: Temporal.Instant): Promise<AccountActor | null>;
  /** Returns the token's account and its grant in this chain; either may be missing. */
  staffByToken(
    chain: Chain | null,
    token: string,
    now: Temporal.Instant,
    use?: SessionUse,
  ): Promise<{ account: AccountActor | null; staff: StaffActor | null }>;
  /** Returns the actor of an API key of this chain; null for an invalid key. */
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
  /** The language in which the club's texts are sent to members and visitors. */
  textLanguage?: Language;
  actor?: MemberActor | AccountActor | StaffActor | DeviceActor;
  /** Returns the member whose session the visitor's request carries, if any; reads it on demand. */
  whoVisits?: () => Promise<MemberActor | null>;
  token?: string | null;
}

declare module "fastify" {
  interface FastifyRequest {
    context: RequestContext;
    /** The language of the request's session, once it is read; later refusals use it too. */
    spoken: Language | null;
  }
}

export interface Authenticator {
  authenticate(request: FastifyRequest, access: Access, use?: SessionUse): Promise<RequestContext>;
}

/** Returns the subdomain of a chain's own host; null on the product's hosts. */
export function subdomainOf(hostname: string, publicHost: string): string | null {
  const host = hostname.toLowerCase();
  if (!host.endsWith(`.${publicHost}`)) return null;
  const label = host.slice(0, -publicHost.length - 1);
  return label === "app" || label === "www" || label.includes(".") ? null : label;
}

/**
 * Whether a host name belongs to the product. Foreign host names may point at this server; numeric addresses cannot
 * mislead.
 */
export function isKnownHost(hostname: string, publicHost: string): boolean {
  const host = hostname.toLowerCase();
  return (
    host === publicHost ||
    host.endsWith(`.${publicHost}`) ||
    host === "localhost" ||
    /^[\d.]+$|^\[[\da-f:.]+\]$/.test(host)
  );
}

/** Returns the session's language, else the browser's, else the chain's; null if none is available. */
export function languageOf(request: FastifyRequest, chain: Chain | null): Language | null {
  if (request.spoken) return request.spoken;
  for (const tag of (request.headers["accept-language"] ?? "").split(",")) {
    const language = languageOfTag(tag.split(";")[0] ?? "");
    if (language) return language;
  }
  return chain?.language ?? null;
}

/** Decides who may call an endpoint and for which chain: from the host and the session, never from the body. */
export function createAuthenticator(
  identities: Identities,
  sessions: KnownSessions,
  publicHost: string,
  clock: () => Temporal.Instant,
): Authenticator {
  /** Records the actor behind a token, for rate limits and the language of refusals. */
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

  /** On a chain's own host the path's subdomain must name that chain. */
  async function visitedChain(request: FastifyRequest): Promise<Chain> {
    const label = subdomainOf(request.hostname, publicHost);
    const named = (request.params as { subdomain?: string }).subdomain?.toLowerCase();
    if (label !== null && named !== undefined && label !== named) refuse("NOT_FOUND");
    const subdomain = named ?? label;
    return (subdomain && (await identities.chainBySubdomain(subdomain))) || refuse("NOT_FOUND");
  }

  /** A visitor needs no session; a handler that needs the visitor's session reads it on demand. */
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

  /** A key of another club is treated like an unknown key. */
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
      // The server's clock decides about sessions; the club's clock applies to acts in the club.
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
