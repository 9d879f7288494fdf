import type { ApiScope } from "#packages/domain/access/api-scopes.ts";
import type { StaffRole } from "#packages/domain/access/roles.ts";
import type { ErrorCode } from "./error-codes.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/**
 * Who may call. `anyone`: no session, no chain. `visitor`: no session, the chain of the host or the path.
 * `member`: a member of the host's chain. `signed-in`: any session. `staff`: a grant in the chain named by the header
 * `Stammis-Chain`. `account`: staff without a chain. `device`: an approved till device, by its own token; its chain.
 * `byPin`: a session opened by a code at a till is the till's alone; these it may call as well.
 */
export type Access =
  | { readonly who: "anyone" }
  | { readonly who: "visitor" }
  | { readonly who: "member" }
  | { readonly who: "device" }
  | { readonly who: "signed-in"; readonly byPin?: true }
  | { readonly who: "staff"; readonly roles: readonly StaffRole[] }
  | { readonly who: "account"; readonly roles: readonly StaffRole[]; readonly byPin?: true };

/**
 * How a call is handled that the platform's support makes as a company's merchant. `withheld`: refused. `masked`:
 * answered with free texts hidden and counts of members rounded down (`mask-answer.ts` of the server). `open`: answered
 * as it is, and a change is made where the merchant allowed changes. `own`: about support's session itself.
 */
export type Support = "open" | "masked" | "own" | "withheld";

/**
 * What a local merchant may reach with a call. `own`: things of their own points of sale, checked by the tests with the
 * noun's `noun.fixture.ts`. `club`: the same for every point of sale. `self`: the caller's own. `number`: any member
 * whose number the caller has.
 */
export type Place = "own" | "club" | "self" | "number";

interface AnyRoute {
  readonly method: Method;
  /** Below `/api`. */
  readonly path: string;
  /**
   * The kind of thing that `:id` or `:membershipId` of the path names, one of a club's; null: of an account, a company
   * or the platform. A call with another club's id is answered 404, which the tests check for every kind.
   */
  readonly thing?: string | null;
  /** Required where a local merchant may call. */
  readonly place?: Place;
  /** By default reads by staff are masked and every other call is withheld. */
  readonly support?: Support;
  /** Changes nothing, though it is no GET: what is asked about is too much for an address. */
  readonly reads?: true;
  /** The body is one file, sent as multipart. */
  readonly upload?: true;
  /** A form may be posted to it, as mail programs do; what the form says is not read. */
  readonly form?: true;
  /** The answer is a file of this type, not JSON. */
  readonly download?: "application/json" | "application/pdf" | "application/xml" | "text/csv" | "text/plain";
  /** The answer is a stream of server-sent events that goes on: see `LiveEvents`. */
  readonly stream?: true;
  /** Told by a cookie which device calls, and may give it a new one: see `KnownDevice` of the API. */
  readonly device?: true;
  /** Needs the header `Idempotency-Key`; the first answer is stored and replayed. */
  readonly idempotent?: true;
}

type StaffAccess = Extract<Access, { who: "staff" }>;

/** One endpoint as both sides need it at run time. It has no zod, so that schemas stay out of the browser. */
export type Route = AnyRoute &
  (
    | {
        readonly access: StaffAccess;
        /** The scope a key needs to make the call; `withheld`: no key may, whatever its scopes. */
        readonly key: ApiScope | "withheld";
      }
    | { readonly access: Exclude<Access, StaffAccess>; readonly key?: never }
  );

export const anyone = { who: "anyone" } as const;
export const visitor = { who: "visitor" } as const;
export const member = { who: "member" } as const;
export const signedIn = { who: "signed-in" } as const;
export const signedInAlsoByPin = { who: "signed-in", byPin: true } as const;
export const tillDevice = { who: "device" } as const;

/** The company's merchant, and the platform's admin in support of them. */
export const merchants = { who: "staff", roles: ["ROLE_ADMIN", "ROLE_MERCHANT"] } as const;
export const localMerchants = { who: "staff", roles: ["ROLE_ADMIN", "ROLE_MERCHANT", "ROLE_LOCAL_MERCHANT"] } as const;
export const allStaff = {
  who: "staff",
  roles: ["ROLE_ADMIN", "ROLE_MERCHANT", "ROLE_LOCAL_MERCHANT", "ROLE_CASHIER"],
} as const;
/** The chain's own people: a platform's admin has no code and no till of theirs. */
export const ownStaff = { who: "staff", roles: ["ROLE_MERCHANT", "ROLE_LOCAL_MERCHANT", "ROLE_CASHIER"] } as const;
/** Who may stand beside a cashier, in person or from the back office. */
export const secondPeople = { who: "staff", roles: ["ROLE_MERCHANT", "ROLE_LOCAL_MERCHANT"] } as const;
export const anyAccount = {
  who: "account",
  roles: ["ROLE_ADMIN", "ROLE_MERCHANT", "ROLE_LOCAL_MERCHANT", "ROLE_CASHIER"],
} as const;
export const anyAccountAlsoByPin = { ...anyAccount, byPin: true } as const;
export const admins = { who: "account", roles: ["ROLE_ADMIN"] } as const;

/** Structural on purpose: several times cheaper to check than zod's own types. */
export interface Schema {
  readonly _zod: { readonly input: unknown; readonly output: unknown };
  parse(value: unknown): unknown;
}

export interface Schemas {
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Absent where the answer is empty (204). */
  readonly answer?: Schema;
  /** Codes this endpoint may refuse with, whole or at a field, besides those `refusalsOf` adds. */
  readonly errors?: readonly ErrorCode[];
}

type InputOf<S> = S extends Schema ? S["_zod"]["input"] : never;
type OutputOf<S> = S extends Schema ? S["_zod"]["output"] : never;

/** What the caller gives. */
export type Input<S> = {
  [K in "params" | "query" | "body" as K extends keyof S ? K : never]: K extends keyof S ? InputOf<S[K]> : never;
};
/** What the handler receives, parsed. */
export type Received<S> = {
  [K in "params" | "query" | "body" as K extends keyof S ? K : never]: K extends keyof S ? OutputOf<S[K]> : never;
};
/** What the caller gets back. */
export type Answer<S> = S extends { readonly answer: Schema } ? S["answer"]["_zod"]["output"] : undefined;

/** The scope a key needs to make the call; `withheld`: no key may, whatever its scopes. */
export const scopeOf = (route: Route): ApiScope | "withheld" => route.key ?? "withheld";
