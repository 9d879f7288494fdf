export const sv = {
  label: "Om kakor",
  text: "Bara kakor som behövs, ingen spårning. <policy>Integritetspolicy</policy>",
  accept: "Jag förstår",
  dontShowAgain: "Visa inte igen",
} as const;
