/** Which of the app's words stand on a club's cover where it has none of its own. */
export type CoverText = "points" | "stamps" | "club";

/** What a club's cover says under its name. */
export type CoverWords = { text: string } | { instead: CoverText };
