/** The area of an audited act. PLATFORM: the act happens outside all clubs, so no club's audit trail shows it. */
export type ActArea = "MEMBERS" | "POINTS" | "PURCHASES" | "OFFERS" | "CLUB" | "STAFF" | "PLATFORM";

/** The acts that a feature writes into the audit trail, by name. */
export type Acts = Readonly<Record<string, ActArea>>;

/** Every act that a noun declares, with its area. The audit trail adds the list of all nouns. */
// biome-ignore lint/suspicious/noEmptyInterface: a feature adds the members.
export interface DeclaredActs {}

/** An act that a club's audit trail shows. */
export type TrailAct = {
  [Act in keyof DeclaredActs]: DeclaredActs[Act] extends "PLATFORM" ? never : Act;
}[keyof DeclaredActs];
export type PlatformTrailAct = keyof DeclaredActs;
