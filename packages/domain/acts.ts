/** What an act in the trail is about. PLATFORM: done outside of any club, so no club's trail shows it. */
export type ActArea = "MEMBERS" | "POINTS" | "PURCHASES" | "OFFERS" | "CLUB" | "STAFF" | "PLATFORM";

/** The acts that a noun writes into the trail, by name. */
export type Acts = Readonly<Record<string, ActArea>>;
