/** The time zone of the platform's own days: companies have no time zone. */
export const platformZone = "Europe/Stockholm";

/** Rows per page of a table, and page numbers shown on each side of the current one. Spec §9. */
export const pageSize = 15;
export const pagerMargin = 2;

/** The minimum and maximum numbers of characters in names and e-mail addresses. Spec §5. */
export const nameMin = 3;
export const nameMax = 32;
export const emailMin = 5;

/**
 * Longest texts of form fields, in characters after trimming. Fields count up to them; the server refuses longer texts.
 */
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

/** Longest translated text in a request, in characters; each field has its own limit as well. */
export const translatedTextMax = 2000;

/** The smallest and largest number that a form and the server accept. */
export interface NumberLimits {
  min: number;
  max: number;
}

export const numberLimits = {
  /** Months of validity of points, a stamp card or a welcome offer. */
  validMonths: { min: 1, max: 120 },
  /** Days of validity of a full stamp card's reward. */
  rewardDays: { min: 1, max: 3650 },
  /** The price of a reward in points. */
  rewardPoints: { min: 1, max: 1_000_000 },
  couponUses: { min: 1, max: 1_000_000_000 },
  couponUsesPerMember: { min: 1, max: 1_000_000 },
  /** The points earned per krona, in hundredths of a point. */
  pointsPerKronaHundredths: { min: 1, max: 100_000 },
  /** The club's cost of a point, in hundredths of an öre. */
  pointCostHundredths: { min: 1, max: 1_000_000 },
  /** Points of one correction, or of one row of an import. */
  correctedPoints: { min: 1, max: 10_000_000 },
  /** A merchant's limits for cashiers: points corrected per day, kronor confirmed alone, members looked up. */
  cashierPointsPerMember: { min: 0, max: 1_000_000 },
  cashierPointsPerDay: { min: 0, max: 10_000_000 },
  cashierKronorPerPurchase: { min: 0, max: 10_000_000 },
  cashierKronorPerDay: { min: 0, max: 100_000_000 },
  cashierLookUpsPerHour: { min: 100, max: 10_000 },
  /**
   * A club's sendout rules: the number of messages to one member, the days in which they are counted, and the number of
   * recipients without a second person's approval.
   */
  cappedMessages: { min: 1, max: 100 },
  cappedDays: { min: 1, max: 365 },
  unapprovedRecipients: { min: 0, max: 100_000_000 },
  /** People or records affected by an incident. */
  incidentCount: { min: 0, max: 2_000_000_000 },
} as const satisfies Record<string, NumberLimits>;

/** Longest label of a campaign's action button, in characters. Spec §5. */
export const actionLabelMax = 24;

/** Longest SMS text, in characters. Spec §5, §9. */
export const smsMax = 155;

/** Free trial, in days. Spec §9. */
export const trialDays = 14;

/**
 * Milliseconds after which the confirmation page returns to the sign-up, and after which a snackbar disappears. Spec
 * §9.
 */
export const confirmationReturnMs = 8000;
export const snackbarMs = 6000;

/** Keys of the cookie popup: hidden for a year, or until the end of the day. Spec §4. */
export const popupHideKey = "popup_hide";
export const popupHideDays = 365;
export const popupTemporaryHideKey = "popup_temp_hide";

/**
 * The minutes within which staff can undo their own registration, and the days a pending purchase waits for a member.
 */
export const undoMinutes = 15;
export const pendingPurchaseDays = 30;

/** Lifetimes of links in messages: activation and invitation, password reset, confirmation of a changed address. */
export const activationLinkDays = 7;
export const resetLinkHours = 1;
export const contactLinkHours = 24;

/** Days for which a chain's old subdomain redirects to the new one. */
export const oldSubdomainDays = 365;

/** Points a cashier may correct per day, for one member and in total, unless the merchant sets other limits. */
export const correctionPointsPerMember = 500;
export const correctionPointsPerDay = 2000;

/** Longest title hint of a stamp card, in characters. Spec §5. */
export const stampCardTitleHint = 60;

/** Largest uploaded image in bytes. Spec §9. */
export const uploadMaxBytes = 4_194_304;

/**
 * The banner editor: width in pixels, height relative to the width, number of texts, and text sizes in pixels. Spec §9.
 */
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

/** An SMS reply of STOP unsubscribes the number from all clubs that wrote to it within this many days. */
export const stopReachesDays = 30;
