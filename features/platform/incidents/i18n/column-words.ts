import type { FileWords } from "#packages/i18n/list-words.ts";

export const incidentWords = {
  fileName: { sv: "incidenter", en: "incidents", fr: "incidents" },
  columns: {
    what: { sv: "Vad som hände", en: "What happened", fr: "Ce qui s’est passé" },
    discovered: { sv: "Upptäckt", en: "Discovered", fr: "Découvert" },
    began: { sv: "Började", en: "Began", fr: "Début" },
    state: { sv: "Läge", en: "Status", fr: "État" },
    deadline: { sv: "Anmäls senast", en: "To be reported by", fr: "À signaler avant" },
    reported: { sv: "Anmäld", en: "Reported", fr: "Signalé" },
    reference: { sv: "Ärendenummer", en: "Reference", fr: "Référence" },
    closed: { sv: "Avslutad", en: "Closed", fr: "Clos" },
    notReported: { sv: "Varför den inte anmäldes", en: "Why it was not reported", fr: "Pourquoi non signalé" },
    data: { sv: "Uppgifter", en: "Data", fr: "Données" },
    people: { sv: "Personer", en: "People", fr: "Personnes" },
    records: { sv: "Poster", en: "Records", fr: "Enregistrements" },
    consequences: { sv: "Följder", en: "Consequences", fr: "Conséquences" },
    measures: { sv: "Åtgärder", en: "Measures", fr: "Mesures" },
    contact: { sv: "Kontakt", en: "Contact", fr: "Contact" },
  },
} as const satisfies FileWords;
