/** Every endpoint of the API, by its name. `features/declared.ts` adds the endpoints of all nouns. */
// biome-ignore lint/suspicious/noEmptyInterface: each feature adds its routes.
export interface Routes {}
type Name = keyof Routes;

/** Endpoints whose path contains an object's id. */
export type NamingEndpoint = {
  [K in Name]: Routes[K]["path"] extends `${string}/:${"id" | "membershipId"}${string}` ? K : never;
}[Name];
/** Endpoints that a local merchant may call. */
export type LocalEndpoint = {
  [K in Name]: Routes[K]["access"] extends { who: "staff"; roles: readonly (infer R)[] }
    ? "ROLE_LOCAL_MERCHANT" extends R
      ? K
      : never
    : never;
}[Name];

type WithoutThing = { [K in NamingEndpoint]: Routes[K] extends { thing: string | null } ? never : K }[NamingEndpoint];
type WithoutPlace = { [K in LocalEndpoint]: Routes[K] extends { place: string } ? never : K }[LocalEndpoint];
/** A type error below names the endpoints that lack `thing` or `place`. */
type Declared<Names, _Missing extends never> = Names;

export type EndpointName = Declared<Name, WithoutThing | WithoutPlace>;
/** The kinds of objects that paths name. */
export type NamedThing = {
  [K in NamingEndpoint]: Routes[K] extends { thing: infer Thing extends string } ? Thing : never;
}[NamingEndpoint];
/** Endpoints that a key with the right scope may call. */
export type KeyEndpointName = {
  [K in Name]: Routes[K] extends { key: `${string}:${string}` } ? K : never;
}[Name];
/** Endpoints that answer with a file. */
export type DownloadName = { [K in Name]: Routes[K] extends { download: string } ? K : never }[Name];
/** Endpoints that answer with a stream of events. */
export type StreamName = { [K in Name]: Routes[K] extends { stream: true } ? K : never }[Name];
