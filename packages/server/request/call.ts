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

/** A chain as the directory knows it. */
export interface Chain {
  id: ChainId;
  companyId: number;
  subdomain: string;
  name: string;
  commercialName: string;
  language: Language;
  /** Those its members choose among, its own always with them. */
  languages: readonly Language[];
  timeZone: string;
  brandColour: string;
  logoPath: string | null;
  isDemo: boolean;
  /** A club to try things in: its messages reach nobody. */
  sandbox: boolean;
  /** Seconds its clock runs ahead of the server's; 0 but in a sandbox. See `chainNow`. */
  clockAhead: number;
  /** The first day without a subscription; null: there is one. */
  suspendedFrom: Temporal.PlainDate | null;
  /** It is about to move to another installation: nobody is served, and nothing of it changes. */
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
  /** Where a session was opened by a code; null when by a password. */
  device: SessionDevice | null;
  impersonation: Impersonation | null;
}

/** One of the platform's people, looking at a company as one of its merchants. */
export interface Impersonation {
  id: number;
  companyId: number;
  merchantId: number;
  /** The company lets them change things now. */
  mayChange: boolean;
}

/** The approved till device a session belongs to: it is a cashier's, of that chain, at that point of sale. */
export interface SessionDevice {
  chainId: number;
  id: number;
  locationId: number;
}

/** An approved till device itself, with nobody signed in. */
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
  /** Points of sale they work at; null means all. */
  locationIds: number[] | null;
  mayManageStaff: boolean;
  impersonation: Impersonation | null;
  /** A program that calls by a key, and acts as the key's own account; absent: a person. */
  key?: {
    id: number;
    scopes: readonly ApiScope[];
    limits: KeyLimits;
    /** How many points of sale it serves: those it is bound to, or all that are open. */
    pointsOfSale: number;
  };
}

/** A person who made keys and webhooks in a company's clubs. */
export interface Maker {
  companyId: number;
  accountId: number;
}

/** The browser that calls, known by a cookie of its own that no script can read. */
export interface KnownDevice {
  /** What it showed; null when nothing. */
  token: string | null;
  /** Gives it another with this answer. */
  keep(token: string): void;
}

interface Common {
  /** The moment it is in the call's club; where none is known, the server's. What the club's rules go by. */
  now: Temporal.Instant;
  /**
   * The server's own clock: for sessions, links, limits and whatever else is the platform's. In a sandbox a year may
   * pass in an afternoon, and nobody's session ends with it.
   */
  realNow: Temporal.Instant;
  language: Language;
  /** Where the request came from, for limits: an IPv4 address, or an IPv6 household's network. */
  source: string;
  /** From this machine itself, and not passed on by a proxy. */
  fromHere: boolean;
  userAgent: string;
}

/** A club's own call: which club, and what day it is there. */
interface InClub {
  chain: Chain;
  day: ClubDay;
}

/** Of members and visitors: the club's texts are for them, in a language it offers. */
interface ForReaders extends InClub {
  /** The caller's where the club offers it, else the club's own. */
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

/** What a handler receives: the parsed request, who calls, on which chain, and when. */
export type Call<K extends EndpointName> = Common &
  Received<AllSchemas[K]> &
  ContextOf<Routes[K]["access"]> &
  (Routes[K] extends { upload: true } ? { file: Buffer } : unknown) &
  (Routes[K] extends { device: true } ? { device: KnownDevice } : unknown) &
  (Routes[K] extends { idempotent: true } ? { idempotencyKey: string } : unknown);

/** A file to be kept under a name: whole, or a piece at a time as it is sent. */
export type Download = { fileName: string } & ({ bytes: Buffer } | { pieces: AsyncIterable<string> });

/** Of a stream, what its caller may hear. */
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
