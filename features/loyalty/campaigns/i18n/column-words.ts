import type { FileWords } from "#packages/i18n/list-words.ts";
import type { campaignColumns } from "../contract/columns.ts";

export const campaignWords = {
  fileName: { sv: "kampanjer", en: "campaigns", fr: "campagnes" },
  columns: {
    id: { sv: "Kampanj", en: "Campaign", fr: "Campagne" },
    name: { sv: "Kampanj", en: "Campaign", fr: "Campagne", file: { sv: "Namn", en: "Name", fr: "Nom" } },
    when: { sv: "När", en: "When", fr: "Quand" },
    description: { sv: "Beskrivning", en: "Description", fr: "Description" },
    status: { sv: "Läge", en: "Status", fr: "État" },
    starts: { sv: "Första dag", en: "First day", fr: "Premier jour" },
    ends: { sv: "Sista dag", en: "Last day", fr: "Dernier jour" },
    where: { sv: "Var", en: "Where", fr: "Où" },
    locations: { sv: "Säljställen", en: "Points of sale", fr: "Points de vente" },
    coupon: { sv: "Kupong", en: "Coupon", fr: "Coupon" },
    shownTo: { sv: "Syns", en: "Shown to", fr: "Visible" },
    welcome: { sv: "Välkomsterbjudande", en: "Welcome offer", fr: "Offre de bienvenue" },
    public: { sv: "Visas för alla", en: "Shown to everyone", fr: "Visible par tous" },
    used: { sv: "Använd", en: "Used", fr: "Utilisée" },
    actions: { sv: "Åtgärder", en: "Actions", fr: "Actions" },
  },
} as const satisfies FileWords<typeof campaignColumns>;
