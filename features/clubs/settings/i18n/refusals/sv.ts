export const sv = {
  INVALID_SUBDOMAIN: "Börja med en bokstav, sedan bokstäver och siffror: 3–40 tecken.",
  RESERVED_SUBDOMAIN: "Den adressen är reserverad.",
  NAME_HAS_ADDRESS: "Ett namn får inte innehålla en webbadress",
  NAME_IS_BAIT: "Namnet ser ut som en vinst eller en varning. Välj butikens namn",
  INVALID_TIME_ZONE: "Välj en plats i listan.",
  TIME_ZONE_FIXED: "Tidszonen kan inte ändras längre: dagar är redan räknade efter den.",
  SUBDOMAIN_TAKEN: "Den adressen är upptagen",
  NOT_A_SANDBOX: "Klockan går bara att flytta i en sandlåda",
  CLOCK_ONLY_FORWARD: "Klockan går bara att flytta framåt",
  CLOCK_TOO_FAR: "Klockan går att flytta högst tio år framåt",
} as const;
