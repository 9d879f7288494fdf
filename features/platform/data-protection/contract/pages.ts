export const officePages = {
  dataProtection: "/dataprotection",
  dataProtectionIntro: "/dataprotection/intro",
  processingRecord: "/dataprotection/recordlist",
  newProcessingActivity: "/dataprotection/recordlist/new",
  processingActivity: "/dataprotection/recordlist/$activity",
  processingAgreement: "/dataprotection/dpa",
  personalDataLog: "/dataprotection/log",
  retention: "/dataprotection/retention",
  dataProtectionLinks: "/dataprotection/usefullinks",
} as const;
