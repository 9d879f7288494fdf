export const officePages = {
  sms: "/sms",
  smsPrices: "/sms-prices",
} as const;
