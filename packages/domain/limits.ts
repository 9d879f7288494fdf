/** Where the platform's own days begin: companies have no time zone. */
export const platformZone = "Europe/Stockholm";

/** Rows on a page of a table, and the pages shown beside the current one. Spec §9. */
export const pageSize = 15;
export const pagerMargin = 2;

/** Characters in names and e-mail addresses. Spec §5. */
export const nameMin = 3;
export const nameMax = 32;
export const emailMin = 5;

/** Longest texts of forms, in characters without those around them: fields count to them, the server takes no more. */
export const textMax = {
  personName: 60,
  placeName: 60,
  clubName: 60,
  offerName: 60,
  offerText: 500,
  deviceName: 40,
  keyName: 40,
  webhookUrl: 500,
  webhookText: 200,
  passkeyName: 60,
  companyName: 120,
  companyNumber: 13,
  email: 254,
  phone: 30,
  website: 200,
  street: 120,
  zipCode: 12,
  city: 80,
  password: 200,
  reason: 200,
  note: 1000,
  viewName: 40,
  specialDayName: 40,
  search: 100,
  supportMessage: 4000,
  recordText: 1000,
  incidentText: 4000,
} as const;

/** Longest text in another language that a request may bring, in characters; each field has its own limit. */
export const translatedTextMax = 2000;

/** Smallest and largest number that a form takes; the server takes no other. */
export interface NumberLimits {
  min: number;
  max: number;
}

export const numberLimits = {
  /** Months that points, a stamp card or a welcome offer can be used. */
  validMonths: { min: 1, max: 120 },
  /** Days the reward of a full stamp card can be used. */
  rewardDays: { min: 1, max: 3650 },
  /** Points a reward costs. */
  rewardPoints: { min: 1, max: 1_000_000 },
  couponUses: { min: 1, max: 1_000_000_000 },
  couponUsesPerMember: { min: 1, max: 1_000_000 },
  /** Hundredths of a point per krona. */
  pointsPerKronaHundredths: { min: 1, max: 100_000 },
  /** Hundredths of an öre that a point costs the club. */
  pointCostHundredths: { min: 1, max: 1_000_000 },
  /** Points of one correction, or of one row of an import. */
  correctedPoints: { min: 1, max: 10_000_000 },
  /** What a merchant may allow a cashier: points by correction in a day, kronor confirmed alone, members looked up. */
  cashierPointsPerMember: { min: 0, max: 1_000_000 },
  cashierPointsPerDay: { min: 0, max: 10_000_000 },
  cashierKronorPerPurchase: { min: 0, max: 10_000_000 },
  cashierKronorPerDay: { min: 0, max: 100_000_000 },
  cashierLookUpsPerHour: { min: 100, max: 10_000 },
  /** Rules of a club's sendouts: messages to one member in so many days, and recipients that need no second person. */
  cappedMessages: { min: 1, max: 100 },
  cappedDays: { min: 1, max: 365 },
  unapprovedRecipients: { min: 0, max: 100_000_000 },
  /** People or records that an incident concerns. */
  incidentCount: { min: 0, max: 2_000_000_000 },
} as const satisfies Record<string, NumberLimits>;

/** Longest label of a campaign's action button, in characters. Spec §5. */
export const actionLabelMax = 24;

/** Longest SMS text, in characters. Spec §5, §9. */
export const smsMax = 155;

/** Free trial, in days. Spec §9. */
export const trialDays = 14;

/** How long screens show things, in milliseconds: the confirmation page before it returns, a snackbar. Spec §9. */
export const confirmationReturnMs = 8000;
export const snackbarMs = 6000;

/** Keys of the cookie popup: hidden for a year, or until the day is over. Spec §4. */
export const popupHideKey = "popup_hide";
export const popupHideDays = 365;
export const popupTemporaryHideKey = "popup_temp_hide";

/** A registration can be undone this long by the one who made it, in minutes; one waiting for a member waits in days. */
export const undoMinutes = 15;
export const pendingPurchaseDays = 30;

/** How long links in messages live: activation and invitation, reset, proof of a changed address. */
export const activationLinkDays = 7;
export const resetLinkHours = 1;
export const contactLinkHours = 24;

/** How long a chain's old subdomain leads to its new one, in days. */
export const oldSubdomainDays = 365;

/** Points a cashier may correct in a day, for one member and in all, unless the merchant sets otherwise. */
export const correctionPointsPerMember = 500;
export const correctionPointsPerDay = 2000;

/** Longest hint of a stamp card's title, in characters. Spec §5. */
export const stampCardTitleHint = 60;

/** Bytes of an uploaded image. Spec §9. */
export const uploadMaxBytes = 4_194_304;

/** The banner editor: pixels wide, height as a part of the width, texts, and text sizes in pixels. Spec §9. */
export const bannerWidth = 540;
export const bannerRatio = 0.8;
export const bannerTextsMax = 4;
export const bannerFontSizes = {
  tinny: 20,
  "very small": 22,
  small: 26,
  medium: 32,
  large: 40,
  "very large": 50,
  huge: 62,
} as const;
export const bannerFontSizeDefault = "medium";
export const bannerFonts = ["Arial", "Arial Black", "Courier New", "Impact", "Times New Roman"] as const;

/** An SMS that says stop is a no to the clubs that wrote to its number within so many days. */
export const stopReachesDays = 30;
