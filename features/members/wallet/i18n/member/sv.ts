export const sv = {
  add: "Lägg till i",
  title: "Ha kortet i mobilens plånbok",
  text: "Poängen följer med, och kortet fungerar även utan nät.",
  hide: "Dölj tipset",
  failed: "Det gick inte att hämta kortet",
} as const;
