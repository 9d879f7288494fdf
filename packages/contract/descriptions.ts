import type { Answer, Input, Route, Schemas } from "./endpoint.ts";

/** A call in words, for people who connect a program to the API. */
export interface Description {
  /** A verb and its object, without a full stop. */
  readonly summary: string;
  readonly description: string;
  /** The default is made from the schemas and the example values of fields. */
  readonly example?: {
    readonly params?: unknown;
    readonly query?: unknown;
    readonly body?: unknown;
    readonly answer?: unknown;
  };
}

interface TypedDescription<S extends Schemas> extends Description {
  readonly example?: Partial<Input<S>> & { readonly answer?: Answer<S> };
}

type KeyCall<R> = { [K in keyof R]: R[K] extends { key: `${string}:${string}` } ? K : never }[keyof R];

/** The descriptions of a noun's calls: required for each call that a key may make. */
export type Descriptions<R extends Record<string, Route>, S extends Record<keyof R, Schemas>> = {
  readonly [K in KeyCall<R>]: TypedDescription<S[K]>;
};
