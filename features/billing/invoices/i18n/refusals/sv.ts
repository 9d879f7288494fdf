export const sv = {
  ALREADY_CREDITED: "Fakturan är redan krediterad.",
  NO_PEPPOL_ADDRESS: "Köparen saknar organisationsnummer och går inte att nå med Peppol.",
} as const;
