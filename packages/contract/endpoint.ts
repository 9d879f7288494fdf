import type { StaffRole } from "#features/access/staff/domain/roles.ts";
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

/** What both sides need at run time; no zod, so that schemas stay out of the browser. Paths stand under `/api`. */
export interface Route {
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
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
