export const sv = {
  CARDS_NOT_TAKEN: "Det går inte att betala med kort här. Betala fakturan i stället.",
  CARD_PROVIDER_SILENT: "Betaltjänsten svarar inte just nu. Försök igen om en stund.",
  NO_CARD: "Det finns inget kort att ta bort.",
  NOTHING_OWED: "Fakturan är redan betald.",
  PAYMENT_UNDER_WAY: "En betalning är redan på väg. Vänta en liten stund.",
  NOTHING_TO_REPAY: "Det finns inget att betala tillbaka av den fakturan.",
  BANK_FILE_EMPTY: "Filen är tom.",
  BANK_FILE_UNKNOWN_FORMAT: "Filen är varken BgMax eller en tabell med datum och belopp.",
  BANK_FILE_INCOMPLETE: "En del av filen saknas. Hämta den igen från banken.",
  BANK_FILE_SUMS_DIFFER: "Filens summor stämmer inte. Hämta den igen från banken.",
  BANK_FILE_IS_A_TEST: "Banken har märkt filen som ett test: inga pengar har kommit in.",
} as const;
