/** The paths of the back office, by name. `features/declared.ts` adds the paths of all nouns. */
// biome-ignore lint/suspicious/noEmptyInterface: the nouns add the members.
export interface OfficePaths {}

/** The paths of the member app, by name. `features/declared.ts` adds the paths of all nouns. */
// biome-ignore lint/suspicious/noEmptyInterface: the nouns add the members.
export interface MemberPaths {}

/** A path of the back office without parameters. */
export type PlainPath = Exclude<OfficePaths[keyof OfficePaths], `${string}$${string}`>;
