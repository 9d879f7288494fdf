import type { ApiScope } from "#packages/domain/access/api-scopes.ts";
import type { StaffRole } from "#packages/domain/access/roles.ts";
import type { ErrorCode } from "./error-codes.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/**
 * The callers. `anyone`: no session, no chain. `visitor`: no session; the host's or path's chain. `member`: of the
 * host's chain. `signed-in`: any session. `staff`: a grant in the chain named by `Stammis-Chain`. `account`: staff
 * without a chain. `device`: an approved till device's token. `byPin`: also sessions opened by a code at a till.
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
 * How a call is handled while the platform's support impersonates a merchant. `withheld`: refused. `masked`: free texts
 * are hidden and member counts rounded down (`mask-answer.ts`). `open`: answered unmasked; changes need the merchant's
 * permission. `own`: concerns the support session itself.
 */
export type Support = "open" | "masked" | "own" | "withheld";

/**
 * The reach of a local merchant's call. `own`: items of their own points of sale, checked by tests with the noun's
 * `noun.fixture.ts`. `club`: the same for every point of sale. `self`: the caller's own data. `number`: any member
 * whose number the caller has.
 */
export type Place = "own" | "club" | "self" | "number";

interface AnyRoute {
  readonly method: Method;
  /** The path below `/api`. */
  readonly path: string;
  /**
   * The kind of object that `:id` or `:membershipId` in the path names. Null: the object belongs to an account, a
   * company or the platform, not to a club. An id of another club returns 404; tests check this for every kind.
   */
  readonly thing?: string | null;
  /** Required on endpoints that a local merchant may call. */
  readonly place?: Place;
  /** By default, reads by staff are masked and all other calls are withheld. */
  readonly support?: Support;
  /** The call changes nothing although it is no GET: its query is too long for a URL. */
  readonly reads?: true;
  /** The body is one file, sent as multipart. */
  readonly upload?: true;
  /** The endpoint accepts a form post, as mail programs send it. The form's content is ignored. */
  readonly form?: true;
  /** The answer is a file of this type, not JSON. */
  readonly download?: "application/json" | "application/pdf" | "application/xml" | "text/csv" | "text/plain";
  /** The answer is an endless stream of server-sent events: see `LiveEvents`. */
  readonly stream?: true;
  /** A cookie identifies the calling device. The answer may set a new cookie: see `KnownDevice` in the API. */
  readonly device?: true;
  /** Needs the header `Idempotency-Key`; the first answer is stored and replayed. */
  readonly idempotent?: true;
}

type StaffAccess = Extract<Access, { who: "staff" }>;

/** The runtime part of an endpoint, for client and server. It has no zod, so schemas stay out of the browser. */
export type Route = AnyRoute &
  (
    | {
        readonly access: StaffAccess;
        /** The scope that a key needs for the call; `withheld`: no key may make it, whatever its scopes. */
        readonly key: ApiScope | "withheld";
        /** Further scopes, each of which also allows the call. */
        readonly otherScopes?: readonly ApiScope[];
      }
    | { readonly access: Exclude<Access, StaffAccess>; readonly key?: never; readonly otherScopes?: never }
  );

export const anyone = { who: "anyone" } as const;
export const visitor = { who: "visitor" } as const;
export const member = { who: "member" } as const;
export const signedIn = { who: "signed-in" } as const;
export const signedInAlsoByPin = { who: "signed-in", byPin: true } as const;
export const tillDevice = { who: "device" } as const;

/** The company's merchant, and the platform's admin in a support session. */
export const merchants = { who: "staff", roles: ["ROLE_ADMIN", "ROLE_MERCHANT"] } as const;
export const localMerchants = { who: "staff", roles: ["ROLE_ADMIN", "ROLE_MERCHANT", "ROLE_LOCAL_MERCHANT"] } as const;
export const allStaff = {
  who: "staff",
  roles: ["ROLE_ADMIN", "ROLE_MERCHANT", "ROLE_LOCAL_MERCHANT", "ROLE_CASHIER"],
} as const;
/** The chain's own people. A platform admin has no code and no till in the chain. */
export const ownStaff = { who: "staff", roles: ["ROLE_MERCHANT", "ROLE_LOCAL_MERCHANT", "ROLE_CASHIER"] } as const;
/** Roles that can act as a second person for a cashier, in person or from the back office. */
export const secondPeople = { who: "staff", roles: ["ROLE_MERCHANT", "ROLE_LOCAL_MERCHANT"] } as const;
export const anyAccount = {
  who: "account",
  roles: ["ROLE_ADMIN", "ROLE_MERCHANT", "ROLE_LOCAL_MERCHANT", "ROLE_CASHIER"],
} as const;
export const anyAccountAlsoByPin = { ...anyAccount, byPin: true } as const;
export const admins = { who: "account", roles: ["ROLE_ADMIN"] } as const;

/** A structural type on purpose: the type checker handles it several times faster than zod's own types. */
export interface Schema {
  readonly _zod: { readonly input: unknown; readonly output: unknown };
  parse(value: unknown): unknown;
}

export interface Schemas {
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Absent if the answer is empty (204). */
  readonly answer?: Schema;
  /** The content of a download as JSON, for the description of the API. */
  readonly file?: Schema;
  /** Codes that this endpoint may refuse with, overall or for a field, besides the codes from `refusalsOf`. */
  readonly errors?: readonly ErrorCode[];
}

type InputOf<S> = S extends Schema ? S["_zod"]["input"] : never;
type OutputOf<S> = S extends Schema ? S["_zod"]["output"] : never;

/** The input of a call, before parsing. */
export type Input<S> = {
  [K in "params" | "query" | "body" as K extends keyof S ? K : never]: K extends keyof S ? InputOf<S[K]> : never;
};
/** The parsed input that the handler receives. */
export type Received<S> = {
  [K in "params" | "query" | "body" as K extends keyof S ? K : never]: K extends keyof S ? OutputOf<S[K]> : never;
};
/** The answer that the caller receives. */
export type Answer<S> = S extends { readonly answer: Schema } ? S["answer"]["_zod"]["output"] : undefined;

/** Returns the scope that a key needs for the call; `withheld`: no key may make it, whatever its scopes. */
export const scopeOf = (route: Route): ApiScope | "withheld" => route.key ?? "withheld";

/** Returns every scope that allows a key to make the call, the usual one first; empty: no key may make it. */
export function scopesOf(route: Route): readonly ApiScope[] {
  const scope = scopeOf(route);
  return scope === "withheld" ? [] : [scope, ...(route.otherScopes ?? [])];
}
