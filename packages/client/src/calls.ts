// Made by `npm run client` from packages/contract: what a key may call, and what a webhook brings. Not edited by hand.

/** Why a call is refused, whole or at a field. */
export type RefusalCode =
  | "ALREADY_CANCELLED"
  | "ALREADY_MEMBER"
  | "ALREADY_RETURNED"
  | "ALREADY_VOIDED"
  | "AMOUNT_BELOW_MINIMUM"
  | "AMOUNT_NEEDS_CONFIRMATION"
  | "AMOUNT_TOO_LARGE"
  | "AMOUNT_TOO_SMALL"
  | "APPROVAL_NOT_NEEDED"
  | "AUDIENCE_NOT_PUBLIC"
  | "AUDIENCE_NOT_WELCOMED"
  | "BANNER_VERSION_UNKNOWN"
  | "BIRTHDAY_IN_FUTURE"
  | "CAMPAIGN_NOT_ACTIVE"
  | "CARD_CODE_OLD"
  | "CARD_CODE_WRONG"
  | "CARD_NOT_FULL"
  | "CHANGED_MEANWHILE"
  | "CLUB_MOVED"
  | "CLUB_MOVING"
  | "COMPANY_BUDGET_USED"
  | "CONSENT_IS_THE_MEMBERS"
  | "CORRECTION_LIMIT"
  | "COUPON_ALREADY_USED"
  | "COUPON_GOES_BACK"
  | "COUPON_NOT_ACTIVE"
  | "COUPON_NOT_YOURS"
  | "COUPON_PAID_FOR_PURCHASE"
  | "COUPON_USED_UP"
  | "DATE_REQUIRED"
  | "DEVICE_NOT_APPROVED"
  | "EMAIL_OR_PHONE_REQUIRED"
  | "END_BEFORE_START"
  | "END_DATE_PASSED"
  | "FALLBACK_REQUIRED"
  | "FIELD_UNKNOWN"
  | "IDEMPOTENCY_KEY_INVALID"
  | "IDEMPOTENCY_KEY_MISSING"
  | "IDEMPOTENCY_KEY_REUSED"
  | "IMAGE_ANIMATED"
  | "IMAGE_HEIC"
  | "IMAGE_NOT_READABLE"
  | "IMAGE_SVG"
  | "IMAGE_TOO_MANY_PIXELS"
  | "INTERNAL"
  | "INVALID_AMOUNT"
  | "INVALID_COLOUR"
  | "INVALID_EMAIL"
  | "INVALID_INPUT"
  | "INVALID_OPENING_HOURS"
  | "INVALID_PHONE"
  | "INVALID_SENDER_NAME"
  | "INVALID_SPECIAL_DAYS"
  | "INVALID_SUBPAGE"
  | "INVALID_URL"
  | "LABEL_REQUIRED"
  | "LABEL_TOO_LONG"
  | "LAST_LOCATION"
  | "LIMIT_BELOW_TAKEN"
  | "MAX_BELOW_MIN"
  | "MAX_TOO_HIGH"
  | "MEDIUM_REQUIRED"
  | "MEMBERSHIP_TERMS_MISSING"
  | "MESSAGE_REQUIRED"
  | "MESSAGE_TOO_LONG"
  | "MIN_ABOVE_MAX"
  | "MIN_TOO_LOW"
  | "MONTHS_REQUIRED"
  | "NAME_RESERVED"
  | "NAME_TAKEN"
  | "NAME_TOO_LONG"
  | "NAME_TOO_SHORT"
  | "NOBODY_REACHED"
  | "NOTHING_TO_REGISTER"
  | "NOTHING_TO_RETURN"
  | "NOT_ENOUGH_POINTS"
  | "NOT_FOUND"
  | "NOT_MOBILE"
  | "NOT_SIGNED_IN"
  | "NO_ACCESS"
  | "NO_SMS_CREDITS"
  | "NO_SMS_TO_PROVE"
  | "NUMBER_ALONE_REFUSED"
  | "OPTION_REQUIRED"
  | "OTHER_LOCATION"
  | "OWN_MEMBERSHIP"
  | "OWN_REQUEST"
  | "PIN_LOCKED"
  | "PRIVACY_POLICY_MISSING"
  | "READ_ONLY"
  | "REQUIRED"
  | "RESERVED_SUBPAGE"
  | "REWARD_EXPIRED"
  | "REWARD_USED"
  | "SCOPE_MISSING"
  | "SECOND_PERSON_NEEDED"
  | "SECOND_PERSON_NOT_PROVED"
  | "SELECTION_IN_USE"
  | "SELECTION_UNKNOWN"
  | "SMS_MONTH_LIMIT"
  | "STAMPS_OUT_OF_RANGE"
  | "STAMP_CARD_NOT_ACTIVE"
  | "STAMP_CARD_STOPPED"
  | "STATUS_NOT_ALLOWED"
  | "SUBPAGE_TAKEN"
  | "SUBSCRIPTION_LAPSED"
  | "TEXT_TOO_LONG"
  | "TIME_PASSED"
  | "TOO_LARGE"
  | "TOO_LATE_TO_UNDO"
  | "TOO_MANY_CONDITIONS"
  | "TOO_MANY_OPTIONS"
  | "TOO_MANY_REQUESTS"
  | "TOO_MANY_SELECTIONS"
  | "TOO_MANY_STAMPS"
  | "UNAVAILABLE"
  | "UNSUPPORTED_MEDIA"
  | "VALUE_REQUIRED"
  | "VISIT_IN_FUTURE"
  | "VISIT_TOO_OLD"
  | "WELCOME_OFFER_EVERYWHERE"
  | "WELCOME_OFFER_EXISTS"
  | "WELCOME_OFFER_NOT_USABLE";

/** What a webhook brings: what happened, when, and of what. */
export type WebhookEvent =
  | { type: "member.joined"; timestamp: string; data: { memberId: number; membershipId: string | null; firstName: string; lastName: string; email: string | null; phone: string | null; language: "sv" | "en" | "fr"; emailNotification: boolean; phoneNotification: boolean; registeredAt: string } }
  | { type: "member.updated"; timestamp: string; data: { memberId: number; membershipId: string | null; firstName: string; lastName: string; email: string | null; phone: string | null; language: "sv" | "en" | "fr"; emailNotification: boolean; phoneNotification: boolean; registeredAt: string } }
  | { type: "member.left"; timestamp: string; data: { memberId: number; mergedInto: number | null } }
  | { type: "purchase.registered"; timestamp: string; data: { memberId: number; membershipId: string | null; purchaseId: number; pointOfSaleId: number; amount: number; discount: number; points: number; purchasedAt: string; receivedAt: string | null } }
  | { type: "purchase.returned"; timestamp: string; data: { memberId: number; membershipId: string | null; purchaseId: number; pointOfSaleId: number; kind: "UNDO" | "RETURN"; amount: number; whole: boolean; returnedAt: string } }
  | { type: "coupon.redeemed"; timestamp: string; data: { memberId: number; membershipId: string | null; redemptionId: number; couponId: number; name: string; points: number; purchaseId: number | null; pointOfSaleId: number; redeemedAt: string } }
  | { type: "stamp_card.completed"; timestamp: string; data: { memberId: number; membershipId: string | null; stampcardId: number; name: string; completedAt: string } }
  | { type: "points.corrected"; timestamp: string; data: { memberId: number; membershipId: string | null; points: number; reason: string } }
  | { type: "sendout.sent"; timestamp: string; data: { sendoutId: number; name: string; sent: number; failed: number; skipped: number } }
  | { type: "webhook.test"; timestamp: string; data: { endpointId: number; message: string } };

export type Address = { street: string; zipCode: string; city: string };

export type Banner = { version: 1; background: string; picture: { zoom: number; x: number; y: number; darken: number } | null; texts: ({ text: string; x: number; y: number; align: "left" | "center" | "right"; font: "Arial" | "Arial Black" | "Courier New" | "Impact" | "Times New Roman"; size: "tinny" | "very small" | "small" | "medium" | "large" | "very large" | "huge"; colour: string; bold: boolean; shade: number })[] };

export type Campaign = { id: number; name: string; description: string; bannerPath: string | null; bannerTexts: string[]; actionButtonLabel: string; actionButtonTarget: string; startDate: string | null; endDate: string | null; publishStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "SUSPENDED" | "EXPIRED" | "WITHDRAWN"; welcomeOffer: boolean; publicToAll: boolean; pointOfSaleIds: number[]; coupon: Coupon | null };

export type Condition = { kind: "HOME_LOCATION"; locationIds: number[] } | { kind: "GENDER"; genders: ("FEMALE" | "MALE" | "OTHER" | "UNKNOWN")[] } | { kind: "AGE"; min: number | null; max: number | null } | { kind: "BIRTHDAY_MONTH" } | { kind: "BIRTHDAY_SOON"; days: number } | { kind: "CITY"; cities: string[] } | { kind: "POST_CODE"; codes: string[] } | { kind: "REGISTERED"; from: string | null; to: string | null } | { kind: "NEW_MEMBER"; days: number } | { kind: "LANGUAGE"; languages: ("sv" | "en" | "fr")[] } | { kind: "HAS_EMAIL"; has: boolean } | { kind: "HAS_PHONE"; has: boolean } | { kind: "CONSENT"; channel: "EMAIL" | "SMS"; has: boolean } | { kind: "PURCHASED_AT"; locationIds: number[]; period: { months: number } | { from: string; to: string } | null } | { kind: "PURCHASES"; min: number | null; max: number | null; locationIds: number[]; period: { months: number } | { from: string; to: string } | null } | { kind: "AMOUNT"; min: number | null; max: number | null; locationIds: number[]; period: { months: number } | { from: string; to: string } | null } | { kind: "LATEST_PURCHASE"; from: string | null; to: string | null } | { kind: "DAYS_SINCE_PURCHASE"; min: number | null; max: number | null } | { kind: "BOUGHT_LATELY"; months: number; has: boolean } | { kind: "CATEGORY"; categoryIds: number[]; period: { months: number } | { from: string; to: string } | null; has: boolean } | { kind: "CAMPAIGN"; campaignIds: number[]; period: { months: number } | { from: string; to: string } | null; has: boolean } | { kind: "POINTS"; min: number | null; max: number | null } | { kind: "EXPIRING_POINTS"; points: number; days: number } | { kind: "STAMPS"; stampCardId: number; min: number | null; max: number | null } | { kind: "UNUSED_REWARD"; stampCardIds: number[]; has: boolean } | { kind: "USED_COUPON"; couponIds: number[]; has: boolean };

export type Coupon = { id: number; kind: "REWARD" | "VALUE"; name: string; description: string; imagePath: string | null; pointsRequired: number; value: number | null; minimumPurchase: number | null; publishStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "SUSPENDED" | "EXPIRED" | "WITHDRAWN"; startDate: string | null; endDate: string | null };

export type Email = { version: 1; subject: string; preheader: string; translations: { sv?: { subject?: string; preheader?: string }; en?: { subject?: string; preheader?: string }; fr?: { subject?: string; preheader?: string } }; blocks: ({ kind: "BANNER"; picturePath: string; alt: string; target: string; translations: { sv?: { alt?: string }; en?: { alt?: string }; fr?: { alt?: string } } } | { kind: "TEXT"; text: string; translations: { sv?: { text?: string }; en?: { text?: string }; fr?: { text?: string } } } | { kind: "COUPON"; couponId: number | null } | { kind: "BUTTON"; label: string; target: string; translations: { sv?: { label?: string }; en?: { label?: string }; fr?: { label?: string } } })[] };

export type ExpiringPoints = { validThrough: string; points: number };

export type Liability = { date: string; countedAt: string | null; points: number; likely: number | null; pointCost: number | null; months: ({ month: string; points: number; share: number | null; likely: number | null })[] };

export type Member = { id: number; membershipId: string; firstName: string; lastName: string; email: string | null; phone: string | null; homeLocation: string | null; registeredAt: string; lastPurchaseAt: string | null; purchases: number; totalAmount: number; clubPoints: number };

export type OpeningHours = { id?: number; dayFrom: number; dayTo?: number | null; timeFrom: string; timeTo: string };

export type Outcomes = { results: ({ id: number; code: "INVALID_INPUT" | "NOT_SIGNED_IN" | "NO_ACCESS" | "READ_ONLY" | "SCOPE_MISSING" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "TOO_LARGE" | "UNSUPPORTED_MEDIA" | "TOO_MANY_REQUESTS" | "INTERNAL" | "UNAVAILABLE" | "CLUB_MOVING" | "CLUB_MOVED" | "IDEMPOTENCY_KEY_MISSING" | "IDEMPOTENCY_KEY_INVALID" | "IDEMPOTENCY_KEY_REUSED" | "CHANGED_MEANWHILE" | "REQUIRED" | "INVALID_EMAIL" | "INVALID_PHONE" | "NOT_MOBILE" | "INVALID_PHONE_OR_EMAIL" | "EMAIL_OR_PHONE_REQUIRED" | "INVALID_COMPANY_NUMBER" | "INVALID_URL" | "INVALID_SUBPAGE" | "RESERVED_SUBPAGE" | "NAME_RESERVED" | "INVALID_AMOUNT" | "AMOUNT_TOO_SMALL" | "AMOUNT_TOO_LARGE" | "AMOUNT_NEEDS_CONFIRMATION" | "SECOND_PERSON_NEEDED" | "SECOND_PERSON_NOT_PROVED" | "ALREADY_ANSWERED" | "OWN_REQUEST" | "NAME_TOO_SHORT" | "REASON_TOO_SHORT" | "NAME_TOO_LONG" | "PASSWORD_TOO_SHORT" | "PASSWORD_TOO_LONG" | "PASSWORD_TOO_COMMON" | "PASSWORD_DOES_NOT_MATCH" | "BIRTHDAY_IN_FUTURE" | "PRIVACY_POLICY_REQUIRED" | "TERMS_OF_SERVICE_REQUIRED" | "DATA_PROCESSING_AGREEMENT_REQUIRED" | "WRONG_PASSWORD" | "TOO_BUSY" | "SECOND_FACTOR_DUE" | "SECOND_FACTOR_SETUP_DUE" | "PIN_LOCKED" | "DEVICE_NOT_APPROVED" | "LINK_NOT_VALID" | "LINK_EXPIRED" | "WORK_NOT_DONE" | "PROOF_REQUIRED" | "CONSENT_IS_THE_MEMBERS" | "EMAIL_TAKEN" | "PHONE_TAKEN" | "NO_SMS_CREDITS" | "SMS_MONTH_LIMIT" | "SMS_BUYING_LIMIT" | "COMPANY_BUDGET_USED" | "SUBSCRIPTION_LAPSED" | "PACKAGE_GONE" | "NO_SMS_TO_PROVE" | "COMPANY_NUMBER_TAKEN" | "NAME_TAKEN" | "MEMBERSHIP_TERMS_MISSING" | "PRIVACY_POLICY_MISSING" | "FIRST_REWARD_MISSING" | "STATUS_NOT_ALLOWED" | "IMAGE_NOT_READABLE" | "IMAGE_ANIMATED" | "END_BEFORE_START" | "OPTION_REQUIRED" | "MIN_TOO_LOW" | "MAX_TOO_HIGH" | "SELECTION_UNKNOWN" | "DATE_REQUIRED" | "LABEL_TOO_LONG" | "FIELD_UNKNOWN" | "FALLBACK_REQUIRED" | "MESSAGE_REQUIRED" | "MESSAGE_TOO_LONG" | "INVALID_SENDER_NAME" | "END_DATE_PASSED" | "TEXT_TOO_LONG" | "INVALID_COLOUR" | "NOT_ENOUGH_POINTS" | "COUPON_NOT_ACTIVE" | "OWN_MEMBERSHIP" | "OTHER_LOCATION" | "ALREADY_CANCELLED" | "COUPON_USED_UP" | "COUPON_ALREADY_USED" | "COUPON_NOT_YOURS" | "REWARD_USED" | "REWARD_EXPIRED" | "CARD_NOT_FULL" | "WELCOME_OFFER_NOT_USABLE" | "CAMPAIGN_NOT_ACTIVE" | "STAMP_CARD_NOT_ACTIVE" | "STAMP_CARD_STOPPED" | "TOO_MANY_STAMPS" | "ALREADY_RETURNED" | "NOTHING_TO_RETURN" | "ALREADY_MEMBER" | "COUPON_PAID_FOR_PURCHASE" | "COUPON_GOES_BACK" | "ALREADY_BOOKED" | "MORE_THAN_REPAYABLE" | "DATE_IN_FUTURE" | "DATE_IN_PAST" | "DAY_TOO_FAR" | "BEFORE_COMING_TERMS" | "HTTPS_REQUIRED" | "TOO_MANY_VIEWS" | "SECOND_STEP_OVER" | "WRONG_CODE" | "PASSKEY_NOT_ACCEPTED" | "SECOND_FACTOR_REQUIRED" | "SECOND_FACTOR_MISSING" | "WRONG_CREDENTIALS" | "WRONG_SIGN_IN_CODE" | "LAST_MERCHANT" | "NOT_IN_SANDBOX" | "MONTH_NOT_OVER" | "MONTH_CLOSED" | "NOT_LATEST_CLOSED" | "SELLER_INCOMPLETE" | "ALREADY_CREDITED" | "NO_PEPPOL_ADDRESS" | "CARDS_NOT_TAKEN" | "CARD_PROVIDER_SILENT" | "NO_CARD" | "NOTHING_OWED" | "PAYMENT_UNDER_WAY" | "NOTHING_TO_REPAY" | "BANK_FILE_EMPTY" | "BANK_FILE_UNKNOWN_FORMAT" | "BANK_FILE_INCOMPLETE" | "BANK_FILE_SUMS_DIFFER" | "BANK_FILE_IS_A_TEST" | "DATE_TWICE" | "NO_PLAN_OFFERED" | "ALREADY_SUBSCRIBED" | "NOT_SUBSCRIBED" | "IMAGE_HEIC" | "IMAGE_SVG" | "IMAGE_TOO_MANY_PIXELS" | "INVALID_OPENING_HOURS" | "INVALID_SPECIAL_DAYS" | "SUBPAGE_TAKEN" | "LAST_LOCATION" | "INVALID_SUBDOMAIN" | "RESERVED_SUBDOMAIN" | "NAME_HAS_ADDRESS" | "NAME_IS_BAIT" | "INVALID_TIME_ZONE" | "TIME_ZONE_FIXED" | "SUBDOMAIN_TAKEN" | "NOT_A_SANDBOX" | "CLOCK_ONLY_FORWARD" | "CLOCK_TOO_FAR" | "WHAT_IF_RUNNING" | "SCOPES_REQUIRED" | "SCOPE_NEEDS_CLUB" | "TOO_MANY_KEYS" | "EVENTS_REQUIRED" | "TOO_MANY_WEBHOOKS" | "LABEL_REQUIRED" | "MONTHS_REQUIRED" | "WELCOME_OFFER_EXISTS" | "WELCOME_OFFER_EVERYWHERE" | "AUDIENCE_NOT_PUBLIC" | "AUDIENCE_NOT_WELCOMED" | "BANNER_VERSION_UNKNOWN" | "LIMIT_BELOW_TAKEN" | "VALUE_REQUIRED" | "CORRECTION_LIMIT" | "ALREADY_VOIDED" | "STAMPS_OUT_OF_RANGE" | "CARD_CODE_OLD" | "CARD_CODE_WRONG" | "NUMBER_ALONE_REFUSED" | "TERMS_OF_MEMBERSHIP_REQUIRED" | "ALREADY_JOINED" | "SIGN_IN_TO_ACCEPT" | "COMPANY_NOT_FOUND" | "COMPANY_LOOKUP_UNAVAILABLE" | "SAME_MEMBER" | "MERGE_TOO_OLD" | "MERGED_AGAIN" | "MERGED_THINGS_USED" | "OWN_MERGE" | "MERGE_APPROVAL_NEEDED" | "MERGE_APPROVAL_NOT_NEEDED" | "TOO_MANY_OPTIONS" | "TOO_MANY_CONDITIONS" | "MIN_ABOVE_MAX" | "MAX_BELOW_MIN" | "SELECTION_IN_USE" | "TOO_MANY_SELECTIONS" | "MEDIUM_REQUIRED" | "TIME_PASSED" | "NOBODY_REACHED" | "PACKAGE_TWICE" | "PRICE_CHANGED" | "LEVEL_ABOVE_PACKAGE" | "VERSION_NOT_LATER" | "DEMANDED_TOO_EARLY" | "VERSION_IN_USE" | "INCIDENT_STATE" | "APPROVAL_NOT_NEEDED" | "APPROVAL_EXPIRED" | "INVALID_PIN" | "PIN_TOO_SIMPLE" | "WRONG_PIN" | "NOTHING_TO_REGISTER" | "TOO_LATE_TO_UNDO" | "AMOUNT_BELOW_MINIMUM" | "VISIT_TOO_OLD" | "VISIT_IN_FUTURE" | null })[] };

export type PointOfSale = { id: number; name: string; commercialName: string; subpage: string; address: Address; phone: string; email: string; website: string; logoPath: string | null; openingHours: OpeningHours[]; specialDays: SpecialDay[] };

export type PointsAccount = { balance: number; owed: number; expiring: ExpiringPoints[]; rows: ({ kind: "EARNED" | "USED" | "REINSTATED" | "DEDUCTED" | "RESTORED" | "CLAWED_BACK" | "EXPIRED" | "PAID_DEBT" | "DEBT_RELEASED"; date: string; at: string | null; points: number; balance: number; owed: number; subject: string; author: string; source: "PURCHASE" | "CORRECTION" | "OPENING_BALANCE" | null; deductionId: number | null; purchaseId: number | null; purchaseAmount: number | null; purchaseDate: string | null; cameFrom: string | null; parts: { lotId: number; points: number; validThrough: string }[] })[]; nextCursor: string | null };

export type PointsLedger = { lots: { id: number; amount: number; left: number; owed: number; validThrough: string }[]; settlements: { payerId: number; owingId: number; points: number }[]; stampcards: ({ stampcardId: number; owedStamps: number; lastOrder: number; fillings: ({ usageOrder: number; stampsAmount: number; collectedStamps: number; stampcardUsageStatus: "OPEN" | "COMPLETED" | "RESET" | "EMPTIED"; startDate: string; endDate: string; dayValidation: number; reward: { startDate: string; validThrough: string; used: boolean } | null })[] })[]; visits: ({ purchaseId: number; returned: boolean; keptAmount: number; welcomeOffer: boolean; lot: { id: number; earned: number; returnedSoFar: number; pointsPerKrona: number } | null; stamps: ({ stampcardId: number; kind: "STAMP" | "TAKE_BACK" | "OWE" | "FILL" | "LOST" | "PAY" | "MOVED_OUT" | "MOVED_IN"; usageOrder: number | null; stamps: number })[]; uses: ({ redemptionId: number; value: number; welcomeOffer: boolean; stampcardId: number | null; usageOrder: number | null; allocations: { lotId: number; points: number }[] })[] })[] };

export type Purchase = { id: number; dateOfPurchase: string; receivedAt: string | null; totalAmount: number; discount: number; returnedAmount: number; returns: { date: string; amount: number; reason: string; undo: boolean; author: string }[]; categories: { name: string }[]; campaigns: { name: string }[]; remainingPoints: number; tradedPoints: number; earnedPoints: number; pointsPerKrona: number | null; returnedPoints: number; pointsValidThrough: string | null; coupons: { id: number; name: string; pointsRequired: number }[]; stamps: { stampcardId: number; title: string; stamps: number }[]; pointsUsages: ({ usedPoints: number; usedPointsDate: string; returnPointsDate: string | null })[]; pointOfSale: { name: string } };

export type Recipient = { medium: "EMAIL" | "SMS"; memberId: number; name: string; membershipId: string; left: boolean; state: "WAITING" | "SENT" | "FAILED" | "SKIPPED" | "HELD_OUT"; reason: "NO_ADDRESS" | "BOUNCED" | "NO_CONSENT" | "NO_CREDITS" | "LEFT" | "CANCELLED" | "REFUSED" | "DEFERRED" | "OVER" | null; sentAt: string | null; report: "DELIVERED" | "BOUNCED" | "UNDELIVERED" | null; undelivered: "UNKNOWN_NUMBER" | "UNREACHABLE" | "BLOCKED" | "NO_SMS" | "UNKNOWN_ADDRESS" | "FULL" | "UNWANTED" | null; clickedAt: string | null };

export type Report = { countedAt: string | null; period: { from: string; to: string }; before: { from: string; to: string }; lastYear: { from: string; to: string }; pointsOfSale: { id: number; name: string }[]; members: { now: { new: number; active: number; firstTime: number; quiet: number; left: number }; before: { new: number; active: number; firstTime: number; quiet: number; left: number } | null; lastYear: { new: number; active: number; firstTime: number; quiet: number; left: number } | null; months: { month: string; active: number; firstTime: number }[] }; sales: { now: { purchases: number; totalAmount: number }; before: { purchases: number; totalAmount: number } | null; lastYear: { purchases: number; totalAmount: number } | null; bucket: "DAY" | "WEEK" | "MONTH"; series: { from: string; to: string; purchases: number; totalAmount: number }[]; byPointOfSale: ({ purchases: number; totalAmount: number; id: number; name: string; before: { purchases: number; totalAmount: number } | null })[]; byCategory: { purchases: number; totalAmount: number; id: number; name: string }[]; byCampaign: { purchases: number; totalAmount: number; id: number; name: string }[] }; points: { now: { given: number; used: number; expired: number; takenBack: number; cost: number | null }; before: { given: number; used: number; expired: number; takenBack: number; cost: number | null } | null; lastYear: { given: number; used: number; expired: number; takenBack: number; cost: number | null } | null; series: { from: string; to: string; given: number; used: number }[] }; stampcards: ({ id: number; title: string; begun: number; filled: number; lapsed: number; rewardsUsed: number; daysToFill: number | null })[]; coupons: ({ id: number; name: string; kind: "REWARD" | "VALUE"; uses: number; usesBefore: number | null; points: number; value: number })[]; welcome: { now: { given: number; used: number; again: number }; before: { given: number; used: number; again: number } | null; lastYear: { given: number; used: number; again: number } | null } };

export type Selection = { version: 1; match: "ALL" | "ANY"; conditions: (Condition | { match: "ALL" | "ANY"; conditions: Condition[] })[] };

export type Sendout = { id: number; name: string; state: "DRAFT" | "SCHEDULED" | "SENDING" | "PAUSED" | "SENT" | "CANCELLED"; pauseReason: "PERSON" | "LATE" | "CREDITS" | "OFFER" | "PROVIDER" | "FAILURES" | "BOUNCES" | "RESTORED" | null; media: ("EMAIL" | "SMS")[]; selectionId: number | null; campaignId: number | null; sendAt: string | null; automatic: { occasion: { kind: "BIRTHDAY"; days: number } | { kind: "WELCOME"; days: number } | { kind: "POINTS_EXPIRING"; days: number } | { kind: "CARD_NEARLY_FULL"; stampCardId: number; stampsLeft: number } | { kind: "AWAY"; days: number }; at: string } | null; sentLately: number | null; createdAt: string; startedAt: string | null; doneAt: string | null; awaitsApproval: boolean; counts: ({ medium: "EMAIL" | "SMS"; selected: number; waiting: number; sent: number; failed: number; skipped: number; heldOut: number })[]; language: "sv" | "en" | "fr"; sms: { text: string; link: string; translations: { sv?: { text?: string }; en?: { text?: string }; fr?: { text?: string } } }; email: Email | null; senderName: string; heldOutPercent: number; createdBy: { id: number; name: string }; startedBy: { id: number; name: string } | null; approvedBy: { id: number; name: string } | null; acts: ("START" | "APPROVE" | "DRAW_BACK" | "PAUSE" | "RESUME" | "CANCEL")[]; perMinute: number | null; secondsLeft: number | null; waits: { for: "QUIET_HOURS" | "CAP" | "PROVIDER" | "DEFERRED"; until: string } | null; version: string };

export type SendoutRow = { id: number; name: string; state: "DRAFT" | "SCHEDULED" | "SENDING" | "PAUSED" | "SENT" | "CANCELLED"; pauseReason: "PERSON" | "LATE" | "CREDITS" | "OFFER" | "PROVIDER" | "FAILURES" | "BOUNCES" | "RESTORED" | null; media: ("EMAIL" | "SMS")[]; selectionId: number | null; campaignId: number | null; sendAt: string | null; automatic: { occasion: { kind: "BIRTHDAY"; days: number } | { kind: "WELCOME"; days: number } | { kind: "POINTS_EXPIRING"; days: number } | { kind: "CARD_NEARLY_FULL"; stampCardId: number; stampsLeft: number } | { kind: "AWAY"; days: number }; at: string } | null; sentLately: number | null; createdAt: string; startedAt: string | null; doneAt: string | null; awaitsApproval: boolean; counts: ({ medium: "EMAIL" | "SMS"; selected: number; waiting: number; sent: number; failed: number; skipped: number; heldOut: number })[] };

export type SpecialDay = { id?: number; name: string; dateFrom: string; dateTo: string; timeFrom: string | null; timeTo: string | null };

export type StaffPurchase = { id: number; dateOfPurchase: string; receivedAt: string | null; totalAmount: number; discount: number; returnedAmount: number; returns: { date: string; amount: number; reason: string; undo: boolean; author: string }[]; categories: { name: string }[]; campaigns: { name: string }[]; remainingPoints: number; tradedPoints: number; earnedPoints: number; pointsPerKrona: number | null; returnedPoints: number; pointsValidThrough: string | null; coupons: { id: number; name: string; pointsRequired: number }[]; stamps: { stampcardId: number; title: string; stamps: number }[]; pointsUsages: ({ usedPoints: number; usedPointsDate: string; returnPointsDate: string | null })[]; pointOfSale: { name: string }; redemptions: { redemptionId: number; name: string; points: number; value: number; cancelled: boolean }[]; welcomeOfferUsed: boolean; cashier: string; confirmedBy: string | null; undoableUntil: string | null; returnable: boolean };

export type StampCardCouponUsage = { stampcardCouponId: number; stampcardUsageId: number; used: boolean; startDate: string; validThrough: string };

export type StampCardUsage = { id: number; stampcardId: number; collectedStamps: number; stampsAmount: number; startDate: string; endDate: string; addedStamps: number; usageOrder: number; stampcardUsageStatus: "OPEN" | "COMPLETED" | "RESET" | "EMPTIED"; lastStatusUpdateDate: string; historicStampcardUsages: ({ id: number; stampcardId: number; collectedStamps: number; stampsAmount: number; startDate: string; endDate: string; addedStamps: number; usageOrder: number; stampcardUsageStatus: "OPEN" | "COMPLETED" | "RESET" | "EMPTIED"; lastStatusUpdateDate: string })[] };

export type Terms = { title: string; termsParagraphs: { id: number; title: string; content: string }[] };

export type WelcomeOffer = { id: number; name: string; description: string; bannerPath: string | null; bannerTexts: string[]; actionButtonLabel: string; actionButtonTarget: string; startDate: string | null; endDate: string | null; publishStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "SUSPENDED" | "EXPIRED" | "WITHDRAWN"; welcomeOffer: boolean; publicToAll: boolean; pointOfSaleIds: number[]; coupon: Coupon | null; validThrough: string };

export interface Calls {
  /** GET /merchant/categories. Scope: club:read or purchases:write. */
  listCategories(input?: Record<string, never>, options?: { signal?: AbortSignal }): Promise<{ id: number; name: string; translations: { sv?: { name?: string }; en?: { name?: string }; fr?: { name?: string } }; purchases: number; version: string }[]>;

  /** GET /merchant/categories/export. Scope: club:read. */
  exportCategories(input?: Record<string, never>, options?: { signal?: AbortSignal }): Promise<Blob>;

  /** POST /merchant/categories. Scope: club:write. */
  createCategory(input: { body: { name: string; translations?: { sv?: { name?: string }; en?: { name?: string }; fr?: { name?: string } } } }, options?: { signal?: AbortSignal }): Promise<{ id: number; name: string; translations: { sv?: { name?: string }; en?: { name?: string }; fr?: { name?: string } }; purchases: number; version: string }>;

  /** PUT /merchant/categories/:id. Scope: club:write. */
  renameCategory(input: { params: { id: number }; body: { name: string; translations?: { sv?: { name?: string }; en?: { name?: string }; fr?: { name?: string } }; version?: string } }, options?: { signal?: AbortSignal }): Promise<{ id: number; name: string; translations: { sv?: { name?: string }; en?: { name?: string }; fr?: { name?: string } }; purchases: number; version: string }>;

  /** DELETE /merchant/categories/:id. Scope: club:write. */
  removeCategory(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<undefined>;

  /** GET /merchant/locations. Scope: club:read or purchases:write. */
  listLocations(input?: Record<string, never>, options?: { signal?: AbortSignal }): Promise<PointOfSale[]>;

  /** GET /merchant/locations/export. Scope: club:read. */
  exportLocations(input?: { query?: { ids?: string } }, options?: { signal?: AbortSignal }): Promise<Blob>;

  /** GET /merchant/locations/:id. Scope: club:read or purchases:write. */
  getLocation(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<{ id: number; name: string; commercialName: string; subpage: string; address: Address; phone: string; email: string; website: string; logoPath: string | null; openingHours: OpeningHours[]; specialDays: SpecialDay[]; version: string }>;

  /** GET /merchant/locations/:id/closing. Scope: club:read. */
  getLocationClosing(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<{ campaigns: { id: number; name: string }[]; members: number }>;

  /** POST /merchant/locations. Scope: club:write. */
  createLocation(input: { body: { name: string; commercialName: string; subpage: string; street: string; zipCode: string; city: string; phone: string; email: string; website: string; openingHours: OpeningHours[]; specialDays?: SpecialDay[] } }, options?: { signal?: AbortSignal }): Promise<{ id: number; name: string; commercialName: string; subpage: string; address: Address; phone: string; email: string; website: string; logoPath: string | null; openingHours: OpeningHours[]; specialDays: SpecialDay[]; version: string }>;

  /** PUT /merchant/locations/:id. Scope: club:write. */
  updateLocation(input: { params: { id: number }; body: { name: string; commercialName: string; subpage: string; street: string; zipCode: string; city: string; phone: string; email: string; website: string; openingHours: OpeningHours[]; specialDays?: SpecialDay[]; version?: string } }, options?: { signal?: AbortSignal }): Promise<{ id: number; name: string; commercialName: string; subpage: string; address: Address; phone: string; email: string; website: string; logoPath: string | null; openingHours: OpeningHours[]; specialDays: SpecialDay[]; version: string }>;

  /** DELETE /merchant/locations/:id. Scope: club:write. */
  closeLocation(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<undefined>;

  /** PUT /merchant/locations/:id/logo. Scope: club:write. */
  setLocationLogo(input: { params: { id: number } }, options: { signal?: AbortSignal; file: Blob }): Promise<{ logoPath: string }>;

  /** DELETE /merchant/locations/:id/logo. Scope: club:write. */
  removeLocationLogo(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<undefined>;

  /** GET /merchant/locations/:id/poster. Scope: club:read. */
  getPoster(input: { params: { id: number }; query: { format: "A4" | "A5" | "TENT" | "WINDOW" | "TILL"; background?: "COLOUR" | "WHITE"; language: "sv" | "en" | "fr" } }, options?: { signal?: AbortSignal }): Promise<Blob>;

  /** GET /merchant/chain. Scope: club:read. */
  getChain(input?: Record<string, never>, options?: { signal?: AbortSignal }): Promise<{ id: number; name: string; commercialName: string; subdomain: string; language: "sv" | "en" | "fr"; languages: ("sv" | "en" | "fr")[]; timeZone: string; brandColour: string; logoPath: string | null; clubPointActive: boolean; sandbox: boolean; clockAhead: number; address: string; version: string; timeZoneFixedSince: string | null; formerSubdomains: { subdomain: string; until: string }[] }>;

  /** GET /merchant/chain/languages. Scope: club:read. */
  getWrittenLanguages(input?: Record<string, never>, options?: { signal?: AbortSignal }): Promise<{ things: number; written: ({ language: "sv" | "en" | "fr"; things: number })[] }>;

  /** GET /merchant/chain/clock. Scope: club:read. */
  getChainClock(input?: Record<string, never>, options?: { signal?: AbortSignal }): Promise<{ sandbox: boolean; now: string; realNow: string }>;

  /** GET /merchant/terms/:kind. Scope: club:read. */
  getTerms(input: { params: { kind: "membership" | "privacy" } }, options?: { signal?: AbortSignal }): Promise<{ texts: { sv: Terms; en: Terms; fr: Terms }; version: string; changed: boolean; published: { version: number; publishedAt: string } | null; usualDay: string; versions: ({ version: number; state: "REPLACED" | "IN_FORCE" | "COMING" | "TAKEN_BACK"; appliesOn: string; asksAgain: boolean; mayTakeBack: boolean; told: { members: number; done: boolean } | null; accepted: number | null; publishedAt: string; publishedBy: string })[] }>;

  /** GET /merchant/terms/:kind/versions/:version. Scope: club:read. */
  getTermsVersion(input: { params: { kind: "membership" | "privacy"; version: number } }, options?: { signal?: AbortSignal }): Promise<{ version: number; state: "REPLACED" | "IN_FORCE" | "COMING" | "TAKEN_BACK"; appliesOn: string; publishedAt: string; texts: { sv: Terms; en: Terms; fr: Terms } }>;

  /** GET /merchant/reports. Scope: reports:read. */
  getReport(input?: { query?: { period?: "month" | "last-month" | "quarter" | "year" | "own"; from?: string; to?: string; pointOfSaleId?: number; quietMonths?: number } }, options?: { signal?: AbortSignal }): Promise<Report>;

  /** GET /merchant/reports/liability. Scope: reports:read. */
  getLiability(input?: { query?: { pointOfSaleId?: number } }, options?: { signal?: AbortSignal }): Promise<Liability>;

  /** GET /merchant/campaigns/:id/report. Scope: reports:read. */
  getCampaignReport(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<{ countedAt: string | null; seen: { public: number; app: number }; seenByDay: { date: string; public: number; app: number }[]; used: { purchases: number; totalAmount: number }; usedByDay: { date: string; purchases: number }[]; beside: { users: { members: number; purchases: number; totalAmount: number }; others: { members: number; purchases: number; totalAmount: number } } | null }>;

  /** GET /merchant/campaigns. Scope: campaigns:read. */
  listCampaigns(input?: Record<string, never>, options?: { signal?: AbortSignal }): Promise<({ id: number; name: string; description: string; bannerPath: string | null; bannerTexts: string[]; actionButtonLabel: string; actionButtonTarget: string; startDate: string | null; endDate: string | null; publishStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "SUSPENDED" | "EXPIRED" | "WITHDRAWN"; welcomeOffer: boolean; publicToAll: boolean; pointOfSaleIds: number[]; coupon: Coupon | null; storedStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "WITHDRAWN"; visibilityMonths: number | null; audience: "EVERYONE" | "SELECTION"; selectionId: number | null; couponId: number | null; message: string; mediums: ("SMS" | "EMAIL")[]; used: number; bannerText: string; translations: { sv?: { name?: string; description?: string; actionButtonLabel?: string; bannerText?: string; message?: string }; en?: { name?: string; description?: string; actionButtonLabel?: string; bannerText?: string; message?: string }; fr?: { name?: string; description?: string; actionButtonLabel?: string; bannerText?: string; message?: string } } })[]>;

  /** GET /merchant/campaigns/export. Scope: campaigns:read. */
  exportCampaigns(input?: { query?: { ids?: string } }, options?: { signal?: AbortSignal }): Promise<Blob>;

  /** GET /merchant/campaigns/:id. Scope: campaigns:read. */
  getCampaign(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<{ id: number; name: string; description: string; bannerPath: string | null; bannerTexts: string[]; actionButtonLabel: string; actionButtonTarget: string; startDate: string | null; endDate: string | null; publishStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "SUSPENDED" | "EXPIRED" | "WITHDRAWN"; welcomeOffer: boolean; publicToAll: boolean; pointOfSaleIds: number[]; coupon: Coupon | null; storedStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "WITHDRAWN"; visibilityMonths: number | null; audience: "EVERYONE" | "SELECTION"; selectionId: number | null; couponId: number | null; message: string; mediums: ("SMS" | "EMAIL")[]; used: number; bannerText: string; translations: { sv?: { name?: string; description?: string; actionButtonLabel?: string; bannerText?: string; message?: string }; en?: { name?: string; description?: string; actionButtonLabel?: string; bannerText?: string; message?: string }; fr?: { name?: string; description?: string; actionButtonLabel?: string; bannerText?: string; message?: string } }; version: string; banner: { newData: Banner } | null; bannerSourcePath: string | null }>;

  /** POST /merchant/campaigns. Scope: campaigns:write. */
  createCampaign(input: { body: { name: string; description: string; actionButtonLabel: string; actionButtonTarget: string; startDate: string | null; endDate: string | null; welcomeOffer: boolean; visibilityMonths: number | null; publicToAll: boolean; audience?: "EVERYONE" | "SELECTION"; selectionId?: number | null; pointOfSaleIds?: number[]; couponId: number | null; message: string; mediums: ("SMS" | "EMAIL")[]; banner?: { newData: Banner | { version: number } } | null; bannerText?: string; translations?: { sv?: { name?: string; description?: string; actionButtonLabel?: string; bannerText?: string; message?: string }; en?: { name?: string; description?: string; actionButtonLabel?: string; bannerText?: string; message?: string }; fr?: { name?: string; description?: string; actionButtonLabel?: string; bannerText?: string; message?: string } }; picturesOf?: number } }, options?: { signal?: AbortSignal }): Promise<{ id: number; name: string; description: string; bannerPath: string | null; bannerTexts: string[]; actionButtonLabel: string; actionButtonTarget: string; startDate: string | null; endDate: string | null; publishStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "SUSPENDED" | "EXPIRED" | "WITHDRAWN"; welcomeOffer: boolean; publicToAll: boolean; pointOfSaleIds: number[]; coupon: Coupon | null; storedStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "WITHDRAWN"; visibilityMonths: number | null; audience: "EVERYONE" | "SELECTION"; selectionId: number | null; couponId: number | null; message: string; mediums: ("SMS" | "EMAIL")[]; used: number; bannerText: string; translations: { sv?: { name?: string; description?: string; actionButtonLabel?: string; bannerText?: string; message?: string }; en?: { name?: string; description?: string; actionButtonLabel?: string; bannerText?: string; message?: string }; fr?: { name?: string; description?: string; actionButtonLabel?: string; bannerText?: string; message?: string } }; version: string; banner: { newData: Banner } | null; bannerSourcePath: string | null }>;

  /** PUT /merchant/campaigns/:id. Scope: campaigns:write. */
  updateCampaign(input: { params: { id: number }; body: { name: string; description: string; actionButtonLabel: string; actionButtonTarget: string; startDate: string | null; endDate: string | null; welcomeOffer: boolean; visibilityMonths: number | null; publicToAll: boolean; audience?: "EVERYONE" | "SELECTION"; selectionId?: number | null; pointOfSaleIds?: number[]; couponId: number | null; message: string; mediums: ("SMS" | "EMAIL")[]; banner?: { newData: Banner | { version: number } } | null; bannerText?: string; translations?: { sv?: { name?: string; description?: string; actionButtonLabel?: string; bannerText?: string; message?: string }; en?: { name?: string; description?: string; actionButtonLabel?: string; bannerText?: string; message?: string }; fr?: { name?: string; description?: string; actionButtonLabel?: string; bannerText?: string; message?: string } }; version?: string } }, options?: { signal?: AbortSignal }): Promise<{ id: number; name: string; description: string; bannerPath: string | null; bannerTexts: string[]; actionButtonLabel: string; actionButtonTarget: string; startDate: string | null; endDate: string | null; publishStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "SUSPENDED" | "EXPIRED" | "WITHDRAWN"; welcomeOffer: boolean; publicToAll: boolean; pointOfSaleIds: number[]; coupon: Coupon | null; storedStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "WITHDRAWN"; visibilityMonths: number | null; audience: "EVERYONE" | "SELECTION"; selectionId: number | null; couponId: number | null; message: string; mediums: ("SMS" | "EMAIL")[]; used: number; bannerText: string; translations: { sv?: { name?: string; description?: string; actionButtonLabel?: string; bannerText?: string; message?: string }; en?: { name?: string; description?: string; actionButtonLabel?: string; bannerText?: string; message?: string }; fr?: { name?: string; description?: string; actionButtonLabel?: string; bannerText?: string; message?: string } }; version: string; banner: { newData: Banner } | null; bannerSourcePath: string | null }>;

  /** PUT /merchant/campaigns/:id/status. Scope: campaigns:write. */
  setCampaignStatus(input: { params: { id: number }; body: { publishStatus: "ACTIVE" | "STOPPED" | "COMPLETED" | "WITHDRAWN" } }, options?: { signal?: AbortSignal }): Promise<{ id: number; name: string; description: string; bannerPath: string | null; bannerTexts: string[]; actionButtonLabel: string; actionButtonTarget: string; startDate: string | null; endDate: string | null; publishStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "SUSPENDED" | "EXPIRED" | "WITHDRAWN"; welcomeOffer: boolean; publicToAll: boolean; pointOfSaleIds: number[]; coupon: Coupon | null; storedStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "WITHDRAWN"; visibilityMonths: number | null; audience: "EVERYONE" | "SELECTION"; selectionId: number | null; couponId: number | null; message: string; mediums: ("SMS" | "EMAIL")[]; used: number; bannerText: string; translations: { sv?: { name?: string; description?: string; actionButtonLabel?: string; bannerText?: string; message?: string }; en?: { name?: string; description?: string; actionButtonLabel?: string; bannerText?: string; message?: string }; fr?: { name?: string; description?: string; actionButtonLabel?: string; bannerText?: string; message?: string } }; version: string; banner: { newData: Banner } | null; bannerSourcePath: string | null }>;

  /** PUT /merchant/campaigns/statuses. Scope: campaigns:write. */
  setCampaignStatuses(input: { body: { ids: number[]; publishStatus: "ACTIVE" | "STOPPED" } }, options?: { signal?: AbortSignal }): Promise<Outcomes>;

  /** PUT /merchant/campaigns/:id/banner. Scope: campaigns:write. */
  setCampaignBanner(input: { params: { id: number } }, options: { signal?: AbortSignal; file: Blob }): Promise<{ bannerPath: string }>;

  /** PUT /merchant/campaigns/:id/banner/source. Scope: campaigns:write. */
  setCampaignBannerSource(input: { params: { id: number } }, options: { signal?: AbortSignal; file: Blob }): Promise<{ bannerSourcePath: string }>;

  /** DELETE /merchant/campaigns/:id/banner. Scope: campaigns:write. */
  removeCampaignBanner(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<undefined>;

  /** DELETE /merchant/campaigns/:id. Scope: campaigns:write. */
  removeCampaign(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<undefined>;

  /** GET /merchant/coupons. Scope: coupons:read. */
  listCoupons(input?: { query?: { kind?: "REWARD" | "VALUE" } }, options?: { signal?: AbortSignal }): Promise<({ id: number; kind: "REWARD" | "VALUE"; name: string; description: string; imagePath: string | null; pointsRequired: number; value: number | null; minimumPurchase: number | null; publishStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "SUSPENDED" | "EXPIRED" | "WITHDRAWN"; startDate: string | null; endDate: string | null; version: string; translations: { sv?: { name?: string; description?: string }; en?: { name?: string; description?: string }; fr?: { name?: string; description?: string } }; storedStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "WITHDRAWN"; usedUp: boolean; totalLimit: number | null; perMemberLimit: number | null; redeemed: number })[]>;

  /** GET /merchant/coupons/export. Scope: coupons:read. */
  exportCoupons(input?: { query?: { ids?: string } }, options?: { signal?: AbortSignal }): Promise<Blob>;

  /** GET /merchant/coupons/:id. Scope: coupons:read. */
  getCoupon(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<{ id: number; kind: "REWARD" | "VALUE"; name: string; description: string; imagePath: string | null; pointsRequired: number; value: number | null; minimumPurchase: number | null; publishStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "SUSPENDED" | "EXPIRED" | "WITHDRAWN"; startDate: string | null; endDate: string | null; version: string; translations: { sv?: { name?: string; description?: string }; en?: { name?: string; description?: string }; fr?: { name?: string; description?: string } }; storedStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "WITHDRAWN"; usedUp: boolean; totalLimit: number | null; perMemberLimit: number | null; redeemed: number }>;

  /** POST /merchant/coupons. Scope: coupons:write. */
  createCoupon(input: { body: { startDate?: string | null; endDate?: string | null; totalLimit?: number | null; perMemberLimit?: number | null; kind?: "REWARD" | "VALUE"; name: string; description: string; pointsRequired?: number | null; value?: number | null; minimumPurchase?: number | null; translations?: { sv?: { name?: string; description?: string }; en?: { name?: string; description?: string }; fr?: { name?: string; description?: string } } } }, options?: { signal?: AbortSignal }): Promise<{ id: number; kind: "REWARD" | "VALUE"; name: string; description: string; imagePath: string | null; pointsRequired: number; value: number | null; minimumPurchase: number | null; publishStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "SUSPENDED" | "EXPIRED" | "WITHDRAWN"; startDate: string | null; endDate: string | null; version: string; translations: { sv?: { name?: string; description?: string }; en?: { name?: string; description?: string }; fr?: { name?: string; description?: string } }; storedStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "WITHDRAWN"; usedUp: boolean; totalLimit: number | null; perMemberLimit: number | null; redeemed: number }>;

  /** PUT /merchant/coupons/:id. Scope: coupons:write. */
  updateCoupon(input: { params: { id: number }; body: { startDate?: string | null; endDate?: string | null; totalLimit?: number | null; perMemberLimit?: number | null; kind?: "REWARD" | "VALUE"; name: string; description: string; pointsRequired?: number | null; value?: number | null; minimumPurchase?: number | null; translations?: { sv?: { name?: string; description?: string }; en?: { name?: string; description?: string }; fr?: { name?: string; description?: string } }; version?: string } }, options?: { signal?: AbortSignal }): Promise<{ id: number; kind: "REWARD" | "VALUE"; name: string; description: string; imagePath: string | null; pointsRequired: number; value: number | null; minimumPurchase: number | null; publishStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "SUSPENDED" | "EXPIRED" | "WITHDRAWN"; startDate: string | null; endDate: string | null; version: string; translations: { sv?: { name?: string; description?: string }; en?: { name?: string; description?: string }; fr?: { name?: string; description?: string } }; storedStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "WITHDRAWN"; usedUp: boolean; totalLimit: number | null; perMemberLimit: number | null; redeemed: number }>;

  /** PUT /merchant/coupons/:id/status. Scope: coupons:write. */
  setCouponStatus(input: { params: { id: number }; body: { publishStatus: "ACTIVE" | "STOPPED" | "COMPLETED" | "WITHDRAWN" } }, options?: { signal?: AbortSignal }): Promise<{ id: number; kind: "REWARD" | "VALUE"; name: string; description: string; imagePath: string | null; pointsRequired: number; value: number | null; minimumPurchase: number | null; publishStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "SUSPENDED" | "EXPIRED" | "WITHDRAWN"; startDate: string | null; endDate: string | null; version: string; translations: { sv?: { name?: string; description?: string }; en?: { name?: string; description?: string }; fr?: { name?: string; description?: string } }; storedStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "WITHDRAWN"; usedUp: boolean; totalLimit: number | null; perMemberLimit: number | null; redeemed: number }>;

  /** PUT /merchant/coupons/statuses. Scope: coupons:write. */
  setCouponStatuses(input: { body: { ids: number[]; publishStatus: "ACTIVE" | "STOPPED" } }, options?: { signal?: AbortSignal }): Promise<Outcomes>;

  /** PUT /merchant/coupons/:id/image. Scope: coupons:write. */
  setCouponImage(input: { params: { id: number } }, options: { signal?: AbortSignal; file: Blob }): Promise<{ imagePath: string }>;

  /** DELETE /merchant/coupons/:id/image. Scope: coupons:write. */
  removeCouponImage(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<undefined>;

  /** DELETE /merchant/coupons/:id. Scope: coupons:write. */
  removeCoupon(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<undefined>;

  /** GET /merchant/points. Scope: club:read. */
  getClubPoints(input?: Record<string, never>, options?: { signal?: AbortSignal }): Promise<{ name: string; description: string; pointsPerKrona: number; monthValidation: number; countedPointsFrom: string | null; translations: { sv?: { name?: string; description?: string }; en?: { name?: string; description?: string }; fr?: { name?: string; description?: string } }; pointCost: number | null; active: boolean; corrections: { perMember: number; perDay: number }; alone: { perPurchase: number; perDay: number; perMemberDay: number }; lookUps: { perHour: number | null; acceptsNumberAlone: boolean }; missing: ("MEMBERSHIP_TERMS_MISSING" | "FIRST_REWARD_MISSING")[]; versions: { rule: string; corrections: string; alone: string; lookUps: string; pointCost: string } }>;

  /** GET /till/members/:membershipId/points/account. Scope: purchases:write. */
  getMemberPointsAccount(input: { params: { membershipId: string }; query?: { cursor?: string } }, options?: { signal?: AbortSignal }): Promise<PointsAccount>;

  /** GET /till/members/:membershipId/points/balance. Scope: purchases:write. */
  getMemberBalance(input: { params: { membershipId: string }; query: { date: string } }, options?: { signal?: AbortSignal }): Promise<{ date: string; balance: number; owed: number }>;

  /** POST /till/members/:membershipId/corrections. Scope: points:write. */
  correctPoints(input: { params: { membershipId: string }; body: { source?: "CORRECTION" | "OPENING_BALANCE"; points: number; reason: string; validThrough?: string } }, options: { signal?: AbortSignal; idempotencyKey: string }): Promise<{ lotId: number; clubPoints: number; owedPoints: number }>;

  /** POST /till/corrections/:id/withdrawal. Scope: points:write. */
  voidCorrection(input: { params: { id: number }; body: { reason: string } }, options: { signal?: AbortSignal; idempotencyKey: string }): Promise<{ clubPoints: number; owedPoints: number }>;

  /** POST /till/members/:membershipId/deductions. Scope: points:write. */
  deductPoints(input: { params: { membershipId: string }; body: { points: number; reason: string } }, options: { signal?: AbortSignal; idempotencyKey: string }): Promise<{ deductionId: number; clubPoints: number; owedPoints: number }>;

  /** POST /till/deductions/:id/withdrawal. Scope: points:write. */
  voidDeduction(input: { params: { id: number }; body: { reason: string } }, options: { signal?: AbortSignal; idempotencyKey: string }): Promise<{ clubPoints: number; owedPoints: number }>;

  /** GET /merchant/stampcards. Scope: stampcards:read. */
  listStampcards(input?: Record<string, never>, options?: { signal?: AbortSignal }): Promise<({ id: number; title: string; subtitle: string; stampsAmount: number; stampMark: "star" | "heart" | "smile" | "cup" | "bun" | "bread" | "icecream" | "pizza" | "burger" | "bowl" | "glass" | "mug" | "flower" | "leaf" | "drop" | "scissors" | "paw" | "book" | "dumbbell" | "car" | "tally" | "sushi" | "bike"; stampPath: string | null; stampUncollectedPath: string | null; imagePath: string | null; monthValidation: number; hideTitle: boolean; hideSubtitle: boolean; titleColor: string; titleSize: "SMALL" | "MEDIUM" | "LARGE"; subtitleColor: string; subtitleSize: "SMALL" | "MEDIUM" | "LARGE"; cardColor: string; stampColor: string; publishStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "SUSPENDED" | "EXPIRED" | "WITHDRAWN"; version: string; storedStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "WITHDRAWN"; name: string; coupon: { id: number; reward: string; description: string; imagePath: string | null; hideTitle: boolean; dayValidation: number }; collecting: number; completed: number; rewardsUsed: number; translations: { sv?: { title?: string; subtitle?: string; reward?: string; rewardDescription?: string }; en?: { title?: string; subtitle?: string; reward?: string; rewardDescription?: string }; fr?: { title?: string; subtitle?: string; reward?: string; rewardDescription?: string } } })[]>;

  /** GET /merchant/stampcards/export. Scope: stampcards:read. */
  exportStampcards(input?: { query?: { ids?: string } }, options?: { signal?: AbortSignal }): Promise<Blob>;

  /** GET /merchant/stampcards/:id. Scope: stampcards:read. */
  getStampcard(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<{ id: number; title: string; subtitle: string; stampsAmount: number; stampMark: "star" | "heart" | "smile" | "cup" | "bun" | "bread" | "icecream" | "pizza" | "burger" | "bowl" | "glass" | "mug" | "flower" | "leaf" | "drop" | "scissors" | "paw" | "book" | "dumbbell" | "car" | "tally" | "sushi" | "bike"; stampPath: string | null; stampUncollectedPath: string | null; imagePath: string | null; monthValidation: number; hideTitle: boolean; hideSubtitle: boolean; titleColor: string; titleSize: "SMALL" | "MEDIUM" | "LARGE"; subtitleColor: string; subtitleSize: "SMALL" | "MEDIUM" | "LARGE"; cardColor: string; stampColor: string; publishStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "SUSPENDED" | "EXPIRED" | "WITHDRAWN"; version: string; storedStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "WITHDRAWN"; name: string; coupon: { id: number; reward: string; description: string; imagePath: string | null; hideTitle: boolean; dayValidation: number }; collecting: number; completed: number; rewardsUsed: number; translations: { sv?: { title?: string; subtitle?: string; reward?: string; rewardDescription?: string }; en?: { title?: string; subtitle?: string; reward?: string; rewardDescription?: string }; fr?: { title?: string; subtitle?: string; reward?: string; rewardDescription?: string } } }>;

  /** POST /merchant/stampcards. Scope: stampcards:write. */
  createStampcard(input: { body: { name: string; title: string; subtitle: string; stampsAmount: number; monthValidation: number; hideTitle: boolean; hideSubtitle: boolean; titleColor: string; titleSize: "SMALL" | "MEDIUM" | "LARGE"; subtitleColor: string; subtitleSize: "SMALL" | "MEDIUM" | "LARGE"; cardColor: string; stampColor: string; stampMark?: "star" | "heart" | "smile" | "cup" | "bun" | "bread" | "icecream" | "pizza" | "burger" | "bowl" | "glass" | "mug" | "flower" | "leaf" | "drop" | "scissors" | "paw" | "book" | "dumbbell" | "car" | "tally" | "sushi" | "bike"; coupon: { reward: string; description: string; hideTitle: boolean; dayValidation: number }; translations?: { sv?: { title?: string; subtitle?: string; reward?: string; rewardDescription?: string }; en?: { title?: string; subtitle?: string; reward?: string; rewardDescription?: string }; fr?: { title?: string; subtitle?: string; reward?: string; rewardDescription?: string } } } }, options?: { signal?: AbortSignal }): Promise<{ id: number; title: string; subtitle: string; stampsAmount: number; stampMark: "star" | "heart" | "smile" | "cup" | "bun" | "bread" | "icecream" | "pizza" | "burger" | "bowl" | "glass" | "mug" | "flower" | "leaf" | "drop" | "scissors" | "paw" | "book" | "dumbbell" | "car" | "tally" | "sushi" | "bike"; stampPath: string | null; stampUncollectedPath: string | null; imagePath: string | null; monthValidation: number; hideTitle: boolean; hideSubtitle: boolean; titleColor: string; titleSize: "SMALL" | "MEDIUM" | "LARGE"; subtitleColor: string; subtitleSize: "SMALL" | "MEDIUM" | "LARGE"; cardColor: string; stampColor: string; publishStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "SUSPENDED" | "EXPIRED" | "WITHDRAWN"; version: string; storedStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "WITHDRAWN"; name: string; coupon: { id: number; reward: string; description: string; imagePath: string | null; hideTitle: boolean; dayValidation: number }; collecting: number; completed: number; rewardsUsed: number; translations: { sv?: { title?: string; subtitle?: string; reward?: string; rewardDescription?: string }; en?: { title?: string; subtitle?: string; reward?: string; rewardDescription?: string }; fr?: { title?: string; subtitle?: string; reward?: string; rewardDescription?: string } } }>;

  /** PUT /merchant/stampcards/:id. Scope: stampcards:write. */
  updateStampcard(input: { params: { id: number }; body: { name: string; title: string; subtitle: string; stampsAmount: number; monthValidation: number; hideTitle: boolean; hideSubtitle: boolean; titleColor: string; titleSize: "SMALL" | "MEDIUM" | "LARGE"; subtitleColor: string; subtitleSize: "SMALL" | "MEDIUM" | "LARGE"; cardColor: string; stampColor: string; stampMark?: "star" | "heart" | "smile" | "cup" | "bun" | "bread" | "icecream" | "pizza" | "burger" | "bowl" | "glass" | "mug" | "flower" | "leaf" | "drop" | "scissors" | "paw" | "book" | "dumbbell" | "car" | "tally" | "sushi" | "bike"; coupon: { reward: string; description: string; hideTitle: boolean; dayValidation: number }; translations?: { sv?: { title?: string; subtitle?: string; reward?: string; rewardDescription?: string }; en?: { title?: string; subtitle?: string; reward?: string; rewardDescription?: string }; fr?: { title?: string; subtitle?: string; reward?: string; rewardDescription?: string } }; version?: string } }, options?: { signal?: AbortSignal }): Promise<{ id: number; title: string; subtitle: string; stampsAmount: number; stampMark: "star" | "heart" | "smile" | "cup" | "bun" | "bread" | "icecream" | "pizza" | "burger" | "bowl" | "glass" | "mug" | "flower" | "leaf" | "drop" | "scissors" | "paw" | "book" | "dumbbell" | "car" | "tally" | "sushi" | "bike"; stampPath: string | null; stampUncollectedPath: string | null; imagePath: string | null; monthValidation: number; hideTitle: boolean; hideSubtitle: boolean; titleColor: string; titleSize: "SMALL" | "MEDIUM" | "LARGE"; subtitleColor: string; subtitleSize: "SMALL" | "MEDIUM" | "LARGE"; cardColor: string; stampColor: string; publishStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "SUSPENDED" | "EXPIRED" | "WITHDRAWN"; version: string; storedStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "WITHDRAWN"; name: string; coupon: { id: number; reward: string; description: string; imagePath: string | null; hideTitle: boolean; dayValidation: number }; collecting: number; completed: number; rewardsUsed: number; translations: { sv?: { title?: string; subtitle?: string; reward?: string; rewardDescription?: string }; en?: { title?: string; subtitle?: string; reward?: string; rewardDescription?: string }; fr?: { title?: string; subtitle?: string; reward?: string; rewardDescription?: string } } }>;

  /** GET /merchant/stampcards/:id/change. Scope: stampcards:write. */
  previewStampcardChange(input: { params: { id: number }; query: { stampsAmount: number; monthValidation: number; dayValidation: number } }, options?: { signal?: AbortSignal }): Promise<{ filled: number; better: number; kept: number; same: number }>;

  /** POST /merchant/stampcards/:id/copies. Scope: stampcards:write. */
  copyStampcard(input: { params: { id: number }; body: { name: string } }, options?: { signal?: AbortSignal }): Promise<{ id: number; title: string; subtitle: string; stampsAmount: number; stampMark: "star" | "heart" | "smile" | "cup" | "bun" | "bread" | "icecream" | "pizza" | "burger" | "bowl" | "glass" | "mug" | "flower" | "leaf" | "drop" | "scissors" | "paw" | "book" | "dumbbell" | "car" | "tally" | "sushi" | "bike"; stampPath: string | null; stampUncollectedPath: string | null; imagePath: string | null; monthValidation: number; hideTitle: boolean; hideSubtitle: boolean; titleColor: string; titleSize: "SMALL" | "MEDIUM" | "LARGE"; subtitleColor: string; subtitleSize: "SMALL" | "MEDIUM" | "LARGE"; cardColor: string; stampColor: string; publishStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "SUSPENDED" | "EXPIRED" | "WITHDRAWN"; version: string; storedStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "WITHDRAWN"; name: string; coupon: { id: number; reward: string; description: string; imagePath: string | null; hideTitle: boolean; dayValidation: number }; collecting: number; completed: number; rewardsUsed: number; translations: { sv?: { title?: string; subtitle?: string; reward?: string; rewardDescription?: string }; en?: { title?: string; subtitle?: string; reward?: string; rewardDescription?: string }; fr?: { title?: string; subtitle?: string; reward?: string; rewardDescription?: string } } }>;

  /** PUT /merchant/stampcards/:id/status. Scope: stampcards:write. */
  setStampcardStatus(input: { params: { id: number }; body: { publishStatus: "ACTIVE" | "STOPPED" | "COMPLETED" | "WITHDRAWN" } }, options?: { signal?: AbortSignal }): Promise<{ id: number; title: string; subtitle: string; stampsAmount: number; stampMark: "star" | "heart" | "smile" | "cup" | "bun" | "bread" | "icecream" | "pizza" | "burger" | "bowl" | "glass" | "mug" | "flower" | "leaf" | "drop" | "scissors" | "paw" | "book" | "dumbbell" | "car" | "tally" | "sushi" | "bike"; stampPath: string | null; stampUncollectedPath: string | null; imagePath: string | null; monthValidation: number; hideTitle: boolean; hideSubtitle: boolean; titleColor: string; titleSize: "SMALL" | "MEDIUM" | "LARGE"; subtitleColor: string; subtitleSize: "SMALL" | "MEDIUM" | "LARGE"; cardColor: string; stampColor: string; publishStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "SUSPENDED" | "EXPIRED" | "WITHDRAWN"; version: string; storedStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "WITHDRAWN"; name: string; coupon: { id: number; reward: string; description: string; imagePath: string | null; hideTitle: boolean; dayValidation: number }; collecting: number; completed: number; rewardsUsed: number; translations: { sv?: { title?: string; subtitle?: string; reward?: string; rewardDescription?: string }; en?: { title?: string; subtitle?: string; reward?: string; rewardDescription?: string }; fr?: { title?: string; subtitle?: string; reward?: string; rewardDescription?: string } } }>;

  /** PUT /merchant/stampcards/:id/images/:part. Scope: stampcards:write. */
  setStampcardImage(input: { params: { id: number; part: "stamp" | "uncollected" | "card" | "reward" } }, options: { signal?: AbortSignal; file: Blob }): Promise<{ imagePath: string }>;

  /** DELETE /merchant/stampcards/:id/images/:part. Scope: stampcards:write. */
  removeStampcardImage(input: { params: { id: number; part: "stamp" | "uncollected" | "card" | "reward" } }, options?: { signal?: AbortSignal }): Promise<undefined>;

  /** DELETE /merchant/stampcards/:id. Scope: stampcards:write. */
  removeStampcard(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<undefined>;

  /** GET /merchant/members. Scope: members:read. */
  listMembers(input?: { query?: { q?: string; page?: number; cursor?: string; sort?: string; pointOfSaleId?: number; points?: "SOME" | "NONE"; consent?: "EMAIL" | "SMS" | "NONE"; since?: string; until?: string; selection?: number } }, options?: { signal?: AbortSignal }): Promise<{ rows: Member[]; nextCursor: string | null; total: number; exactTotal: number | null }>;

  /** GET /merchant/members/export. Scope: members:read. */
  exportMembers(input?: { query?: { q?: string; sort?: string; pointOfSaleId?: number; points?: "SOME" | "NONE"; consent?: "EMAIL" | "SMS" | "NONE"; since?: string; until?: string; selection?: number } }, options?: { signal?: AbortSignal }): Promise<Blob>;

  /** GET /merchant/members/:id. Scope: members:read. */
  getMember(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<{ profile: { id: number; membershipId: string; firstName: string; lastName: string; email: string | null; phone: string | null; language: "sv" | "en" | "fr"; address: Address; birthday: string | null; gender: "FEMALE" | "MALE" | "OTHER" | null; pendingEmail: string | null; pendingPhone: string | null; unsentProofs: ("EMAIL" | "SMS")[]; emailNotification: boolean; emailBounced: boolean; phoneNotification: boolean; optedOut: ("EMAIL" | "SMS")[]; clubPoints: number; stampcardUsage: ({ id: number; stampcardId: number; collectedStamps: number; stampsAmount: number; startDate: string; endDate: string; addedStamps: number; usageOrder: number; stampcardUsageStatus: "OPEN" | "COMPLETED" | "RESET" | "EMPTIED"; lastStatusUpdateDate: string })[]; stampcardCouponUsage: StampCardCouponUsage[]; authority: "ROLE_ADMIN" | "ROLE_MERCHANT" | "ROLE_LOCAL_MERCHANT" | "ROLE_CONSUMER" | "ROLE_CASHIER"; pointsOfSaleIds: number[]; version: string }; homeLocation: string | null; registeredAt: string; lastPurchaseAt: string | null; purchases: number; totalAmount: number; points: { balance: number; earned: number; redeemed: number; deducted: number; expired: number; expiring: ExpiringPoints[] }; latestPurchases: Purchase[]; consents: ({ channel: "EMAIL" | "SMS"; given: boolean; at: string; source: "SIGN_UP" | "PROFILE" | "STAFF" | "IMPORT" | "MERGE" | "UNSUBSCRIBED" | "ONE_CLICK" | "STOP" | "COMPLAINT" | "ADDRESS_REMOVED"; text: string; language: "sv" | "en" | "fr" | null; author: string })[]; acceptances: ({ kind: "MEMBERSHIP" | "PRIVACY"; version: number; at: string })[] }>;

  /** PUT /merchant/members/:id. Scope: members:write. */
  updateMember(input: { params: { id: number }; body: { firstName?: string; lastName?: string; email?: string | null; phone?: string | null; language?: "sv" | "en" | "fr"; street?: string; city?: string; zipCode?: string; birthday?: string | null; gender?: "FEMALE" | "MALE" | "OTHER" | null; emailNotification?: boolean; phoneNotification?: boolean; version?: string } }, options?: { signal?: AbortSignal }): Promise<{ id: number; membershipId: string; firstName: string; lastName: string; email: string | null; phone: string | null; language: "sv" | "en" | "fr"; address: Address; birthday: string | null; gender: "FEMALE" | "MALE" | "OTHER" | null; pendingEmail: string | null; pendingPhone: string | null; unsentProofs: ("EMAIL" | "SMS")[]; emailNotification: boolean; emailBounced: boolean; phoneNotification: boolean; optedOut: ("EMAIL" | "SMS")[]; clubPoints: number; stampcardUsage: ({ id: number; stampcardId: number; collectedStamps: number; stampsAmount: number; startDate: string; endDate: string; addedStamps: number; usageOrder: number; stampcardUsageStatus: "OPEN" | "COMPLETED" | "RESET" | "EMPTIED"; lastStatusUpdateDate: string })[]; stampcardCouponUsage: StampCardCouponUsage[]; authority: "ROLE_ADMIN" | "ROLE_MERCHANT" | "ROLE_LOCAL_MERCHANT" | "ROLE_CONSUMER" | "ROLE_CASHIER"; pointsOfSaleIds: number[]; version: string }>;

  /** DELETE /merchant/members/:id. Scope: members:write. */
  removeMember(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<undefined>;

  /** POST /merchant/members/removals. Scope: members:write. */
  removeMembers(input: { body: { ids: number[] } }, options?: { signal?: AbortSignal }): Promise<Outcomes>;

  /** POST /merchant/members/:id/contacts/:channel. Scope: members:write. */
  resendMemberContact(input: { params: { id: number; channel: "EMAIL" | "SMS" } }, options?: { signal?: AbortSignal }): Promise<undefined>;

  /** DELETE /merchant/members/:id/contacts/:channel. Scope: members:write. */
  withdrawMemberContact(input: { params: { id: number; channel: "EMAIL" | "SMS" } }, options?: { signal?: AbortSignal }): Promise<undefined>;

  /** GET /merchant/members/invitations. Scope: members:read. */
  listInvitations(input?: { query?: { q?: string; page?: number; cursor?: string; sort?: string } }, options?: { signal?: AbortSignal }): Promise<{ rows: ({ id: number; email: string | null; phone: string | null; homeLocation: string | null; invitedAt: string; expiresAt: string; expired: boolean; refused: "UNKNOWN_NUMBER" | "UNREACHABLE" | "BLOCKED" | "NO_SMS" | "UNKNOWN_ADDRESS" | "FULL" | "UNWANTED" | "REFUSED" | null })[]; nextCursor: string | null; total: number }>;

  /** GET /merchant/members/invitations/export. Scope: members:read. */
  exportInvitations(input?: { query?: { q?: string; sort?: string } }, options?: { signal?: AbortSignal }): Promise<Blob>;

  /** POST /merchant/members/invitations/:id/renewal. Scope: members:write. */
  resendInvitation(input: { params: { id: number } }, options: { signal?: AbortSignal; idempotencyKey: string }): Promise<undefined>;

  /** POST /merchant/members/invitations/renewals. Scope: members:write. */
  resendInvitations(input: { body: { ids: number[] } }, options: { signal?: AbortSignal; idempotencyKey: string }): Promise<Outcomes>;

  /** POST /merchant/members/invitations/withdrawals. Scope: members:write. */
  withdrawInvitations(input: { body: { ids: number[] } }, options?: { signal?: AbortSignal }): Promise<Outcomes>;

  /** DELETE /merchant/members/invitations/:id. Scope: members:write. */
  withdrawInvitation(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<undefined>;

  /** GET /merchant/members/invitations/cost. Scope: members:read. */
  getInvitationCost(input?: { query?: { language?: "sv" | "en" | "fr" } }, options?: { signal?: AbortSignal }): Promise<{ credits: number; available: number }>;

  /** POST /merchant/members/invitations. Scope: members:write. */
  inviteMember(input: { body: { pointOfSaleId?: number | null; email?: string; phone?: string; phonePrefix?: string; language?: "sv" | "en" | "fr" } }, options: { signal?: AbortSignal; idempotencyKey: string }): Promise<undefined>;

  /** POST /till/invitations. Scope: purchases:write. */
  inviteAtTill(input: { body: { pointOfSaleId: number; amount: number | null; categoryIds?: number[]; campaignIds?: number[]; stamps?: { stampcardId: number; stamps: number }[]; amountConfirmed?: boolean; secondPerson?: { accountId: number; device: string | null; secret: string } | null; queued?: { visitedAt: string; device: string } | null; email?: string; phone?: string } }, options: { signal?: AbortSignal; idempotencyKey: string }): Promise<{ sent: "SMS" | "EMAIL" | "CODE"; link: string | null; waitsThrough: string | null; waitingPoints: number; waitingPurchaseId: number | null }>;

  /** GET /merchant/members/:id/timeline. Scope: members:read. */
  listMemberTimeline(input: { params: { id: number }; query?: { cursor?: string } }, options?: { signal?: AbortSignal }): Promise<{ rows: ({ key: string; kind: "JOINED" | "PURCHASE" | "VISIT" | "RETURN" | "GIFT" | "OPENING_BALANCE" | "GIFT_VOIDED" | "DEDUCTION" | "DEDUCTION_VOIDED" | "CARD_FILLED" | "COUPON_USED" | "COUPON_GIVEN_BACK" | "MESSAGE" | "CONSENT"; at: string; amount: number | null; points: number; stamps: number; name: string; place: string; author: string; purchaseId: number | null; undone: boolean; channel: "EMAIL" | "SMS" | null; given: boolean | null; source: string; status: "WAITING" | "SENT" | "FAILED" | "SUPPRESSED" | "DELIVERED" | "UNDELIVERED" | null })[]; nextCursor: string | null }>;

  /** GET /merchant/members/:id/fillings. Scope: members:read. */
  listMemberFillings(input: { params: { id: number }; query?: { cursor?: string } }, options?: { signal?: AbortSignal }): Promise<{ rows: ({ id: number; card: string; reward: string; collected: number; total: number; status: "OPEN" | "COMPLETED" | "RESET" | "EMPTIED"; startedOn: string; endsOn: string; filledOn: string | null; rewardThrough: string | null; rewardUsed: boolean })[]; nextCursor: string | null }>;

  /** GET /merchant/members/:id/uses. Scope: members:read. */
  listMemberUses(input: { params: { id: number }; query?: { cursor?: string } }, options?: { signal?: AbortSignal }): Promise<{ rows: ({ id: number; name: string; kind: "REWARD" | "VALUE" | "STAMP_CARD"; points: number; value: number; campaign: string | null; at: string; place: string; purchaseId: number | null; givenBackAt: string | null })[]; nextCursor: string | null }>;

  /** GET /merchant/members/fillings/export. Scope: members:read. */
  exportFillings(input?: { query?: { memberId?: number } }, options?: { signal?: AbortSignal }): Promise<Blob>;

  /** GET /merchant/members/uses/export. Scope: members:read. */
  exportUses(input?: { query?: { memberId?: number } }, options?: { signal?: AbortSignal }): Promise<Blob>;

  /** GET /merchant/members/:id/points/export. Scope: members:read. */
  exportPointsAccount(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<Blob>;

  /** GET /merchant/selections. Scope: selections:read. */
  listSelections(input?: Record<string, never>, options?: { signal?: AbortSignal }): Promise<({ id: number; name: string; expression: Selection | null; updatedAt: string; campaigns: { id: number; name: string }[] })[]>;

  /** GET /merchant/selections/export. Scope: selections:read. */
  exportSelections(input?: { query?: { ids?: string } }, options?: { signal?: AbortSignal }): Promise<Blob>;

  /** GET /merchant/selections/:id. Scope: selections:read. */
  getSelection(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<{ id: number; name: string; expression: Selection | null; updatedAt: string; campaigns: { id: number; name: string }[]; version: string }>;

  /** POST /merchant/selections. Scope: selections:write. */
  createSelection(input: { body: { name: string; expression: Selection | { version: number } } }, options?: { signal?: AbortSignal }): Promise<{ id: number; name: string; expression: Selection | null; updatedAt: string; campaigns: { id: number; name: string }[]; version: string }>;

  /** PUT /merchant/selections/:id. Scope: selections:write. */
  updateSelection(input: { params: { id: number }; body: { name: string; expression: Selection | { version: number }; version?: string } }, options?: { signal?: AbortSignal }): Promise<{ id: number; name: string; expression: Selection | null; updatedAt: string; campaigns: { id: number; name: string }[]; version: string }>;

  /** POST /merchant/selections/:id/copies. Scope: selections:write. */
  copySelection(input: { params: { id: number }; body: { name: string } }, options?: { signal?: AbortSignal }): Promise<{ id: number; name: string; expression: Selection | null; updatedAt: string; campaigns: { id: number; name: string }[]; version: string }>;

  /** DELETE /merchant/selections/:id. Scope: selections:write. */
  removeSelection(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<undefined>;

  /** POST /merchant/selections/counts. Scope: selections:read. */
  countSelection(input: { body: { expression: Selection | { version: number } | null } }, options?: { signal?: AbortSignal }): Promise<{ members: number; matched: number; reach: ({ medium: "SMS" | "EMAIL"; noAddress: number; bounced: number; noConsent: number; alreadyContacted: number; noCredits: number; reachable: number })[] }>;

  /** POST /merchant/selections/samples. Scope: members:read. */
  sampleSelection(input: { body: { expression: Selection | { version: number } | null } }, options?: { signal?: AbortSignal }): Promise<{ rows: ({ id: number; membershipId: string; firstName: string; lastName: string; email: string | null; phone: string | null })[] }>;

  /** POST /merchant/selections/explanations. Scope: members:read. */
  explainSelection(input: { body: { expression: Selection | { version: number }; memberId: number } }, options?: { signal?: AbortSignal }): Promise<{ match: "ALL" | "ANY"; met: boolean; conditions: ({ condition: Condition; met: boolean } | { match: "ALL" | "ANY"; met: boolean; conditions: { condition: Condition; met: boolean }[] })[] }>;

  /** GET /merchant/sendouts. Scope: sendouts:read. */
  listSendouts(input?: { query?: { q?: string; page?: number; cursor?: string; sort?: string; from?: string; through?: string; days?: "ALL"; state?: "DRAFT" | "SCHEDULED" | "SENDING" | "PAUSED" | "SENT" | "CANCELLED"; automatic?: "ONLY" | "WITHOUT" } }, options?: { signal?: AbortSignal }): Promise<{ rows: SendoutRow[]; nextCursor: string | null; total: number; ever: number }>;

  /** GET /merchant/sendouts/export. Scope: sendouts:read. */
  exportSendouts(input?: { query?: { q?: string; sort?: string; from?: string; through?: string; days?: "ALL"; state?: "DRAFT" | "SCHEDULED" | "SENDING" | "PAUSED" | "SENT" | "CANCELLED"; automatic?: "ONLY" | "WITHOUT" } }, options?: { signal?: AbortSignal }): Promise<Blob>;

  /** POST /merchant/sendouts. Scope: sendouts:write. */
  createSendout(input: { body: { name: string; selectionId: number | null; campaignId: number | null; media: ("EMAIL" | "SMS")[]; sms: { text: string; link: string; translations: { sv?: { text?: string }; en?: { text?: string }; fr?: { text?: string } } }; email: Email | null; senderName: string; sendAt: string | null; automatic: { occasion: { kind: "BIRTHDAY"; days: number } | { kind: "WELCOME"; days: number } | { kind: "POINTS_EXPIRING"; days: number } | { kind: "CARD_NEARLY_FULL"; stampCardId: number; stampsLeft: number } | { kind: "AWAY"; days: number }; at: string } | null; heldOutPercent: number } }, options?: { signal?: AbortSignal }): Promise<Sendout>;

  /** POST /merchant/sendouts/pictures. Scope: sendouts:write. */
  addSendoutPicture(input: Record<string, never>, options: { signal?: AbortSignal; file: Blob }): Promise<{ picturePath: string }>;

  /** GET /merchant/sendouts/:id. Scope: sendouts:read. */
  getSendout(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<Sendout>;

  /** PUT /merchant/sendouts/:id. Scope: sendouts:write. */
  updateSendout(input: { params: { id: number }; body: { name: string; selectionId: number | null; campaignId: number | null; media: ("EMAIL" | "SMS")[]; sms: { text: string; link: string; translations: { sv?: { text?: string }; en?: { text?: string }; fr?: { text?: string } } }; email: Email | null; senderName: string; sendAt: string | null; automatic: { occasion: { kind: "BIRTHDAY"; days: number } | { kind: "WELCOME"; days: number } | { kind: "POINTS_EXPIRING"; days: number } | { kind: "CARD_NEARLY_FULL"; stampCardId: number; stampsLeft: number } | { kind: "AWAY"; days: number }; at: string } | null; heldOutPercent: number; version?: string } }, options?: { signal?: AbortSignal }): Promise<Sendout>;

  /** DELETE /merchant/sendouts/:id. Scope: sendouts:write. */
  removeSendout(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<undefined>;

  /** GET /merchant/sendout-rules. Scope: sendouts:read. */
  getSendoutRules(input?: Record<string, never>, options?: { signal?: AbortSignal }): Promise<{ quietHours: { from: string; to: string } | null; cap: { messages: number; days: number } | null; approvalAbove: number | null; version: string; widened: { by: { id: number; name: string }; isCaller: boolean; from: number; until: string } | null }>;

  /** PUT /merchant/sendouts/:id/state. Scope: sendouts:write. */
  setSendoutState(input: { params: { id: number }; body: { act: "START" | "APPROVE" | "DRAW_BACK" | "PAUSE" | "RESUME" | "CANCEL"; leavesOut?: boolean } }, options?: { signal?: AbortSignal }): Promise<Sendout>;

  /** POST /merchant/campaigns/:id/sendouts. Scope: sendouts:write. */
  publishAndSendCampaign(input: { params: { id: number }; body: { leavesOut?: boolean } }, options?: { signal?: AbortSignal }): Promise<Sendout>;

  /** POST /merchant/sendouts/:id/tests. Scope: sendouts:write. */
  testSendout(input: { params: { id: number }; body: { medium: "EMAIL" | "SMS"; language: "sv" | "en" | "fr" } }, options: { signal?: AbortSignal; idempotencyKey: string }): Promise<{ to: string }>;

  /** GET /merchant/held-sendouts. Scope: sendouts:read. */
  getHeldSendouts(input?: Record<string, never>, options?: { signal?: AbortSignal }): Promise<{ rows: ({ id: number; name: string; when: "AT_ONCE" | "AT_ITS_TIME" | "BY_ITSELF" | "APPROVAL"; sendAt: string | null; messages: number })[]; atOnce: number; later: number }>;

  /** PUT /merchant/held-sendouts. Scope: sendouts:write. */
  releaseHeldSendouts(input: { body: { sendoutIds: number[] } }, options?: { signal?: AbortSignal }): Promise<{ sendoutIds: number[] }>;

  /** POST /merchant/sendouts/email-previews. Scope: sendouts:read. */
  previewSendoutEmail(input: { body: { email: Email; writtenIn: "sv" | "en" | "fr"; language: "sv" | "en" | "fr"; scheme: "light" | "dark"; facts: { firstName: string; lastName: string; points: number } } }, options?: { signal?: AbortSignal }): Promise<{ from: string; subject: string; preheader: string; html: string; text: string; bytes: number }>;

  /** POST /merchant/sendouts/reaches. Scope: sendouts:read. */
  countSendoutReach(input: { body: { selectionId: number | null; campaignId: number | null; media: ("EMAIL" | "SMS")[]; sms: { text: string; link: string; translations: { sv?: { text?: string }; en?: { text?: string }; fr?: { text?: string } } }; heldOutPercent: number; sendoutId: number | null; sendAt?: string | null } }, options?: { signal?: AbortSignal }): Promise<{ media: ({ medium: "EMAIL" | "SMS"; matched: number; noAddress: number; bounced: number; noConsent: number; heldOut: number; noCredits: number; reached: number; later: number })[]; credits: { atMost: number; available: number; price: number | null } | null; quietUntil: string | null; texts: ({ language: "sv" | "en" | "fr"; recipients: number; text: string; characters: number; segments: number })[]; needsApproval: boolean }>;

  /** GET /merchant/sendouts/:id/reach. Scope: sendouts:read. */
  getSendoutReach(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<{ media: ({ medium: "EMAIL" | "SMS"; matched: number; noAddress: number; bounced: number; noConsent: number; heldOut: number; noCredits: number; reached: number; later: number })[]; credits: { atMost: number; available: number; price: number | null } | null; quietUntil: string | null; texts: ({ language: "sv" | "en" | "fr"; recipients: number; text: string; characters: number; segments: number })[]; needsApproval: boolean }>;

  /** GET /merchant/sendouts/:id/recipients. Scope: members:read. */
  listSendoutRecipients(input: { params: { id: number }; query?: { q?: string; page?: number; cursor?: string; sort?: string; medium?: "EMAIL" | "SMS"; state?: "WAITING" | "SENT" | "FAILED" | "SKIPPED" | "HELD_OUT"; reason?: "NO_ADDRESS" | "BOUNCED" | "NO_CONSENT" | "NO_CREDITS" | "LEFT" | "CANCELLED" | "REFUSED" | "DEFERRED" | "OVER" } }, options?: { signal?: AbortSignal }): Promise<{ rows: Recipient[]; nextCursor: string | null; total: number }>;

  /** GET /merchant/sendouts/:id/recipients/export. Scope: members:read. */
  exportSendoutRecipients(input: { params: { id: number }; query?: { q?: string; medium?: "EMAIL" | "SMS"; state?: "WAITING" | "SENT" | "FAILED" | "SKIPPED" | "HELD_OUT"; reason?: "NO_ADDRESS" | "BOUNCED" | "NO_CONSENT" | "NO_CREDITS" | "LEFT" | "CANCELLED" | "REFUSED" | "DEFERRED" | "OVER" } }, options?: { signal?: AbortSignal }): Promise<Blob>;

  /** GET /merchant/sendouts/:id/numbers. Scope: sendouts:read. */
  getSendoutNumbers(input: { params: { id: number }; query?: { days?: number } }, options?: { signal?: AbortSignal }): Promise<{ media: ({ medium: "EMAIL" | "SMS"; selected: number; waiting: number; sent: number; failed: number; skipped: number; heldOut: number; delivered: number; bounced: number; unsubscribed: number; clicked: number; credits: number })[]; days: number; through: string | null; since: string | null; written: { members: number; buyers: number; amount: number }; heldOut: { members: number; buyers: number; amount: number }; uplift: { points: number; low: number; high: number } | null }>;

  /** POST /till/approvals. Scope: purchases:write. */
  askApproval(input: { body: { purchase?: { pointOfSaleId: number; amount: number | null; categoryIds?: number[]; campaignIds?: number[]; stamps?: { stampcardId: number; stamps: number }[]; amountConfirmed?: boolean; secondPerson?: { accountId: number; device: string | null; secret: string } | null; queued?: { visitedAt: string; device: string } | null; membershipId: string; couponIds?: number[]; stampcardUsageIds?: number[]; welcomeOffer?: { couponId: number | null } | null } | null; invitation?: { pointOfSaleId: number; amount: number | null; categoryIds?: number[]; campaignIds?: number[]; stamps?: { stampcardId: number; stamps: number }[]; amountConfirmed?: boolean; secondPerson?: { accountId: number; device: string | null; secret: string } | null; queued?: { visitedAt: string; device: string } | null; email?: string; phone?: string } | null } }, options: { signal?: AbortSignal; idempotencyKey: string }): Promise<{ id: number; state: "WAITING" | "APPROVED" | "DECLINED" | "WITHDRAWN" | "EXPIRED"; expiresAt: string; answeredBy: string; reason: string }>;

  /** GET /till/approvals/:id. Scope: purchases:write. */
  getApproval(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<{ id: number; state: "WAITING" | "APPROVED" | "DECLINED" | "WITHDRAWN" | "EXPIRED"; expiresAt: string; answeredBy: string; reason: string }>;

  /** DELETE /till/approvals/:id. Scope: purchases:write. */
  withdrawApproval(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<undefined>;

  /** GET /merchant/purchases. Scope: purchases:read. */
  listPurchases(input?: { query?: { q?: string; page?: number; cursor?: string; sort?: string; memberId?: number; since?: string; until?: string; pointOfSaleId?: number; cashierId?: number; categoryId?: number; campaignId?: number; amountFrom?: number; amountTo?: number; only?: "RETURNED" | "LARGE" | "WITH_COUPON" } }, options?: { signal?: AbortSignal }): Promise<{ rows: ({ id: number; dateOfPurchase: string; receivedAt: string | null; totalAmount: number; discount: number; returnedAmount: number; returns: { date: string; amount: number; reason: string; undo: boolean; author: string }[]; categories: { name: string }[]; campaigns: { name: string }[]; remainingPoints: number; tradedPoints: number; earnedPoints: number; pointsPerKrona: number | null; returnedPoints: number; pointsValidThrough: string | null; coupons: { id: number; name: string; pointsRequired: number }[]; stamps: { stampcardId: number; title: string; stamps: number }[]; pointsUsages: ({ usedPoints: number; usedPointsDate: string; returnPointsDate: string | null })[]; pointOfSale: { name: string }; member: { id: number; membershipId: string; firstName: string; lastName: string; left: boolean }; cashier: string; cashierId: number | null })[]; nextCursor: string | null; total: number }>;

  /** GET /merchant/purchases/totals. Scope: purchases:read. */
  getPurchaseTotals(input?: { query?: { q?: string; memberId?: number; since?: string; until?: string; pointOfSaleId?: number; cashierId?: number; categoryId?: number; campaignId?: number; amountFrom?: number; amountTo?: number; only?: "RETURNED" | "LARGE" | "WITH_COUPON" } }, options?: { signal?: AbortSignal }): Promise<{ purchases: number; whollyReturned: number; kept: number; returned: number; average: number | null; points: number; complete: boolean }>;

  /** GET /merchant/purchases/export. Scope: purchases:read. */
  exportPurchases(input?: { query?: { q?: string; memberId?: number; since?: string; until?: string; pointOfSaleId?: number; cashierId?: number; categoryId?: number; campaignId?: number; amountFrom?: number; amountTo?: number; only?: "RETURNED" | "LARGE" | "WITH_COUPON"; sort?: string } }, options?: { signal?: AbortSignal }): Promise<Blob>;

  /** GET /merchant/purchases/:id. Scope: purchases:read. */
  getMerchantPurchase(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<{ id: number; dateOfPurchase: string; receivedAt: string | null; totalAmount: number; discount: number; returnedAmount: number; returns: { date: string; amount: number; reason: string; undo: boolean; author: string }[]; categories: { name: string }[]; campaigns: { name: string }[]; remainingPoints: number; tradedPoints: number; earnedPoints: number; pointsPerKrona: number | null; returnedPoints: number; pointsValidThrough: string | null; coupons: { id: number; name: string; pointsRequired: number }[]; stamps: { stampcardId: number; title: string; stamps: number }[]; pointsUsages: ({ usedPoints: number; usedPointsDate: string; returnPointsDate: string | null })[]; pointOfSale: { name: string }; redemptions: { redemptionId: number; name: string; points: number; value: number; cancelled: boolean }[]; welcomeOfferUsed: boolean; cashier: string; confirmedBy: string | null; undoableUntil: string | null; returnable: boolean; member: { id: number; membershipId: string; firstName: string; lastName: string; left: boolean }; ledger: PointsLedger }>;

  /** GET /merchant/waiting-purchases. Scope: purchases:read. */
  listPendingPurchases(input?: { query?: { q?: string; page?: number; cursor?: string; sort?: string; pointOfSaleId?: number } }, options?: { signal?: AbortSignal }): Promise<{ rows: ({ id: number; email: string | null; phone: string | null; pointOfSale: { id: number; name: string }; cashier: string; dateOfPurchase: string; totalAmount: number | null; points: number; stamps: number; waitsThrough: string })[]; nextCursor: string | null; total: number }>;

  /** GET /merchant/waiting-purchases/export. Scope: purchases:read. */
  exportPendingPurchases(input?: { query?: { q?: string; sort?: string; pointOfSaleId?: number } }, options?: { signal?: AbortSignal }): Promise<Blob>;

  /** DELETE /till/waiting-purchases/:id. Scope: purchases:write. */
  withdrawPendingPurchase(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<undefined>;

  /** GET /till/members. Scope: purchases:write. */
  findAtTill(input: { query: { q: string } }, options?: { signal?: AbortSignal }): Promise<{ membershipId: string; firstName: string; lastName: string; clubPoints: number }[]>;

  /** GET /till/members/:membershipId. Scope: purchases:write. */
  getAtTill(input: { params: { membershipId: string } }, options?: { signal?: AbortSignal }): Promise<{ membershipId: string; firstName: string; lastName: string; clubPoints: number; phone: string | null; email: string | null; note: string | null; owedPoints: number; coupons: ({ id: number; kind: "REWARD" | "VALUE"; name: string; description: string; imagePath: string | null; pointsRequired: number; value: number | null; minimumPurchase: number | null; publishStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "SUSPENDED" | "EXPIRED" | "WITHDRAWN"; startDate: string | null; endDate: string | null; campaign: string | null; campaignId: number | null; isBrought: boolean })[]; stampcards: ({ id: number; title: string; subtitle: string; stampsAmount: number; stampMark: "star" | "heart" | "smile" | "cup" | "bun" | "bread" | "icecream" | "pizza" | "burger" | "bowl" | "glass" | "mug" | "flower" | "leaf" | "drop" | "scissors" | "paw" | "book" | "dumbbell" | "car" | "tally" | "sushi" | "bike"; stampPath: string | null; stampUncollectedPath: string | null; imagePath: string | null; monthValidation: number; hideTitle: boolean; hideSubtitle: boolean; titleColor: string; titleSize: "SMALL" | "MEDIUM" | "LARGE"; subtitleColor: string; subtitleSize: "SMALL" | "MEDIUM" | "LARGE"; cardColor: string; stampColor: string; publishStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "SUSPENDED" | "EXPIRED" | "WITHDRAWN"; usage: StampCardUsage | null; owedStamps: number; stampsPossible: number; reward: string; dayValidation: number })[]; stampcardCoupons: ({ id: number; stampcardId: number; reward: string; description: string; imagePath: string | null; valid: boolean; hideTitle: boolean; dayValidation: number; stampcardUsageId: number; usageOrder: number; stampcardTitle: string; validThrough: string })[]; welcomeOffer: WelcomeOffer | null; campaigns: Campaign[]; latestPurchaseAt: string | null; visits: StaffPurchase[]; ledger: PointsLedger }>;

  /** GET /till/facts. Scope: purchases:write. */
  getTillFacts(input?: Record<string, never>, options?: { signal?: AbortSignal }): Promise<{ pointsActive: boolean; pointsPerKrona: number; monthValidation: number; countedPointsFrom: string | null; categories: { id: number; name: string }[]; campaigns: Campaign[]; stampcards: ({ id: number; title: string; subtitle: string; stampsAmount: number; stampMark: "star" | "heart" | "smile" | "cup" | "bun" | "bread" | "icecream" | "pizza" | "burger" | "bowl" | "glass" | "mug" | "flower" | "leaf" | "drop" | "scissors" | "paw" | "book" | "dumbbell" | "car" | "tally" | "sushi" | "bike"; stampPath: string | null; stampUncollectedPath: string | null; imagePath: string | null; monthValidation: number; hideTitle: boolean; hideSubtitle: boolean; titleColor: string; titleSize: "SMALL" | "MEDIUM" | "LARGE"; subtitleColor: string; subtitleSize: "SMALL" | "MEDIUM" | "LARGE"; cardColor: string; stampColor: string; publishStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "SUSPENDED" | "EXPIRED" | "WITHDRAWN"; reward: string; dayValidation: number })[]; canInviteBySms: boolean }>;

  /** GET /till/second-people. Scope: purchases:write. */
  listSecondPeople(input: { query: { pointOfSaleId: number } }, options?: { signal?: AbortSignal }): Promise<{ accountId: number; name: string; hasPin: boolean }[]>;

  /** POST /till/purchases. Scope: purchases:write. */
  registerPurchase(input: { body: { pointOfSaleId: number; amount: number | null; categoryIds?: number[]; campaignIds?: number[]; stamps?: { stampcardId: number; stamps: number }[]; amountConfirmed?: boolean; secondPerson?: { accountId: number; device: string | null; secret: string } | null; queued?: { visitedAt: string; device: string } | null; membershipId: string; couponIds?: number[]; stampcardUsageIds?: number[]; welcomeOffer?: { couponId: number | null } | null } }, options: { signal?: AbortSignal; idempotencyKey: string }): Promise<{ clubPoints: number; owedPoints: number; purchaseId: number; totalAmount: number; discount: number; lostValue: number; earnedPoints: number; pointsValidThrough: string | null; redemptions: ({ redemptionId: number; couponId: number | null; stampcardUsageId: number | null; name: string; points: number; value: number })[]; stampcards: { stampcardId: number; title: string; collectedStamps: number; stampsAmount: number }[]; completed: { stampcardId: number; reward: string }[]; welcomeOfferUsed: boolean }>;

  /** POST /till/purchases/:id/cancellation. Scope: purchases:write. */
  cancelPurchase(input: { params: { id: number } }, options: { signal?: AbortSignal; idempotencyKey: string }): Promise<{ clubPoints: number; owedPoints: number }>;

  /** POST /till/purchases/:id/returns. Scope: purchases:write. */
  returnPurchase(input: { params: { id: number }; body: { pointOfSaleId: number; amount: number; stamps?: { stampcardId: number; stamps: number }[]; redemptionIds?: number[]; keptRedemptionIds?: number[]; reason: string } }, options: { signal?: AbortSignal; idempotencyKey: string }): Promise<{ clubPoints: number; owedPoints: number; returnId: number; takenPoints: number; takenStamps: number; keptAmount: number }>;

  /** POST /till/redemptions/:id/cancellation. Scope: purchases:write. */
  cancelRedemption(input: { params: { id: number }; body: { reason?: string } }, options: { signal?: AbortSignal; idempotencyKey: string }): Promise<{ clubPoints: number; owedPoints: number }>;
}

export const calls: Record<keyof Calls, { method: string; path: string; download: boolean }> = {
  listCategories: { method: "GET", path: "/merchant/categories", download: false },
  exportCategories: { method: "GET", path: "/merchant/categories/export", download: true },
  createCategory: { method: "POST", path: "/merchant/categories", download: false },
  renameCategory: { method: "PUT", path: "/merchant/categories/:id", download: false },
  removeCategory: { method: "DELETE", path: "/merchant/categories/:id", download: false },
  listLocations: { method: "GET", path: "/merchant/locations", download: false },
  exportLocations: { method: "GET", path: "/merchant/locations/export", download: true },
  getLocation: { method: "GET", path: "/merchant/locations/:id", download: false },
  getLocationClosing: { method: "GET", path: "/merchant/locations/:id/closing", download: false },
  createLocation: { method: "POST", path: "/merchant/locations", download: false },
  updateLocation: { method: "PUT", path: "/merchant/locations/:id", download: false },
  closeLocation: { method: "DELETE", path: "/merchant/locations/:id", download: false },
  setLocationLogo: { method: "PUT", path: "/merchant/locations/:id/logo", download: false },
  removeLocationLogo: { method: "DELETE", path: "/merchant/locations/:id/logo", download: false },
  getPoster: { method: "GET", path: "/merchant/locations/:id/poster", download: true },
  getChain: { method: "GET", path: "/merchant/chain", download: false },
  getWrittenLanguages: { method: "GET", path: "/merchant/chain/languages", download: false },
  getChainClock: { method: "GET", path: "/merchant/chain/clock", download: false },
  getTerms: { method: "GET", path: "/merchant/terms/:kind", download: false },
  getTermsVersion: { method: "GET", path: "/merchant/terms/:kind/versions/:version", download: false },
  getReport: { method: "GET", path: "/merchant/reports", download: false },
  getLiability: { method: "GET", path: "/merchant/reports/liability", download: false },
  getCampaignReport: { method: "GET", path: "/merchant/campaigns/:id/report", download: false },
  listCampaigns: { method: "GET", path: "/merchant/campaigns", download: false },
  exportCampaigns: { method: "GET", path: "/merchant/campaigns/export", download: true },
  getCampaign: { method: "GET", path: "/merchant/campaigns/:id", download: false },
  createCampaign: { method: "POST", path: "/merchant/campaigns", download: false },
  updateCampaign: { method: "PUT", path: "/merchant/campaigns/:id", download: false },
  setCampaignStatus: { method: "PUT", path: "/merchant/campaigns/:id/status", download: false },
  setCampaignStatuses: { method: "PUT", path: "/merchant/campaigns/statuses", download: false },
  setCampaignBanner: { method: "PUT", path: "/merchant/campaigns/:id/banner", download: false },
  setCampaignBannerSource: { method: "PUT", path: "/merchant/campaigns/:id/banner/source", download: false },
  removeCampaignBanner: { method: "DELETE", path: "/merchant/campaigns/:id/banner", download: false },
  removeCampaign: { method: "DELETE", path: "/merchant/campaigns/:id", download: false },
  listCoupons: { method: "GET", path: "/merchant/coupons", download: false },
  exportCoupons: { method: "GET", path: "/merchant/coupons/export", download: true },
  getCoupon: { method: "GET", path: "/merchant/coupons/:id", download: false },
  createCoupon: { method: "POST", path: "/merchant/coupons", download: false },
  updateCoupon: { method: "PUT", path: "/merchant/coupons/:id", download: false },
  setCouponStatus: { method: "PUT", path: "/merchant/coupons/:id/status", download: false },
  setCouponStatuses: { method: "PUT", path: "/merchant/coupons/statuses", download: false },
  setCouponImage: { method: "PUT", path: "/merchant/coupons/:id/image", download: false },
  removeCouponImage: { method: "DELETE", path: "/merchant/coupons/:id/image", download: false },
  removeCoupon: { method: "DELETE", path: "/merchant/coupons/:id", download: false },
  getClubPoints: { method: "GET", path: "/merchant/points", download: false },
  getMemberPointsAccount: { method: "GET", path: "/till/members/:membershipId/points/account", download: false },
  getMemberBalance: { method: "GET", path: "/till/members/:membershipId/points/balance", download: false },
  correctPoints: { method: "POST", path: "/till/members/:membershipId/corrections", download: false },
  voidCorrection: { method: "POST", path: "/till/corrections/:id/withdrawal", download: false },
  deductPoints: { method: "POST", path: "/till/members/:membershipId/deductions", download: false },
  voidDeduction: { method: "POST", path: "/till/deductions/:id/withdrawal", download: false },
  listStampcards: { method: "GET", path: "/merchant/stampcards", download: false },
  exportStampcards: { method: "GET", path: "/merchant/stampcards/export", download: true },
  getStampcard: { method: "GET", path: "/merchant/stampcards/:id", download: false },
  createStampcard: { method: "POST", path: "/merchant/stampcards", download: false },
  updateStampcard: { method: "PUT", path: "/merchant/stampcards/:id", download: false },
  previewStampcardChange: { method: "GET", path: "/merchant/stampcards/:id/change", download: false },
  copyStampcard: { method: "POST", path: "/merchant/stampcards/:id/copies", download: false },
  setStampcardStatus: { method: "PUT", path: "/merchant/stampcards/:id/status", download: false },
  setStampcardImage: { method: "PUT", path: "/merchant/stampcards/:id/images/:part", download: false },
  removeStampcardImage: { method: "DELETE", path: "/merchant/stampcards/:id/images/:part", download: false },
  removeStampcard: { method: "DELETE", path: "/merchant/stampcards/:id", download: false },
  listMembers: { method: "GET", path: "/merchant/members", download: false },
  exportMembers: { method: "GET", path: "/merchant/members/export", download: true },
  getMember: { method: "GET", path: "/merchant/members/:id", download: false },
  updateMember: { method: "PUT", path: "/merchant/members/:id", download: false },
  removeMember: { method: "DELETE", path: "/merchant/members/:id", download: false },
  removeMembers: { method: "POST", path: "/merchant/members/removals", download: false },
  resendMemberContact: { method: "POST", path: "/merchant/members/:id/contacts/:channel", download: false },
  withdrawMemberContact: { method: "DELETE", path: "/merchant/members/:id/contacts/:channel", download: false },
  listInvitations: { method: "GET", path: "/merchant/members/invitations", download: false },
  exportInvitations: { method: "GET", path: "/merchant/members/invitations/export", download: true },
  resendInvitation: { method: "POST", path: "/merchant/members/invitations/:id/renewal", download: false },
  resendInvitations: { method: "POST", path: "/merchant/members/invitations/renewals", download: false },
  withdrawInvitations: { method: "POST", path: "/merchant/members/invitations/withdrawals", download: false },
  withdrawInvitation: { method: "DELETE", path: "/merchant/members/invitations/:id", download: false },
  getInvitationCost: { method: "GET", path: "/merchant/members/invitations/cost", download: false },
  inviteMember: { method: "POST", path: "/merchant/members/invitations", download: false },
  inviteAtTill: { method: "POST", path: "/till/invitations", download: false },
  listMemberTimeline: { method: "GET", path: "/merchant/members/:id/timeline", download: false },
  listMemberFillings: { method: "GET", path: "/merchant/members/:id/fillings", download: false },
  listMemberUses: { method: "GET", path: "/merchant/members/:id/uses", download: false },
  exportFillings: { method: "GET", path: "/merchant/members/fillings/export", download: true },
  exportUses: { method: "GET", path: "/merchant/members/uses/export", download: true },
  exportPointsAccount: { method: "GET", path: "/merchant/members/:id/points/export", download: true },
  listSelections: { method: "GET", path: "/merchant/selections", download: false },
  exportSelections: { method: "GET", path: "/merchant/selections/export", download: true },
  getSelection: { method: "GET", path: "/merchant/selections/:id", download: false },
  createSelection: { method: "POST", path: "/merchant/selections", download: false },
  updateSelection: { method: "PUT", path: "/merchant/selections/:id", download: false },
  copySelection: { method: "POST", path: "/merchant/selections/:id/copies", download: false },
  removeSelection: { method: "DELETE", path: "/merchant/selections/:id", download: false },
  countSelection: { method: "POST", path: "/merchant/selections/counts", download: false },
  sampleSelection: { method: "POST", path: "/merchant/selections/samples", download: false },
  explainSelection: { method: "POST", path: "/merchant/selections/explanations", download: false },
  listSendouts: { method: "GET", path: "/merchant/sendouts", download: false },
  exportSendouts: { method: "GET", path: "/merchant/sendouts/export", download: true },
  createSendout: { method: "POST", path: "/merchant/sendouts", download: false },
  addSendoutPicture: { method: "POST", path: "/merchant/sendouts/pictures", download: false },
  getSendout: { method: "GET", path: "/merchant/sendouts/:id", download: false },
  updateSendout: { method: "PUT", path: "/merchant/sendouts/:id", download: false },
  removeSendout: { method: "DELETE", path: "/merchant/sendouts/:id", download: false },
  getSendoutRules: { method: "GET", path: "/merchant/sendout-rules", download: false },
  setSendoutState: { method: "PUT", path: "/merchant/sendouts/:id/state", download: false },
  publishAndSendCampaign: { method: "POST", path: "/merchant/campaigns/:id/sendouts", download: false },
  testSendout: { method: "POST", path: "/merchant/sendouts/:id/tests", download: false },
  getHeldSendouts: { method: "GET", path: "/merchant/held-sendouts", download: false },
  releaseHeldSendouts: { method: "PUT", path: "/merchant/held-sendouts", download: false },
  previewSendoutEmail: { method: "POST", path: "/merchant/sendouts/email-previews", download: false },
  countSendoutReach: { method: "POST", path: "/merchant/sendouts/reaches", download: false },
  getSendoutReach: { method: "GET", path: "/merchant/sendouts/:id/reach", download: false },
  listSendoutRecipients: { method: "GET", path: "/merchant/sendouts/:id/recipients", download: false },
  exportSendoutRecipients: { method: "GET", path: "/merchant/sendouts/:id/recipients/export", download: true },
  getSendoutNumbers: { method: "GET", path: "/merchant/sendouts/:id/numbers", download: false },
  askApproval: { method: "POST", path: "/till/approvals", download: false },
  getApproval: { method: "GET", path: "/till/approvals/:id", download: false },
  withdrawApproval: { method: "DELETE", path: "/till/approvals/:id", download: false },
  listPurchases: { method: "GET", path: "/merchant/purchases", download: false },
  getPurchaseTotals: { method: "GET", path: "/merchant/purchases/totals", download: false },
  exportPurchases: { method: "GET", path: "/merchant/purchases/export", download: true },
  getMerchantPurchase: { method: "GET", path: "/merchant/purchases/:id", download: false },
  listPendingPurchases: { method: "GET", path: "/merchant/waiting-purchases", download: false },
  exportPendingPurchases: { method: "GET", path: "/merchant/waiting-purchases/export", download: true },
  withdrawPendingPurchase: { method: "DELETE", path: "/till/waiting-purchases/:id", download: false },
  findAtTill: { method: "GET", path: "/till/members", download: false },
  getAtTill: { method: "GET", path: "/till/members/:membershipId", download: false },
  getTillFacts: { method: "GET", path: "/till/facts", download: false },
  listSecondPeople: { method: "GET", path: "/till/second-people", download: false },
  registerPurchase: { method: "POST", path: "/till/purchases", download: false },
  cancelPurchase: { method: "POST", path: "/till/purchases/:id/cancellation", download: false },
  returnPurchase: { method: "POST", path: "/till/purchases/:id/returns", download: false },
  cancelRedemption: { method: "POST", path: "/till/redemptions/:id/cancellation", download: false },
};
