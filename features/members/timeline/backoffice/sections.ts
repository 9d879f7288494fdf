/** The sections of a member's page; all except the overview are named in the address. */
export const sections = [
  "overview",
  "points",
  "offers",
  "purchases",
  "messages",
  "consents",
  "devices",
  "data",
] as const;
export type Section = (typeof sections)[number];

/** Sections that only the club's staff see. They are hidden from platform support that impersonates a merchant. */
export const withheldInSupport: ReadonlySet<Section> = new Set<Section>(["messages", "devices", "data"]);

/** Returns the section an address names; null for an unknown name. */
export function sectionOf(name: string | undefined): Section | null {
  if (name === undefined) return "overview";
  return sections.find((section) => section === name && section !== "overview") ?? null;
}
