/** What a member's page is made of; all but the overview bear their name in the address. */
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

/** What is the member's and the shop's alone: nobody of the platform who looks as a merchant is shown it. */
export const withheldInSupport: ReadonlySet<Section> = new Set<Section>(["messages", "devices", "data"]);

/** The section an address names; null: there is none of that name. */
export function sectionOf(name: string | undefined): Section | null {
  if (name === undefined) return "overview";
  return sections.find((section) => section === name && section !== "overview") ?? null;
}
