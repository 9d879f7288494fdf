import type { Access, Received, Route } from "#packages/contract/endpoint.ts";
import type { DownloadName, EndpointName, Routes, StreamName } from "#packages/contract/routes.ts";
import type { AllSchemas } from "#packages/contract/schemas.ts";
import type { KeyLimits } from "#packages/domain/access/api-keys.ts";
import type { ApiScope } from "#packages/domain/access/api-scopes.ts";
import type { StaffRole } from "#packages/domain/access/roles.ts";
import type { ClubDay } from "#packages/domain/club/club-day.ts";
import type { ChainId } from "#packages/domain/ids.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Topic } from "../live/topics.ts";

/** A chain's facts from the directory. */
export interface Chain {
  id: ChainId;
  companyId: number;
  subdomain: string;
  name: string;
  commercialName: string;
  language: Language;
  /** The languages that members can choose, including the chain's own. */
  languages: readonly Language[];
  timeZone: string;
  brandColour: string;
  logoPath: string | null;
  isDemo: boolean;
  /** Whether the club is a test club: its messages reach no real recipients. */
  sandbox: boolean;
  /** Seconds by which the club's clock is ahead of the server's; 0 except in a sandbox. See `chainNow`. */
  clockAhead: number;
  /** The first day without a subscription; null while there is one. */
  suspendedFrom: Temporal.PlainDate | null;
  /**
   * Whether the club is about to move to another installation: it then serves no requests and its data does not change.
   */
  frozen: boolean;
}

export interface MemberActor {
  kind: "member";
  memberId: number;
  role: "ROLE_CONSUMER";
  token: string;
  language: Language;
}

export interface AccountActor {
  kind: "account";
  accountId: number;
  role: StaffRole;
  token: string;
  language: Language;
  /** The till device of a session opened by a code; null after a password sign-in. */
  device: SessionDevice | null;
  impersonation: Impersonation | null;
}

/** A platform employee who sees a company like one of its merchants. */
export interface Impersonation {
  id: number;
  companyId: number;
  merchantId: number;
  /** Whether the company currently permits changes by support. */
  mayChange: boolean;
}

/** The approved till device of a cashier's session, with its chain and point of sale. */
export interface SessionDevice {
  chainId: number;
  id: number;
  locationId: number;
}

/** An approved till device itself, without a signed-in user. */
export interface DeviceActor {
  kind: "device";
  deviceId: number;
  name: string;
  locationId: number;
}

/** Staff with a grant in the call's chain. */
export interface StaffActor {
  kind: "staff";
  accountId: number;
  role: StaffRole;
  token: string;
  /** The staff member's points of sale; null means all. */
  locationIds: number[] | null;
  mayManageStaff: boolean;
  impersonation: Impersonation | null;
  /** The API key of a program, which acts as the key's own account; absent for a person. */
  key?: {
    id: number;
    scopes: readonly ApiScope[];
    limits: KeyLimits;
    /** The number of points of sale that the key serves: its own, or all open ones. */
    pointsOfSale: number;
  };
}

/** A person who created API keys and webhooks in a company's clubs. */
export interface Maker {
  companyId: number;
  accountId: number;
}

/** The calling browser, recognised by a cookie that scripts cannot read. */
export interface KnownDevice {
  /** The cookie that the browser sent; null without one. */
  token: string | null;
  /** Sets another cookie with this answer. */
  keep(token: string): void;
}

interface Common {
  /** The moment in the call's club, used by the club's rules; without a club, the server's moment. */
  now: Temporal.Instant;
  /**
   * The server's clock: for sessions, links, limits and all platform matters. A sandbox may pass a year in an afternoon
   * without ending a session.
   */
  realNow: Temporal.Instant;
  language: Language;
  /** The source of the request, for rate limits: an IPv4 address, or the network of an IPv6 household. */
  source: string;
  /** Whether the request is from this machine itself, without a proxy. */
  fromHere: boolean;
  userAgent: string;
}

/** The context of a club's call: the club and its current day. */
interface InClub {
  chain: Chain;
  day: ClubDay;
}

/** The context of members and visitors, who read the club's texts in an offered language. */
interface ForReaders extends InClub {
  /** The caller's language if the club offers it, else the club's own. */
  textLanguage: Language;
}

type ContextOf<A extends Access> = A["who"] extends "member"
  ? ForReaders & { actor: MemberActor }
  : A["who"] extends "visitor"
    ? ForReaders & { whoVisits: () => Promise<MemberActor | null> }
    : A["who"] extends "staff"
      ? InClub & { actor: StaffActor }
      : A["who"] extends "device"
        ? InClub & { actor: DeviceActor }
        : A["who"] extends "account"
          ? { actor: AccountActor }
          : A["who"] extends "signed-in"
            ? { actor: MemberActor | AccountActor; hostChain: Chain | null }
            : { hostChain: Chain | null; token: string | null };

/** The argument of a handler: the parsed request, the caller, the chain and the time. */
export type Call<K extends EndpointName> = Common &
  Received<AllSchemas[K]> &
  ContextOf<Routes[K]["access"]> &
  (Routes[K] extends { upload: true } ? { file: Buffer } : unknown) &
  (Routes[K] extends { device: true } ? { device: KnownDevice } : unknown) &
  (Routes[K] extends { idempotent: true } ? { idempotencyKey: string } : unknown);

/** A file to download: complete, or in pieces while it is generated. */
export type Download = { fileName: string } & ({ bytes: Buffer } | { pieces: AsyncIterable<string> });

/** The result of a handler; for a stream, the topics that its caller may receive. */
type AnswerOf<K extends EndpointName> = K extends DownloadName
  ? Download
  : K extends StreamName
    ? readonly Topic[]
    : ShapeOf<K>;

type ShapeOf<K extends EndpointName> = AllSchemas[K] extends { answer: infer S }
  ? S extends { _zod: { input: infer I } }
    ? I
    : never
  : // biome-ignore lint/suspicious/noConfusingVoidType: a handler whose call has no answer returns none.
    void;

/** A handler for each endpoint of a feature. */
export type Handlers<R extends Record<string, Route>> = {
  [K in keyof R & EndpointName]: (call: Call<K>) => Promise<AnswerOf<K>>;
};
export type AnyHandlers = Record<EndpointName, (call: never) => Promise<unknown>>;
