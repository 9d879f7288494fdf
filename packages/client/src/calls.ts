// Written by `npm run client` from the contract. Do not edit.

/** Why a call is refused, overall or at a field. */
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
  | "PURCHASE_FILE_TOO_LONG"
  | "PURCHASE_FILE_UNREADABLE"
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

/** The codes of each call, besides those that every call may have. */
export interface CallRefusals {
  createCategory: "NAME_RESERVED" | "NAME_TAKEN" | "NAME_TOO_LONG" | "NAME_TOO_SHORT" | "REQUIRED";
  renameCategory: "CHANGED_MEANWHILE" | "NAME_RESERVED" | "NAME_TAKEN" | "NAME_TOO_LONG" | "NAME_TOO_SHORT" | "REQUIRED";
  exportLocations: "NAME_TOO_LONG" | "REQUIRED";
  createLocation: "INVALID_EMAIL" | "INVALID_OPENING_HOURS" | "INVALID_PHONE" | "INVALID_SPECIAL_DAYS" | "INVALID_SUBPAGE" | "INVALID_URL" | "NAME_RESERVED" | "NAME_TOO_LONG" | "REQUIRED" | "RESERVED_SUBPAGE" | "SUBPAGE_TAKEN";
  updateLocation: "CHANGED_MEANWHILE" | "INVALID_EMAIL" | "INVALID_OPENING_HOURS" | "INVALID_PHONE" | "INVALID_SPECIAL_DAYS" | "INVALID_SUBPAGE" | "INVALID_URL" | "NAME_RESERVED" | "NAME_TOO_LONG" | "REQUIRED" | "RESERVED_SUBPAGE" | "SUBPAGE_TAKEN";
  closeLocation: "LAST_LOCATION";
  setLocationLogo: "IMAGE_ANIMATED" | "IMAGE_HEIC" | "IMAGE_NOT_READABLE" | "IMAGE_SVG" | "IMAGE_TOO_MANY_PIXELS";
  getPoster: "NAME_TOO_LONG" | "REQUIRED";
  getReport: "DATE_REQUIRED" | "END_BEFORE_START" | "NAME_TOO_LONG" | "OTHER_LOCATION" | "REQUIRED";
  getLiability: "NAME_TOO_LONG" | "OTHER_LOCATION" | "REQUIRED";
  exportCampaigns: "NAME_TOO_LONG" | "REQUIRED";
  createCampaign: "AUDIENCE_NOT_PUBLIC" | "AUDIENCE_NOT_WELCOMED" | "BANNER_VERSION_UNKNOWN" | "DATE_REQUIRED" | "END_BEFORE_START" | "INVALID_URL" | "LABEL_REQUIRED" | "LABEL_TOO_LONG" | "MESSAGE_REQUIRED" | "MESSAGE_TOO_LONG" | "MONTHS_REQUIRED" | "NAME_RESERVED" | "NAME_TOO_LONG" | "NAME_TOO_SHORT" | "OPTION_REQUIRED" | "OTHER_LOCATION" | "REQUIRED" | "WELCOME_OFFER_EVERYWHERE";
  updateCampaign: "AUDIENCE_NOT_PUBLIC" | "AUDIENCE_NOT_WELCOMED" | "BANNER_VERSION_UNKNOWN" | "CHANGED_MEANWHILE" | "DATE_REQUIRED" | "END_BEFORE_START" | "INVALID_URL" | "LABEL_REQUIRED" | "LABEL_TOO_LONG" | "MESSAGE_REQUIRED" | "MESSAGE_TOO_LONG" | "MONTHS_REQUIRED" | "NAME_RESERVED" | "NAME_TOO_LONG" | "NAME_TOO_SHORT" | "OPTION_REQUIRED" | "OTHER_LOCATION" | "REQUIRED" | "STATUS_NOT_ALLOWED" | "WELCOME_OFFER_EVERYWHERE";
  setCampaignStatus: "END_DATE_PASSED" | "MEMBERSHIP_TERMS_MISSING" | "NAME_TOO_LONG" | "OTHER_LOCATION" | "REQUIRED" | "STATUS_NOT_ALLOWED" | "SUBSCRIPTION_LAPSED" | "WELCOME_OFFER_EXISTS";
  setCampaignStatuses: "NAME_TOO_LONG" | "REQUIRED";
  setCampaignBanner: "IMAGE_ANIMATED" | "IMAGE_HEIC" | "IMAGE_NOT_READABLE" | "IMAGE_SVG" | "IMAGE_TOO_MANY_PIXELS" | "OTHER_LOCATION" | "STATUS_NOT_ALLOWED";
  setCampaignBannerSource: "IMAGE_ANIMATED" | "IMAGE_HEIC" | "IMAGE_NOT_READABLE" | "IMAGE_SVG" | "IMAGE_TOO_MANY_PIXELS" | "OTHER_LOCATION" | "STATUS_NOT_ALLOWED";
  removeCampaignBanner: "OTHER_LOCATION" | "STATUS_NOT_ALLOWED";
  removeCampaign: "OTHER_LOCATION" | "STATUS_NOT_ALLOWED";
  listCoupons: "NAME_TOO_LONG" | "REQUIRED";
  exportCoupons: "NAME_TOO_LONG" | "REQUIRED";
  createCoupon: "AMOUNT_TOO_LARGE" | "AMOUNT_TOO_SMALL" | "END_BEFORE_START" | "INVALID_AMOUNT" | "NAME_RESERVED" | "NAME_TOO_LONG" | "NAME_TOO_SHORT" | "REQUIRED" | "VALUE_REQUIRED";
  updateCoupon: "AMOUNT_TOO_LARGE" | "AMOUNT_TOO_SMALL" | "CHANGED_MEANWHILE" | "END_BEFORE_START" | "INVALID_AMOUNT" | "LIMIT_BELOW_TAKEN" | "NAME_RESERVED" | "NAME_TOO_LONG" | "NAME_TOO_SHORT" | "REQUIRED" | "STATUS_NOT_ALLOWED" | "VALUE_REQUIRED";
  setCouponStatus: "END_DATE_PASSED" | "MEMBERSHIP_TERMS_MISSING" | "NAME_TOO_LONG" | "REQUIRED" | "STATUS_NOT_ALLOWED" | "SUBSCRIPTION_LAPSED";
  setCouponStatuses: "NAME_TOO_LONG" | "REQUIRED";
  setCouponImage: "IMAGE_ANIMATED" | "IMAGE_HEIC" | "IMAGE_NOT_READABLE" | "IMAGE_SVG" | "IMAGE_TOO_MANY_PIXELS" | "STATUS_NOT_ALLOWED";
  removeCouponImage: "STATUS_NOT_ALLOWED";
  removeCoupon: "STATUS_NOT_ALLOWED";
  getMemberPointsAccount: "NAME_TOO_LONG" | "NUMBER_ALONE_REFUSED" | "REQUIRED";
  getMemberBalance: "NAME_TOO_LONG" | "NUMBER_ALONE_REFUSED" | "REQUIRED";
  correctPoints: "CORRECTION_LIMIT" | "IDEMPOTENCY_KEY_INVALID" | "IDEMPOTENCY_KEY_MISSING" | "IDEMPOTENCY_KEY_REUSED" | "NAME_TOO_LONG" | "NUMBER_ALONE_REFUSED" | "OWN_MEMBERSHIP" | "REQUIRED";
  voidCorrection: "ALREADY_VOIDED" | "IDEMPOTENCY_KEY_INVALID" | "IDEMPOTENCY_KEY_MISSING" | "IDEMPOTENCY_KEY_REUSED" | "NAME_TOO_LONG" | "OWN_MEMBERSHIP" | "REQUIRED";
  deductPoints: "CORRECTION_LIMIT" | "IDEMPOTENCY_KEY_INVALID" | "IDEMPOTENCY_KEY_MISSING" | "IDEMPOTENCY_KEY_REUSED" | "NAME_TOO_LONG" | "NOT_ENOUGH_POINTS" | "NUMBER_ALONE_REFUSED" | "OWN_MEMBERSHIP" | "REQUIRED";
  voidDeduction: "ALREADY_VOIDED" | "IDEMPOTENCY_KEY_INVALID" | "IDEMPOTENCY_KEY_MISSING" | "IDEMPOTENCY_KEY_REUSED" | "NAME_TOO_LONG" | "OWN_MEMBERSHIP" | "REQUIRED";
  exportStampcards: "NAME_TOO_LONG" | "REQUIRED";
  createStampcard: "INVALID_COLOUR" | "NAME_RESERVED" | "NAME_TOO_LONG" | "NAME_TOO_SHORT" | "REQUIRED" | "STAMPS_OUT_OF_RANGE" | "TEXT_TOO_LONG";
  updateStampcard: "CHANGED_MEANWHILE" | "INVALID_COLOUR" | "NAME_RESERVED" | "NAME_TOO_LONG" | "NAME_TOO_SHORT" | "REQUIRED" | "STAMPS_OUT_OF_RANGE" | "STATUS_NOT_ALLOWED" | "TEXT_TOO_LONG";
  previewStampcardChange: "NAME_TOO_LONG" | "REQUIRED";
  copyStampcard: "NAME_RESERVED" | "NAME_TOO_LONG" | "NAME_TOO_SHORT" | "REQUIRED";
  setStampcardStatus: "MEMBERSHIP_TERMS_MISSING" | "NAME_TOO_LONG" | "REQUIRED" | "STATUS_NOT_ALLOWED" | "SUBSCRIPTION_LAPSED";
  setStampcardImage: "IMAGE_ANIMATED" | "IMAGE_HEIC" | "IMAGE_NOT_READABLE" | "IMAGE_SVG" | "IMAGE_TOO_MANY_PIXELS" | "STATUS_NOT_ALLOWED";
  removeStampcardImage: "STATUS_NOT_ALLOWED";
  removeStampcard: "STATUS_NOT_ALLOWED";
  listMembers: "NAME_TOO_LONG" | "REQUIRED" | "SELECTION_UNKNOWN";
  exportMembers: "NAME_TOO_LONG" | "REQUIRED" | "SELECTION_UNKNOWN";
  updateMember: "BIRTHDAY_IN_FUTURE" | "CHANGED_MEANWHILE" | "CONSENT_IS_THE_MEMBERS" | "EMAIL_OR_PHONE_REQUIRED" | "INVALID_EMAIL" | "INVALID_PHONE" | "NAME_TOO_LONG" | "NOT_MOBILE" | "NO_SMS_TO_PROVE" | "REQUIRED";
  removeMembers: "NAME_TOO_LONG" | "REQUIRED";
  resendMemberContact: "NOT_MOBILE" | "NO_SMS_TO_PROVE";
  listInvitations: "NAME_TOO_LONG" | "REQUIRED";
  exportInvitations: "NAME_TOO_LONG" | "REQUIRED";
  resendInvitation: "COMPANY_BUDGET_USED" | "IDEMPOTENCY_KEY_INVALID" | "IDEMPOTENCY_KEY_MISSING" | "IDEMPOTENCY_KEY_REUSED" | "NO_SMS_CREDITS" | "SMS_MONTH_LIMIT";
  resendInvitations: "IDEMPOTENCY_KEY_INVALID" | "IDEMPOTENCY_KEY_MISSING" | "IDEMPOTENCY_KEY_REUSED" | "NAME_TOO_LONG" | "REQUIRED";
  withdrawInvitations: "NAME_TOO_LONG" | "REQUIRED";
  getInvitationCost: "NAME_TOO_LONG" | "REQUIRED";
  inviteMember: "COMPANY_BUDGET_USED" | "EMAIL_OR_PHONE_REQUIRED" | "IDEMPOTENCY_KEY_INVALID" | "IDEMPOTENCY_KEY_MISSING" | "IDEMPOTENCY_KEY_REUSED" | "INVALID_EMAIL" | "INVALID_PHONE" | "MEMBERSHIP_TERMS_MISSING" | "NAME_TOO_LONG" | "NOT_MOBILE" | "NO_SMS_CREDITS" | "OTHER_LOCATION" | "PRIVACY_POLICY_MISSING" | "REQUIRED" | "SMS_MONTH_LIMIT";
  inviteAtTill: "ALREADY_MEMBER" | "AMOUNT_NEEDS_CONFIRMATION" | "AMOUNT_TOO_LARGE" | "AMOUNT_TOO_SMALL" | "CAMPAIGN_NOT_ACTIVE" | "DEVICE_NOT_APPROVED" | "EMAIL_OR_PHONE_REQUIRED" | "IDEMPOTENCY_KEY_INVALID" | "IDEMPOTENCY_KEY_MISSING" | "IDEMPOTENCY_KEY_REUSED" | "INVALID_AMOUNT" | "INVALID_EMAIL" | "INVALID_PHONE" | "MEMBERSHIP_TERMS_MISSING" | "NAME_TOO_LONG" | "NOTHING_TO_REGISTER" | "NOT_MOBILE" | "NO_SMS_CREDITS" | "OTHER_LOCATION" | "PIN_LOCKED" | "PRIVACY_POLICY_MISSING" | "REQUIRED" | "SECOND_PERSON_NEEDED" | "SECOND_PERSON_NOT_PROVED" | "SMS_MONTH_LIMIT" | "STAMP_CARD_NOT_ACTIVE" | "STAMP_CARD_STOPPED" | "TOO_MANY_STAMPS" | "VISIT_IN_FUTURE" | "VISIT_TOO_OLD";
  listMemberTimeline: "NAME_TOO_LONG" | "REQUIRED";
  listMemberFillings: "NAME_TOO_LONG" | "REQUIRED";
  listMemberUses: "NAME_TOO_LONG" | "REQUIRED";
  exportFillings: "NAME_TOO_LONG" | "REQUIRED";
  exportUses: "NAME_TOO_LONG" | "REQUIRED";
  exportSelections: "NAME_TOO_LONG" | "REQUIRED";
  createSelection: "DATE_REQUIRED" | "END_BEFORE_START" | "MAX_BELOW_MIN" | "MAX_TOO_HIGH" | "MIN_ABOVE_MAX" | "MIN_TOO_LOW" | "NAME_RESERVED" | "NAME_TAKEN" | "NAME_TOO_LONG" | "NAME_TOO_SHORT" | "OPTION_REQUIRED" | "OTHER_LOCATION" | "REQUIRED" | "SELECTION_UNKNOWN" | "TOO_MANY_CONDITIONS" | "TOO_MANY_OPTIONS" | "TOO_MANY_SELECTIONS";
  updateSelection: "CHANGED_MEANWHILE" | "DATE_REQUIRED" | "END_BEFORE_START" | "MAX_BELOW_MIN" | "MAX_TOO_HIGH" | "MIN_ABOVE_MAX" | "MIN_TOO_LOW" | "NAME_RESERVED" | "NAME_TAKEN" | "NAME_TOO_LONG" | "NAME_TOO_SHORT" | "OPTION_REQUIRED" | "OTHER_LOCATION" | "REQUIRED" | "SELECTION_UNKNOWN" | "TOO_MANY_CONDITIONS" | "TOO_MANY_OPTIONS";
  copySelection: "DATE_REQUIRED" | "END_BEFORE_START" | "MAX_BELOW_MIN" | "MAX_TOO_HIGH" | "MIN_ABOVE_MAX" | "MIN_TOO_LOW" | "NAME_RESERVED" | "NAME_TAKEN" | "NAME_TOO_LONG" | "NAME_TOO_SHORT" | "OPTION_REQUIRED" | "OTHER_LOCATION" | "REQUIRED" | "SELECTION_UNKNOWN" | "TOO_MANY_CONDITIONS" | "TOO_MANY_OPTIONS" | "TOO_MANY_SELECTIONS";
  removeSelection: "SELECTION_IN_USE";
  countSelection: "DATE_REQUIRED" | "END_BEFORE_START" | "MAX_BELOW_MIN" | "MAX_TOO_HIGH" | "MIN_ABOVE_MAX" | "MIN_TOO_LOW" | "NAME_TOO_LONG" | "OPTION_REQUIRED" | "OTHER_LOCATION" | "REQUIRED" | "SELECTION_UNKNOWN" | "TOO_MANY_CONDITIONS" | "TOO_MANY_OPTIONS";
  sampleSelection: "DATE_REQUIRED" | "END_BEFORE_START" | "MAX_BELOW_MIN" | "MAX_TOO_HIGH" | "MIN_ABOVE_MAX" | "MIN_TOO_LOW" | "NAME_TOO_LONG" | "OPTION_REQUIRED" | "OTHER_LOCATION" | "REQUIRED" | "SELECTION_UNKNOWN" | "TOO_MANY_CONDITIONS" | "TOO_MANY_OPTIONS";
  explainSelection: "DATE_REQUIRED" | "END_BEFORE_START" | "MAX_BELOW_MIN" | "MAX_TOO_HIGH" | "MIN_ABOVE_MAX" | "MIN_TOO_LOW" | "NAME_TOO_LONG" | "OPTION_REQUIRED" | "OTHER_LOCATION" | "REQUIRED" | "SELECTION_UNKNOWN" | "TOO_MANY_CONDITIONS" | "TOO_MANY_OPTIONS";
  listSendouts: "NAME_TOO_LONG" | "REQUIRED";
  exportSendouts: "NAME_TOO_LONG" | "REQUIRED";
  createSendout: "FALLBACK_REQUIRED" | "FIELD_UNKNOWN" | "INVALID_SENDER_NAME" | "INVALID_URL" | "LABEL_TOO_LONG" | "MAX_TOO_HIGH" | "MESSAGE_TOO_LONG" | "MIN_TOO_LOW" | "NAME_RESERVED" | "NAME_TOO_LONG" | "NAME_TOO_SHORT" | "REQUIRED";
  addSendoutPicture: "IMAGE_ANIMATED" | "IMAGE_HEIC" | "IMAGE_NOT_READABLE" | "IMAGE_SVG" | "IMAGE_TOO_MANY_PIXELS";
  updateSendout: "CHANGED_MEANWHILE" | "FALLBACK_REQUIRED" | "FIELD_UNKNOWN" | "INVALID_SENDER_NAME" | "INVALID_URL" | "LABEL_TOO_LONG" | "MAX_TOO_HIGH" | "MEDIUM_REQUIRED" | "MESSAGE_REQUIRED" | "MESSAGE_TOO_LONG" | "MIN_TOO_LOW" | "NAME_RESERVED" | "NAME_TOO_LONG" | "NAME_TOO_SHORT" | "REQUIRED" | "STATUS_NOT_ALLOWED";
  removeSendout: "STATUS_NOT_ALLOWED";
  setSendoutState: "CAMPAIGN_NOT_ACTIVE" | "COUPON_NOT_ACTIVE" | "FALLBACK_REQUIRED" | "FIELD_UNKNOWN" | "INVALID_SENDER_NAME" | "INVALID_URL" | "LABEL_TOO_LONG" | "MAX_TOO_HIGH" | "MEDIUM_REQUIRED" | "MESSAGE_REQUIRED" | "MESSAGE_TOO_LONG" | "MIN_TOO_LOW" | "NAME_RESERVED" | "NAME_TOO_LONG" | "NAME_TOO_SHORT" | "NOBODY_REACHED" | "NO_SMS_CREDITS" | "OWN_REQUEST" | "REQUIRED" | "SELECTION_UNKNOWN" | "SMS_MONTH_LIMIT" | "STATUS_NOT_ALLOWED" | "TIME_PASSED";
  publishAndSendCampaign: "CAMPAIGN_NOT_ACTIVE" | "COUPON_NOT_ACTIVE" | "END_DATE_PASSED" | "FALLBACK_REQUIRED" | "FIELD_UNKNOWN" | "INVALID_SENDER_NAME" | "INVALID_URL" | "LABEL_TOO_LONG" | "MAX_TOO_HIGH" | "MEDIUM_REQUIRED" | "MEMBERSHIP_TERMS_MISSING" | "MESSAGE_REQUIRED" | "MESSAGE_TOO_LONG" | "MIN_TOO_LOW" | "NAME_RESERVED" | "NAME_TOO_LONG" | "NAME_TOO_SHORT" | "NOBODY_REACHED" | "NO_SMS_CREDITS" | "OTHER_LOCATION" | "REQUIRED" | "SELECTION_UNKNOWN" | "SMS_MONTH_LIMIT" | "STATUS_NOT_ALLOWED" | "SUBSCRIPTION_LAPSED" | "TIME_PASSED";
  testSendout: "FALLBACK_REQUIRED" | "FIELD_UNKNOWN" | "IDEMPOTENCY_KEY_INVALID" | "IDEMPOTENCY_KEY_MISSING" | "IDEMPOTENCY_KEY_REUSED" | "INVALID_EMAIL" | "INVALID_PHONE" | "INVALID_SENDER_NAME" | "INVALID_URL" | "LABEL_TOO_LONG" | "MAX_TOO_HIGH" | "MESSAGE_REQUIRED" | "MESSAGE_TOO_LONG" | "MIN_TOO_LOW" | "NAME_RESERVED" | "NAME_TOO_LONG" | "NAME_TOO_SHORT" | "NO_SMS_CREDITS" | "REQUIRED" | "SMS_MONTH_LIMIT";
  getHeldSendouts: "SELECTION_UNKNOWN";
  releaseHeldSendouts: "NAME_TOO_LONG" | "REQUIRED";
  previewSendoutEmail: "FALLBACK_REQUIRED" | "FIELD_UNKNOWN" | "INVALID_URL" | "LABEL_TOO_LONG" | "NAME_TOO_LONG" | "REQUIRED";
  countSendoutReach: "NAME_TOO_LONG" | "REQUIRED" | "SELECTION_UNKNOWN";
  getSendoutReach: "SELECTION_UNKNOWN";
  listSendoutRecipients: "NAME_TOO_LONG" | "REQUIRED";
  exportSendoutRecipients: "NAME_TOO_LONG" | "REQUIRED";
  getSendoutNumbers: "NAME_TOO_LONG" | "REQUIRED";
  askApproval: "AMOUNT_NEEDS_CONFIRMATION" | "AMOUNT_TOO_LARGE" | "AMOUNT_TOO_SMALL" | "APPROVAL_NOT_NEEDED" | "IDEMPOTENCY_KEY_INVALID" | "IDEMPOTENCY_KEY_MISSING" | "IDEMPOTENCY_KEY_REUSED" | "INVALID_AMOUNT" | "NAME_TOO_LONG" | "NUMBER_ALONE_REFUSED" | "OTHER_LOCATION" | "OWN_MEMBERSHIP" | "REQUIRED";
  registerPurchaseFile: "NAME_TOO_LONG" | "OTHER_LOCATION" | "PURCHASE_FILE_TOO_LONG" | "PURCHASE_FILE_UNREADABLE" | "REQUIRED";
  listPurchases: "NAME_TOO_LONG" | "REQUIRED";
  getPurchaseTotals: "NAME_TOO_LONG" | "REQUIRED";
  exportPurchases: "NAME_TOO_LONG" | "REQUIRED";
  listPendingPurchases: "NAME_TOO_LONG" | "REQUIRED";
  exportPendingPurchases: "NAME_TOO_LONG" | "REQUIRED";
  withdrawPendingPurchase: "OTHER_LOCATION";
  findAtTill: "CARD_CODE_OLD" | "CARD_CODE_WRONG" | "NAME_TOO_LONG" | "NUMBER_ALONE_REFUSED" | "REQUIRED";
  getAtTill: "CARD_CODE_OLD" | "CARD_CODE_WRONG" | "NUMBER_ALONE_REFUSED";
  listSecondPeople: "NAME_TOO_LONG" | "OTHER_LOCATION" | "REQUIRED";
  registerPurchase: "AMOUNT_BELOW_MINIMUM" | "AMOUNT_NEEDS_CONFIRMATION" | "AMOUNT_TOO_LARGE" | "AMOUNT_TOO_SMALL" | "CAMPAIGN_NOT_ACTIVE" | "CARD_CODE_OLD" | "CARD_CODE_WRONG" | "CARD_NOT_FULL" | "COUPON_ALREADY_USED" | "COUPON_NOT_ACTIVE" | "COUPON_NOT_YOURS" | "COUPON_USED_UP" | "DEVICE_NOT_APPROVED" | "IDEMPOTENCY_KEY_INVALID" | "IDEMPOTENCY_KEY_MISSING" | "IDEMPOTENCY_KEY_REUSED" | "INVALID_AMOUNT" | "NAME_TOO_LONG" | "NOTHING_TO_REGISTER" | "NOT_ENOUGH_POINTS" | "NUMBER_ALONE_REFUSED" | "OTHER_LOCATION" | "OWN_MEMBERSHIP" | "PIN_LOCKED" | "REQUIRED" | "REWARD_EXPIRED" | "REWARD_USED" | "SECOND_PERSON_NEEDED" | "SECOND_PERSON_NOT_PROVED" | "STAMP_CARD_NOT_ACTIVE" | "STAMP_CARD_STOPPED" | "TOO_MANY_STAMPS" | "VISIT_IN_FUTURE" | "VISIT_TOO_OLD" | "WELCOME_OFFER_NOT_USABLE";
  cancelPurchase: "ALREADY_RETURNED" | "IDEMPOTENCY_KEY_INVALID" | "IDEMPOTENCY_KEY_MISSING" | "IDEMPOTENCY_KEY_REUSED" | "OTHER_LOCATION" | "OWN_MEMBERSHIP" | "TOO_LATE_TO_UNDO";
  returnPurchase: "ALREADY_CANCELLED" | "ALREADY_RETURNED" | "AMOUNT_TOO_LARGE" | "COUPON_GOES_BACK" | "COUPON_PAID_FOR_PURCHASE" | "IDEMPOTENCY_KEY_INVALID" | "IDEMPOTENCY_KEY_MISSING" | "IDEMPOTENCY_KEY_REUSED" | "INVALID_AMOUNT" | "NAME_TOO_LONG" | "NOTHING_TO_RETURN" | "OTHER_LOCATION" | "OWN_MEMBERSHIP" | "REQUIRED" | "TOO_MANY_STAMPS";
  cancelRedemption: "ALREADY_CANCELLED" | "COUPON_PAID_FOR_PURCHASE" | "IDEMPOTENCY_KEY_INVALID" | "IDEMPOTENCY_KEY_MISSING" | "IDEMPOTENCY_KEY_REUSED" | "NAME_TOO_LONG" | "OWN_MEMBERSHIP" | "REQUIRED" | "TOO_LATE_TO_UNDO";
}

/** What a webhook receives: the event, its time and its data. */
export type WebhookEvent =
  | MemberJoinedEvent
  | MemberUpdatedEvent
  | MemberLeftEvent
  | PurchaseRegisteredEvent
  | PurchaseReturnedEvent
  | CouponRedeemedEvent
  | StampCardCompletedEvent
  | PointsCorrectedEvent
  | SendoutSentEvent
  | WebhookTestEvent;

export interface AddSendoutPictureAnswer {
  /** The path of the picture; empty if there is none. */
  picturePath: string;
}

export interface Address {
  /** The street and number. */
  street: string;
  /** The postal code. */
  zipCode: string;
  /** The town. */
  city: string;
}

export interface Approval {
  /** Identifies the row, for other calls. */
  id: number;
  /** The state. */
  state: "WAITING" | "APPROVED" | "DECLINED" | "WITHDRAWN" | "EXPIRED";
  /** When it expires. */
  expiresAt: string;
  /** The person who answered; empty before that. */
  answeredBy: string;
  /** Why it was declined; empty otherwise. */
  reason: string;
}

export interface AskApprovalBody {
  /** The body of `POST /till/purchases`; null: an invitation. Default: `null`. */
  purchase?: RegisterPurchaseBody | null;
  /** The body of `POST /till/invitations`; null: a purchase. Default: `null`. */
  invitation?: InviteAtTillBody | null;
}

export interface Automatic {
  /** The occasion on which a member gets the message. */
  occasion: { kind: "BIRTHDAY"; days: number } | { kind: "WELCOME"; days: number } | { kind: "POINTS_EXPIRING"; days: number } | { kind: "CARD_NEARLY_FULL"; stampCardId: number; stampsLeft: number } | { kind: "AWAY"; days: number };
  /** The time of day, `HH:MM`. */
  at: string;
}

export interface Banner {
  /** The version of the format. */
  version: 1;
  /** The colour behind, as `#rrggbb`. */
  background: string;
  /** The picture behind the texts; null if there is none. */
  picture: { zoom: number; x: number; y: number; darken: number } | null;
  /** The texts on the picture. */
  texts: ({ text: string; x: number; y: number; align: "left" | "center" | "right"; font: "Arial" | "Arial Black" | "Courier New" | "Impact" | "Times New Roman"; size: "tinny" | "very small" | "small" | "medium" | "large" | "very large" | "huge"; colour: string; bold: boolean; shade: number })[];
}

export interface Campaign {
  /** Identifies the row, for other calls. */
  id: number;
  /** The name. */
  name: string;
  /** A longer text for members. */
  description: string;
  /** The path of the picture; null if there is none. */
  bannerPath: string | null;
  /** The texts on the picture. */
  bannerTexts: string[];
  /** The label of the button. */
  actionButtonLabel: string;
  /** The address that the button opens. */
  actionButtonTarget: string;
  /** The first day. */
  startDate: string | null;
  /** The last day. */
  endDate: string | null;
  /** The state that members see. */
  publishStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "SUSPENDED" | "EXPIRED" | "WITHDRAWN";
  /** The welcome offer that the member can use; null if there is none. */
  welcomeOffer: boolean;
  /** Whether visitors see it too. */
  publicToAll: boolean;
  /** Points of sale; empty: all. */
  pointOfSaleIds: number[];
  /** The coupon. */
  coupon: Coupon | null;
}

export interface CampaignDetails {
  /** Identifies the row, for other calls. */
  id: number;
  /** The name. */
  name: string;
  /** A longer text for members. */
  description: string;
  /** The path of the picture; null if there is none. */
  bannerPath: string | null;
  /** The texts on the picture. */
  bannerTexts: string[];
  /** The label of the button. */
  actionButtonLabel: string;
  /** The address that the button opens. */
  actionButtonTarget: string;
  /** The first day. */
  startDate: string | null;
  /** The last day. */
  endDate: string | null;
  /** The state that members see. */
  publishStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "SUSPENDED" | "EXPIRED" | "WITHDRAWN";
  /** The welcome offer that the member can use; null if there is none. */
  welcomeOffer: boolean;
  /** Whether visitors see it too. */
  publicToAll: boolean;
  /** Points of sale; empty: all. */
  pointOfSaleIds: number[];
  /** The coupon. */
  coupon: Coupon | null;
  /** The state that was set; the end date and limits decide what members see. */
  storedStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "WITHDRAWN";
  /** The months after joining in which the welcome offer can be used; null for other campaigns. */
  visibilityMonths: number | null;
  /** Every member, or a selection. */
  audience: "EVERYONE" | "SELECTION";
  /** The selection of members; null: every member. */
  selectionId: number | null;
  /** Identifies the coupon. */
  couponId: number | null;
  /** The text of the message. */
  message: string;
  /** The media of the message. */
  mediums: ("SMS" | "EMAIL")[];
  /** The number of purchases with the campaign. */
  used: number;
  /** The words for readers who do not see the picture; empty: the texts on it. */
  bannerText: string;
  /** The texts in the club's other languages. */
  translations: CampaignTranslations;
  /** The state that an editor began from. Send it with a change, to be refused if another change came first. */
  version: string;
  /** The data that opens the banner's editor; null if there is none. */
  banner: { newData: Banner } | null;
  /** The path of the picture before it was cut; null if there is none. */
  bannerSourcePath: string | null;
}

export interface CampaignRow {
  /** Identifies the row, for other calls. */
  id: number;
  /** The name. */
  name: string;
  /** A longer text for members. */
  description: string;
  /** The path of the picture; null if there is none. */
  bannerPath: string | null;
  /** The texts on the picture. */
  bannerTexts: string[];
  /** The label of the button. */
  actionButtonLabel: string;
  /** The address that the button opens. */
  actionButtonTarget: string;
  /** The first day. */
  startDate: string | null;
  /** The last day. */
  endDate: string | null;
  /** The state that members see. */
  publishStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "SUSPENDED" | "EXPIRED" | "WITHDRAWN";
  /** The welcome offer that the member can use; null if there is none. */
  welcomeOffer: boolean;
  /** Whether visitors see it too. */
  publicToAll: boolean;
  /** Points of sale; empty: all. */
  pointOfSaleIds: number[];
  /** The coupon that the campaign gives; null if there is none. */
  coupon: Coupon | null;
  /** The state that was set; the end date and limits decide what members see. */
  storedStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "WITHDRAWN";
  /** The months after joining in which the welcome offer can be used; null for other campaigns. */
  visibilityMonths: number | null;
  /** Every member, or a selection. */
  audience: "EVERYONE" | "SELECTION";
  /** The selection of members; null: every member. */
  selectionId: number | null;
  /** Identifies the coupon. */
  couponId: number | null;
  /** The text of the message. */
  message: string;
  /** The media of the message. */
  mediums: ("SMS" | "EMAIL")[];
  /** The number of purchases with the campaign. */
  used: number;
  /** The words for readers who do not see the picture; empty: the texts on it. */
  bannerText: string;
  /** The texts in the club's other languages. */
  translations: CampaignTranslations;
}

export interface CampaignTranslations {
  /** In Swedish. */
  sv?: { name?: string; description?: string; actionButtonLabel?: string; bannerText?: string; message?: string };
  /** In English. */
  en?: { name?: string; description?: string; actionButtonLabel?: string; bannerText?: string; message?: string };
  /** In French. */
  fr?: { name?: string; description?: string; actionButtonLabel?: string; bannerText?: string; message?: string };
}

export interface CancelRedemptionBody {
  /** The reason, in the words of staff. Default: `""`. */
  reason?: string;
}

export interface CardFilling {
  /** Identifies the row, for other calls. */
  id: number;
  /** The name of the stamp card. */
  card: string;
  /** The reward of a full card. */
  reward: string;
  /** The stamps on the card. */
  collected: number;
  /** The stamps that fill the card. */
  total: number;
  /** The state. */
  status: "OPEN" | "COMPLETED" | "RESET" | "EMPTIED";
  /** The first day of the filling. */
  startedOn: string;
  /** The last day to fill the card. */
  endsOn: string;
  /** The day when the card was full; null before that. */
  filledOn: string | null;
  /** The last day to use the reward; null before the card is full. */
  rewardThrough: string | null;
  /** Whether the reward was used. */
  rewardUsed: boolean;
}

export interface Category {
  /** Identifies the row, for other calls. */
  id: number;
  /** The name. */
  name: string;
  /** The texts in the club's other languages. */
  translations: CategoryTranslations;
  /** The number of purchases. */
  purchases: number;
  /** The state that an editor began from. Send it with a change, to be refused if another change came first. */
  version: string;
}

export interface CategoryTranslations {
  /** In Swedish. */
  sv?: { name?: string };
  /** In English. */
  en?: { name?: string };
  /** In French. */
  fr?: { name?: string };
}

export type Condition = { kind: "HOME_LOCATION"; locationIds: number[] } | { kind: "GENDER"; genders: ("FEMALE" | "MALE" | "OTHER" | "UNKNOWN")[] } | { kind: "AGE"; min: number | null; max: number | null } | { kind: "BIRTHDAY_MONTH" } | { kind: "BIRTHDAY_SOON"; days: number } | { kind: "CITY"; cities: string[] } | { kind: "POST_CODE"; codes: string[] } | { kind: "REGISTERED"; from: string | null; to: string | null } | { kind: "NEW_MEMBER"; days: number } | { kind: "LANGUAGE"; languages: ("sv" | "en" | "fr")[] } | { kind: "HAS_EMAIL"; has: boolean } | { kind: "HAS_PHONE"; has: boolean } | { kind: "CONSENT"; channel: "EMAIL" | "SMS"; has: boolean } | { kind: "PURCHASED_AT"; locationIds: number[]; period: { months: number } | { from: string; to: string } | null } | { kind: "PURCHASES"; min: number | null; max: number | null; locationIds: number[]; period: { months: number } | { from: string; to: string } | null } | { kind: "AMOUNT"; min: number | null; max: number | null; locationIds: number[]; period: { months: number } | { from: string; to: string } | null } | { kind: "LATEST_PURCHASE"; from: string | null; to: string | null } | { kind: "DAYS_SINCE_PURCHASE"; min: number | null; max: number | null } | { kind: "BOUGHT_LATELY"; months: number; has: boolean } | { kind: "CATEGORY"; categoryIds: number[]; period: { months: number } | { from: string; to: string } | null; has: boolean } | { kind: "CAMPAIGN"; campaignIds: number[]; period: { months: number } | { from: string; to: string } | null; has: boolean } | { kind: "POINTS"; min: number | null; max: number | null } | { kind: "EXPIRING_POINTS"; points: number; days: number } | { kind: "STAMPS"; stampCardId: number; min: number | null; max: number | null } | { kind: "UNUSED_REWARD"; stampCardIds: number[]; has: boolean } | { kind: "USED_COUPON"; couponIds: number[]; has: boolean };

export interface CopySelectionBody {
  /** The name. */
  name: string;
}

export interface CopyStampcardBody {
  /** The name. */
  name: string;
}

export interface CorrectPointsAnswer {
  /** Identifies the points that were given together, to withdraw them. */
  lotId: number;
  /** The points that the member can use now. */
  clubPoints: number;
  /** Points spent before they were returned; the next purchases cover them. */
  owedPoints: number;
}

export interface CorrectPointsBody {
  /** Where it comes from. Default: `"CORRECTION"`. */
  source?: "CORRECTION" | "OPENING_BALANCE";
  /** A number of points. */
  points: number;
  /** The reason, in the words of staff. */
  reason: string;
  /** The last day on which it can be used. */
  validThrough?: string;
}

export interface CountSelectionAnswer {
  /** A number of members. */
  members: number;
  /** Members of the selection. */
  matched: number;
  /** The members that a message reaches, by medium. */
  reach: ({ medium: "SMS" | "EMAIL"; noAddress: number; bounced: number; noConsent: number; alreadyContacted: number; noCredits: number; reachable: number })[];
}

export interface CountSelectionBody {
  /** The conditions; null: every member. */
  expression: Selection | { version: number } | null;
}

export interface CountSendoutReachBody {
  /** The selection of members; null: every member. */
  selectionId: number | null;
  /** Identifies the campaign. */
  campaignId: number | null;
  /** The media of the sendout. */
  media: ("EMAIL" | "SMS")[];
  /** The SMS. */
  sms: { text: string; link: string; translations: { sv?: { text?: string }; en?: { text?: string }; fr?: { text?: string } } };
  /** The percentage of members left out, to compare with. */
  heldOutPercent: number;
  /** Identifies the sendout. */
  sendoutId: number | null;
  /** The planned time by the club's clock; null: when it is started. */
  sendAt?: string | null;
}

export interface Coupon {
  /** Identifies the row, for other calls. */
  id: number;
  /** A reward costs points; a value coupon pays kronor. */
  kind: "REWARD" | "VALUE";
  /** The name. */
  name: string;
  /** A longer text for members. */
  description: string;
  /** The path of the picture; null if there is none. */
  imagePath: string | null;
  /** The price in points; 0 for a value coupon. */
  pointsRequired: number;
  /** Kronor that a value coupon pays; null for a reward. */
  value: number | null;
  /** The smallest purchase in kronor, before coupons; null: none is needed. */
  minimumPurchase: number | null;
  /** The state that members see. */
  publishStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "SUSPENDED" | "EXPIRED" | "WITHDRAWN";
  /** The first day. */
  startDate: string | null;
  /** The last day. */
  endDate: string | null;
}

export interface CouponDetails {
  /** Identifies the row, for other calls. */
  id: number;
  /** A reward costs points; a value coupon pays kronor. */
  kind: "REWARD" | "VALUE";
  /** The name. */
  name: string;
  /** A longer text for members. */
  description: string;
  /** The path of the picture; null if there is none. */
  imagePath: string | null;
  /** The price in points; 0 for a value coupon. */
  pointsRequired: number;
  /** Kronor that a value coupon pays; null for a reward. */
  value: number | null;
  /** The smallest purchase in kronor, before coupons; null: none is needed. */
  minimumPurchase: number | null;
  /** The state that members see. */
  publishStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "SUSPENDED" | "EXPIRED" | "WITHDRAWN";
  /** The first day. */
  startDate: string | null;
  /** The last day. */
  endDate: string | null;
  /** The state that an editor began from. Send it with a change, to be refused if another change came first. */
  version: string;
  /** The texts in the club's other languages. */
  translations: CouponTranslations;
  /** The state that was set; the end date and limits decide what members see. */
  storedStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "WITHDRAWN";
  /** Whether the limit is reached. */
  usedUp: boolean;
  /** The uses of all members together; null: no limit. */
  totalLimit: number | null;
  /** The uses of one member. Null: no limit for a reward, and one use of a value coupon. */
  perMemberLimit: number | null;
  /** How often it was used. */
  redeemed: number;
}

export interface CouponRedeemed {
  /** Identifies the member in calls of the back office. It stays the same when the membership number changes. */
  memberId: number;
  /** The twelve digits by which a till identifies the member. */
  membershipId: string | null;
  /** Identifies the use, to undo it. */
  redemptionId: number;
  /** Identifies the coupon. */
  couponId: number;
  /** The name. */
  name: string;
  /** A number of points. */
  points: number;
  /** Identifies the purchase, to undo or return it. */
  purchaseId: number | null;
  /** The point of sale; see `GET /merchant/locations`. */
  pointOfSaleId: number;
  /** When the coupon was used. */
  redeemedAt: string;
}

export interface CouponRedeemedEvent {
  /** The kind of event. */
  type: "coupon.redeemed";
  /** When the event happened. */
  timestamp: string;
  /** What the event is about. */
  data: CouponRedeemed;
}

export interface CouponTranslations {
  /** In Swedish. */
  sv?: { name?: string; description?: string };
  /** In English. */
  en?: { name?: string; description?: string };
  /** In French. */
  fr?: { name?: string; description?: string };
}

export interface CouponUse {
  /** Identifies the row, for other calls. */
  id: number;
  /** The name. */
  name: string;
  /** Which kind it is. */
  kind: "REWARD" | "VALUE" | "STAMP_CARD";
  /** A number of points. */
  points: number;
  /** Kronor that a value coupon pays; null for a reward. */
  value: number;
  /** The name of the campaign; null if there is none. */
  campaign: string | null;
  /** When it happened. */
  at: string;
  /** The name of the point of sale. */
  place: string;
  /** Identifies the purchase, to undo or return it. */
  purchaseId: number | null;
  /** When the use was undone; null if it was not. */
  givenBackAt: string | null;
}

export interface CreateCampaignBody {
  /** The name. */
  name: string;
  /** A longer text for members. */
  description: string;
  /** The label of the button. */
  actionButtonLabel: string;
  /** The address that the button opens. */
  actionButtonTarget: string;
  /** The first day. */
  startDate: string | null;
  /** The last day. */
  endDate: string | null;
  /** The welcome offer that the member can use; null if there is none. */
  welcomeOffer: boolean;
  /** The months after joining in which the welcome offer can be used; null for other campaigns. */
  visibilityMonths: number | null;
  /** Whether visitors see it too. */
  publicToAll: boolean;
  /** Every member, or a selection. Default: `"EVERYONE"`. */
  audience?: "EVERYONE" | "SELECTION";
  /** The selection of members; null: every member. Default: `null`. */
  selectionId?: number | null;
  /** Points of sale; empty: all. Default: `[]`. */
  pointOfSaleIds?: number[];
  /** Identifies the coupon. */
  couponId: number | null;
  /** The text of the message. */
  message: string;
  /** The media of the message. */
  mediums: ("SMS" | "EMAIL")[];
  /** The data that opens the banner's editor; null if there is none. Default: `null`. */
  banner?: { newData: Banner | { version: number } } | null;
  /** The words for readers who do not see the picture; empty: the texts on it. */
  bannerText?: string;
  /** The texts in the club's other languages. */
  translations?: CampaignTranslations;
  /** The campaign whose pictures are copied. */
  picturesOf?: number;
}

export interface CreateCategoryBody {
  /** The name. */
  name: string;
  /** The texts in the club's other languages. */
  translations?: CategoryTranslations;
}

export interface CreateCouponBody {
  /** The first day. Default: `null`. */
  startDate?: string | null;
  /** The last day. Default: `null`. */
  endDate?: string | null;
  /** The uses of all members together; null: no limit. Default: `null`. */
  totalLimit?: number | null;
  /** The uses of one member. Null: no limit for a reward, and one use of a value coupon. Default: `null`. */
  perMemberLimit?: number | null;
  /** Which kind it is. Default: `"REWARD"`. */
  kind?: "REWARD" | "VALUE";
  /** The name. */
  name: string;
  /** A longer text for members. */
  description: string;
  /** The price in points; 0 for a value coupon. Default: `null`. */
  pointsRequired?: number | null;
  /** Kronor that a value coupon pays; null for a reward. Default: `null`. */
  value?: number | null;
  /** The smallest purchase in kronor, before coupons; null: none is needed. Default: `null`. */
  minimumPurchase?: number | null;
  /** The texts in the club's other languages. */
  translations?: CouponTranslations;
}

export interface CreateLocationBody {
  /** The name. */
  name: string;
  /** The name that members see. */
  commercialName: string;
  /** The last part of the point of sale's address. */
  subpage: string;
  /** The street and number. */
  street: string;
  /** The postal code. */
  zipCode: string;
  /** The town. */
  city: string;
  /** The phone number with its country code; null if there is none. */
  phone: string;
  /** The e-mail address; null if there is none. */
  email: string;
  /** The address of the website. */
  website: string;
  /** The hours of the week. */
  openingHours: OpeningHours[];
  /** Days with other hours. */
  specialDays?: SpecialDay[];
}

export interface CreateSelectionBody {
  /** The name. */
  name: string;
  /** The conditions; null: every member. */
  expression: Selection | { version: number };
}

export interface CreateSendoutBody {
  /** The name. */
  name: string;
  /** The selection of members; null: every member. */
  selectionId: number | null;
  /** Identifies the campaign. */
  campaignId: number | null;
  /** The media of the sendout. */
  media: ("EMAIL" | "SMS")[];
  /** The SMS. */
  sms: { text: string; link: string; translations: { sv?: { text?: string }; en?: { text?: string }; fr?: { text?: string } } };
  /** The e-mail address; null if there is none. */
  email: Email | null;
  /** The sender of the SMS, 3 to 11 letters and digits; empty: the club's own. */
  senderName: string;
  /** The planned time by the club's clock; null: when it is started. */
  sendAt: string | null;
  /** The occasion and time of an automatic sendout; null: a single one. */
  automatic: Automatic | null;
  /** The percentage of members left out, to compare with. */
  heldOutPercent: number;
}

export interface CreateStampcardBody {
  /** The name. */
  name: string;
  /** The first line on the card. */
  title: string;
  /** The second line on the card. */
  subtitle: string;
  /** The stamps that fill the card. */
  stampsAmount: number;
  /** The months for which points or a card are valid. */
  monthValidation: number;
  /** Whether the picture replaces the title. */
  hideTitle: boolean;
  /** Whether the picture replaces the subtitle. */
  hideSubtitle: boolean;
  /** The colour of the title, as `#rrggbb`. */
  titleColor: string;
  /** The size of the title. */
  titleSize: "SMALL" | "MEDIUM" | "LARGE";
  /** The colour of the subtitle, as `#rrggbb`. */
  subtitleColor: string;
  /** The size of the subtitle. */
  subtitleSize: "SMALL" | "MEDIUM" | "LARGE";
  /** The colour of the card, as `#rrggbb`. */
  cardColor: string;
  /** The colour of the stamps, as `#rrggbb`. */
  stampColor: string;
  /** The drawing of the stamps. Default: `"star"`. */
  stampMark?: "star" | "heart" | "smile" | "cup" | "bun" | "bread" | "icecream" | "pizza" | "burger" | "bowl" | "glass" | "mug" | "flower" | "leaf" | "drop" | "scissors" | "paw" | "book" | "dumbbell" | "car" | "tally" | "sushi" | "bike";
  /** The coupon. */
  coupon: { reward: string; description: string; hideTitle: boolean; dayValidation: number };
  /** The texts in the club's other languages. */
  translations?: StampCardTranslations;
}

export interface DeductPointsAnswer {
  /** Identifies the deduction, to withdraw it. */
  deductionId: number;
  /** The points that the member can use now. */
  clubPoints: number;
  /** Points spent before they were returned; the next purchases cover them. */
  owedPoints: number;
}

export interface DeductPointsBody {
  /** A number of points. */
  points: number;
  /** The reason, in the words of staff. */
  reason: string;
}

export interface Email {
  /** The version of the format. */
  version: 1;
  /** The subject of the e-mail, or of the row. */
  subject: string;
  /** The text that mail programs show after the subject. */
  preheader: string;
  /** The texts in the club's other languages. */
  translations: { sv?: { subject?: string; preheader?: string }; en?: { subject?: string; preheader?: string }; fr?: { subject?: string; preheader?: string } };
  /** The parts of the e-mail, from top to bottom. */
  blocks: ({ kind: "BANNER"; picturePath: string; alt: string; target: string; translations: { sv?: { alt?: string }; en?: { alt?: string }; fr?: { alt?: string } } } | { kind: "TEXT"; text: string; translations: { sv?: { text?: string }; en?: { text?: string }; fr?: { text?: string } } } | { kind: "COUPON"; couponId: number | null } | { kind: "BUTTON"; label: string; target: string; translations: { sv?: { label?: string }; en?: { label?: string }; fr?: { label?: string } } })[];
}

export interface ExpiringPoints {
  /** The last day on which it can be used. */
  validThrough: string;
  /** A number of points. */
  points: number;
}

export interface ExplainSelectionAnswer {
  /** Whether all conditions must be met, or any. */
  match: "ALL" | "ANY";
  /** Whether the member meets it. */
  met: boolean;
  /** The conditions, in order. */
  conditions: ({ condition: Condition; met: boolean } | { match: "ALL" | "ANY"; met: boolean; conditions: { condition: Condition; met: boolean }[] })[];
}

export interface ExplainSelectionBody {
  /** The conditions; null: every member. */
  expression: Selection | { version: number };
  /** Identifies the member in calls of the back office. It stays the same when the membership number changes. */
  memberId: number;
}

export interface GetCampaignReportAnswer {
  /** When the figures were counted; null before the first time. */
  countedAt: string | null;
  /** The views of the campaign. */
  seen: { public: number; app: number };
  /** The views by day. */
  seenByDay: { date: string; public: number; app: number }[];
  /** Purchases with the campaign. */
  used: { purchases: number; totalAmount: number };
  /** The purchases with the campaign by day. */
  usedByDay: { date: string; purchases: number }[];
  /** Members who bought in the campaign's days; null if there is nothing to compare. */
  beside: { users: { members: number; purchases: number; totalAmount: number }; others: { members: number; purchases: number; totalAmount: number } } | null;
}

export interface GetChainAnswer {
  /** Identifies the row, for other calls. */
  id: number;
  /** The name. */
  name: string;
  /** The name that members see. */
  commercialName: string;
  /** The first part of the club's address. */
  subdomain: string;
  /** The language of texts and messages. */
  language: "sv" | "en" | "fr";
  /** Languages. */
  languages: ("sv" | "en" | "fr")[];
  /** The time zone, such as `Europe/Stockholm`. */
  timeZone: string;
  /** The club's colour, as `#rrggbb`. */
  brandColour: string;
  /** The path of the logo; null if there is none. */
  logoPath: string | null;
  /** Whether the club gives points. */
  clubPointActive: boolean;
  /** Whether the club is for trials. */
  sandbox: boolean;
  /** The seconds by which a sandbox's clock is ahead. */
  clockAhead: number;
  /** The address of the club's site. */
  address: string;
  /** The state that an editor began from. Send it with a change, to be refused if another change came first. */
  version: string;
  /** The day since which the time zone cannot change; null: it can. */
  timeZoneFixedSince: string | null;
  /** Subdomains that still lead to the club. */
  formerSubdomains: { subdomain: string; until: string }[];
}

export interface GetChainClockAnswer {
  /** Whether the club is for trials. */
  sandbox: boolean;
  /** The time of the club. */
  now: string;
  /** The time of the server. */
  realNow: string;
}

export interface GetClubPointsAnswer {
  /** The name. */
  name: string;
  /** A longer text for members. */
  description: string;
  /** The points for one krona. */
  pointsPerKrona: number;
  /** The months for which points or a card are valid. */
  monthValidation: number;
  /** The first day whose purchases give points; null: every day. */
  countedPointsFrom: string | null;
  /** The texts in the club's other languages. */
  translations: { sv?: { name?: string; description?: string }; en?: { name?: string; description?: string }; fr?: { name?: string; description?: string } };
  /** The cost of a point in öre; null if not set. */
  pointCost: number | null;
  /** Members who bought in the period. */
  active: boolean;
  /** The points that a cashier may correct in a day. */
  corrections: { perMember: number; perDay: number };
  /** The kronor that a cashier may confirm alone. */
  alone: { perPurchase: number; perDay: number; perMemberDay: number };
  /** How cashiers look members up. */
  lookUps: { perHour: number | null; acceptsNumberAlone: boolean };
  /** What the club lacks before it can give points. */
  missing: ("MEMBERSHIP_TERMS_MISSING" | "FIRST_REWARD_MISSING")[];
  /** The versions. */
  versions: { rule: string; corrections: string; alone: string; lookUps: string; pointCost: string };
}

export interface GetHeldSendoutsAnswer {
  /** The rows of this page. */
  rows: ({ id: number; name: string; when: "AT_ONCE" | "AT_ITS_TIME" | "BY_ITSELF" | "APPROVAL"; sendAt: string | null; messages: number })[];
  /** Messages that a release sends at once. */
  atOnce: number;
  /** Members who get the message once the limit of messages allows it. */
  later: number;
}

export interface GetInvitationCostAnswer {
  /** SMS credits. */
  credits: number;
  /** The SMS credits of the club. */
  available: number;
}

export interface GetLocationClosingAnswer {
  /** Campaigns. */
  campaigns: { id: number; name: string }[];
  /** A number of members. */
  members: number;
}

export interface GetMemberAnswer {
  /** The member's own data. */
  profile: Profile;
  /** The name of the member's home point of sale; null if there is none. */
  homeLocation: string | null;
  /** When the member joined. */
  registeredAt: string;
  /** The latest purchase that the key may see; null if there is none. */
  lastPurchaseAt: string | null;
  /** The number of purchases. */
  purchases: number;
  /** The kronor paid, after value coupons. */
  totalAmount: number;
  /** A number of points. */
  points: { balance: number; earned: number; redeemed: number; deducted: number; expired: number; expiring: ExpiringPoints[] };
  /** The latest purchases that the key may see. */
  latestPurchases: Purchase[];
  /** The member's answers about marketing, the newest first. */
  consents: ({ channel: "EMAIL" | "SMS"; given: boolean; at: string; source: "SIGN_UP" | "PROFILE" | "STAFF" | "IMPORT" | "MERGE" | "UNSUBSCRIBED" | "ONE_CLICK" | "STOP" | "COMPLAINT" | "ADDRESS_REMOVED"; text: string; language: "sv" | "en" | "fr" | null; author: string })[];
  /** The texts of the club that the member has accepted. */
  acceptances: ({ kind: "MEMBERSHIP" | "PRIVACY"; version: number; at: string })[];
}

export interface GetMemberBalanceAnswer {
  /** A date, by the club's calendar. */
  date: string;
  /** Usable points. */
  balance: number;
  /** Points spent before they were returned; the next purchases cover them. */
  owed: number;
}

export interface GetMerchantPurchaseAnswer {
  /** Identifies the row, for other calls. */
  id: number;
  /** When the purchase was made. */
  dateOfPurchase: string;
  /** When a visit queued by a till arrived; null if it was registered at once. */
  receivedAt: string | null;
  /** The kronor paid, after value coupons. */
  totalAmount: number;
  /** The kronor that value coupons paid. */
  discount: number;
  /** The kronor returned so far. */
  returnedAmount: number;
  /** The returns of the purchase. */
  returns: { date: string; amount: number; reason: string; undo: boolean; author: string }[];
  /** The categories of the purchase. */
  categories: { name: string }[];
  /** Campaigns. */
  campaigns: { name: string }[];
  /** The points of the purchase that are not used. */
  remainingPoints: number;
  /** The points used for coupons at the purchase. */
  tradedPoints: number;
  /** The points that the purchase gave. */
  earnedPoints: number;
  /** The points for one krona. */
  pointsPerKrona: number | null;
  /** The points that returns took. */
  returnedPoints: number;
  /** The last day to use the earned points; null without points. */
  pointsValidThrough: string | null;
  /** Coupons. */
  coupons: { id: number; name: string; pointsRequired: number }[];
  /** A number of stamps. */
  stamps: { stampcardId: number; title: string; stamps: number }[];
  /** The uses of the purchase's points. */
  pointsUsages: ({ usedPoints: number; usedPointsDate: string; returnPointsDate: string | null })[];
  /** The point of sale. */
  pointOfSale: { name: string };
  /** The coupons used at the visit. */
  redemptions: { redemptionId: number; name: string; points: number; value: number; cancelled: boolean }[];
  /** Whether the welcome offer was used. */
  welcomeOfferUsed: boolean;
  /** The name of the person or key at the till. */
  cashier: string;
  /** The second person who confirmed the amount; null if none was needed. */
  confirmedBy: string | null;
  /** Until when the key may undo it; null: no longer. */
  undoableUntil: string | null;
  /** Whether the key may return it. */
  returnable: boolean;
  /** The member. */
  member: { id: number; membershipId: string; firstName: string; lastName: string; left: boolean };
  /** The account behind these visits, as the rules of returns read it. */
  ledger: PointsLedger;
}

export interface GetPurchaseTotalsAnswer {
  /** The number of purchases. */
  purchases: number;
  /** The number of purchases that were returned in full. */
  whollyReturned: number;
  /** The kronor that were not returned. */
  kept: number;
  /** The kronor returned. */
  returned: number;
  /** The average of purchases that were not wholly returned; null without one. */
  average: number | null;
  /** A number of points. */
  points: number;
  /** False if the totals cover only the newest purchases. */
  complete: boolean;
}

export interface GetSendoutNumbersAnswer {
  /** The media of the sendout. */
  media: ({ medium: "EMAIL" | "SMS"; selected: number; waiting: number; sent: number; failed: number; skipped: number; heldOut: number; delivered: number; bounced: number; unsubscribed: number; clicked: number; credits: number })[];
  /** A number of days. */
  days: number;
  /** The last day. */
  through: string | null;
  /** The first day. */
  since: string | null;
  /** Members who got a message. */
  written: { members: number; buyers: number; amount: number };
  /** Members left out, to compare with. */
  heldOut: { members: number; buyers: number; amount: number };
  /** The difference in percentage points of members who bought, compared with members left out; null: too few. */
  uplift: { points: number; low: number; high: number } | null;
}

export interface GetSendoutRulesAnswer {
  /** No message is sent between these times; null: sent at any hour. */
  quietHours: { from: string; to: string } | null;
  /** The most messages to one member within some days; null: no limit. */
  cap: { messages: number; days: number } | null;
  /** A second person approves sendouts to more recipients; null: never. */
  approvalAbove: number | null;
  /** The state that an editor began from. Send it with a change, to be refused if another change came first. */
  version: string;
  /** The recent widening of the limit that its author must not use yet; null if there is none. */
  widened: { by: { id: number; name: string }; isCaller: boolean; from: number; until: string } | null;
}

export interface GetTermsAnswer {
  /** The texts by language. */
  texts: { sv: Terms; en: Terms; fr: Terms };
  /** The state that an editor began from. Send it with a change, to be refused if another change came first. */
  version: string;
  /** Whether the text differs from the published version. */
  changed: boolean;
  /** The version that applies today; null if there is none. */
  published: { version: number; publishedAt: string } | null;
  /** The usual first day of a new version. */
  usualDay: string;
  /** All versions, the newest first. */
  versions: ({ version: number; state: "REPLACED" | "IN_FORCE" | "COMING" | "TAKEN_BACK"; appliesOn: string; asksAgain: boolean; mayTakeBack: boolean; told: { members: number; done: boolean } | null; accepted: number | null; publishedAt: string; publishedBy: string })[];
}

export interface GetTermsVersionAnswer {
  /** The number of the version. */
  version: number;
  /** The state. */
  state: "REPLACED" | "IN_FORCE" | "COMING" | "TAKEN_BACK";
  /** The first day of the version. */
  appliesOn: string;
  /** When it was published. */
  publishedAt: string;
  /** The texts by language. */
  texts: { sv: Terms; en: Terms; fr: Terms };
}

export interface GetTillFactsAnswer {
  /** Whether the club gives points. */
  pointsActive: boolean;
  /** The points for one krona. */
  pointsPerKrona: number;
  /** The months for which points or a card are valid. */
  monthValidation: number;
  /** The first day whose purchases give points; null: every day. */
  countedPointsFrom: string | null;
  /** The categories of the purchase. */
  categories: { id: number; name: string }[];
  /** Campaigns. */
  campaigns: Campaign[];
  /** Stamp cards. */
  stampcards: ({ id: number; title: string; subtitle: string; stampsAmount: number; stampMark: "star" | "heart" | "smile" | "cup" | "bun" | "bread" | "icecream" | "pizza" | "burger" | "bowl" | "glass" | "mug" | "flower" | "leaf" | "drop" | "scissors" | "paw" | "book" | "dumbbell" | "car" | "tally" | "sushi" | "bike"; stampPath: string | null; stampUncollectedPath: string | null; imagePath: string | null; monthValidation: number; hideTitle: boolean; hideSubtitle: boolean; titleColor: string; titleSize: "SMALL" | "MEDIUM" | "LARGE"; subtitleColor: string; subtitleSize: "SMALL" | "MEDIUM" | "LARGE"; cardColor: string; stampColor: string; publishStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "SUSPENDED" | "EXPIRED" | "WITHDRAWN"; reward: string; dayValidation: number })[];
  /** Whether the till can invite a customer by SMS. */
  canInviteBySms: boolean;
}

export interface GetWrittenLanguagesAnswer {
  /** The number of texts. */
  things: number;
  /** The translated texts by language. */
  written: ({ language: "sv" | "en" | "fr"; things: number })[];
}

export interface Happening {
  /** Identifies the event of the member. */
  key: string;
  /** Which kind it is. */
  kind: "JOINED" | "PURCHASE" | "VISIT" | "RETURN" | "GIFT" | "OPENING_BALANCE" | "GIFT_VOIDED" | "DEDUCTION" | "DEDUCTION_VOIDED" | "CARD_FILLED" | "COUPON_USED" | "COUPON_GIVEN_BACK" | "MESSAGE" | "CONSENT";
  /** When it happened. */
  at: string;
  /** Kronor, with at most two decimals. */
  amount: number | null;
  /** A number of points. */
  points: number;
  /** A number of stamps. */
  stamps: number;
  /** The name. */
  name: string;
  /** The name of the point of sale. */
  place: string;
  /** The member of staff; empty for other actors. */
  author: string;
  /** Identifies the purchase, to undo or return it. */
  purchaseId: number | null;
  /** Whether it was returned or withdrawn since. */
  undone: boolean;
  /** The medium of the message or consent. */
  channel: "EMAIL" | "SMS" | null;
  /** Whether the member agreed; null for other kinds. */
  given: boolean | null;
  /** Where it comes from. */
  source: string;
  /** The state. */
  status: "WAITING" | "SENT" | "FAILED" | "SUPPRESSED" | "DELIVERED" | "UNDELIVERED" | null;
}

export interface InviteAtTillAnswer {
  /** Messages that were sent. */
  sent: "SMS" | "EMAIL" | "CODE";
  /** The address of a link. */
  link: string | null;
  /** The last day to join and get the purchase; null without one. */
  waitsThrough: string | null;
  /** The points that the pending purchase will give; 0 without one. */
  waitingPoints: number;
  /** Identifies the pending purchase; null without one. */
  waitingPurchaseId: number | null;
}

export interface InviteAtTillBody {
  /** The point of sale; see `GET /merchant/locations`. */
  pointOfSaleId: number;
  /** The price in kronor before value coupons; null for a visit without a purchase. */
  amount: number | null;
  /** The categories of the purchase; see `GET /till/facts`. Default: `[]`. */
  categoryIds?: number[];
  /** The campaigns of the purchase; see `GET /till/facts`. Default: `[]`. */
  campaignIds?: number[];
  /** The stamps to give, each card once. Default: `[]`. */
  stamps?: VisitStamps;
  /** True after the cashier has confirmed an unusually large amount. Default: `false`. */
  amountConfirmed?: boolean;
  /** The merchant who confirms a large amount; null if none does. Default: `null`. */
  secondPerson?: SecondPerson | null;
  /** Only for an approved till that registers a visit later; null: now. Default: `null`. */
  queued?: QueuedVisit | null;
  /** The e-mail address; null if there is none. */
  email?: string;
  /** The phone number with its country code; null if there is none. */
  phone?: string;
}

export interface InviteMemberBody {
  /** The point of sale; see `GET /merchant/locations`. */
  pointOfSaleId?: number | null;
  /** The e-mail address; null if there is none. */
  email?: string;
  /** The phone number with its country code; null if there is none. */
  phone?: string;
  /** The country code for a number without one, such as `+46`. */
  phonePrefix?: string;
  /** The language of texts and messages. */
  language?: "sv" | "en" | "fr";
}

export interface Liability {
  /** A date, by the club's calendar. */
  date: string;
  /** When the figures were counted; null before the first time. */
  countedAt: string | null;
  /** A number of points. */
  points: number;
  /** The points likely to expire; null if too few have expired to tell. */
  likely: number | null;
  /** The cost of a point in öre; null if not set. */
  pointCost: number | null;
  /** A number of months. */
  months: ({ month: string; points: number; share: number | null; likely: number | null })[];
}

export interface ListInvitationsAnswer {
  /** The rows of this page. */
  rows: ({ id: number; email: string | null; phone: string | null; homeLocation: string | null; invitedAt: string; expiresAt: string; expired: boolean; refused: "UNKNOWN_NUMBER" | "UNREACHABLE" | "BLOCKED" | "NO_SMS" | "UNKNOWN_ADDRESS" | "FULL" | "UNWANTED" | "REFUSED" | null })[];
  /** The `cursor` of the next page; null on the last page. */
  nextCursor: string | null;
  /** The number of rows: exact up to 1,000, and 1,001 if there are more. */
  total: number;
}

export interface ListMemberFillingsAnswer {
  /** The rows of this page. */
  rows: CardFilling[];
  /** The `cursor` of the next page; null on the last page. */
  nextCursor: string | null;
}

export interface ListMemberTimelineAnswer {
  /** The rows of this page. */
  rows: Happening[];
  /** The `cursor` of the next page; null on the last page. */
  nextCursor: string | null;
}

export interface ListMemberUsesAnswer {
  /** The rows of this page. */
  rows: CouponUse[];
  /** The `cursor` of the next page; null on the last page. */
  nextCursor: string | null;
}

export interface ListMembersAnswer {
  /** The rows of this page. */
  rows: Member[];
  /** The `cursor` of the next page; null on the last page. */
  nextCursor: string | null;
  /** The number of rows: exact up to 1,000, and 1,001 if there are more. */
  total: number;
  /** The exact number of members; null while the list is filtered. */
  exactTotal: number | null;
}

export interface ListPendingPurchasesAnswer {
  /** The rows of this page. */
  rows: PendingPurchase[];
  /** The `cursor` of the next page; null on the last page. */
  nextCursor: string | null;
  /** The number of rows: exact up to 1,000, and 1,001 if there are more. */
  total: number;
}

export interface ListPurchasesAnswer {
  /** The rows of this page. */
  rows: PurchaseRow[];
  /** The `cursor` of the next page; null on the last page. */
  nextCursor: string | null;
  /** The number of rows: exact up to 1,000, and 1,001 if there are more. */
  total: number;
}

export interface ListSecondPeopleAnswerItem {
  /** The person's account. */
  accountId: number;
  /** The name. */
  name: string;
  /** Whether the person can confirm by a PIN at an approved till. */
  hasPin: boolean;
}

export interface ListSendoutRecipientsAnswer {
  /** The rows of this page. */
  rows: Recipient[];
  /** The `cursor` of the next page; null on the last page. */
  nextCursor: string | null;
  /** The number of rows: exact up to 1,000, and 1,001 if there are more. */
  total: number;
}

export interface ListSendoutsAnswer {
  /** The rows of this page. */
  rows: SendoutRow[];
  /** The `cursor` of the next page; null on the last page. */
  nextCursor: string | null;
  /** The number of rows: exact up to 1,000, and 1,001 if there are more. */
  total: number;
  /** The number of sendouts in all. */
  ever: number;
}

export interface Member {
  /** Identifies the row, for other calls. */
  id: number;
  /** The twelve digits by which a till identifies the member. */
  membershipId: string;
  /** The first name. */
  firstName: string;
  /** The last name. */
  lastName: string;
  /** The e-mail address; null if there is none. */
  email: string | null;
  /** The phone number with its country code; null if there is none. */
  phone: string | null;
  /** The name of the member's home point of sale; null if there is none. */
  homeLocation: string | null;
  /** When the member joined. */
  registeredAt: string;
  /** The latest purchase that the key may see; null if there is none. */
  lastPurchaseAt: string | null;
  /** The number of purchases. */
  purchases: number;
  /** The kronor paid, after value coupons. */
  totalAmount: number;
  /** The points that the member can use now. */
  clubPoints: number;
}

export interface MemberAtTill {
  /** The twelve digits by which a till identifies the member. */
  membershipId: string;
  /** The first name. */
  firstName: string;
  /** The last name. */
  lastName: string;
  /** The points that the member can use now. */
  clubPoints: number;
  /** The phone number with its country code; null if there is none. */
  phone: string | null;
  /** The e-mail address; null if there is none. */
  email: string | null;
  /** The note that staff pinned for the till; null if there is none. */
  note: string | null;
  /** Points spent before they were returned; the next purchases cover them. */
  owedPoints: number;
  /** The rewards and value coupons that the member can use, now or with more points. */
  coupons: ({ id: number; kind: "REWARD" | "VALUE"; name: string; description: string; imagePath: string | null; pointsRequired: number; value: number | null; minimumPurchase: number | null; publishStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "SUSPENDED" | "EXPIRED" | "WITHDRAWN"; startDate: string | null; endDate: string | null; campaign: string | null; campaignId: number | null; isBrought: boolean })[];
  /** The member's stamp cards. */
  stampcards: ({ id: number; title: string; subtitle: string; stampsAmount: number; stampMark: "star" | "heart" | "smile" | "cup" | "bun" | "bread" | "icecream" | "pizza" | "burger" | "bowl" | "glass" | "mug" | "flower" | "leaf" | "drop" | "scissors" | "paw" | "book" | "dumbbell" | "car" | "tally" | "sushi" | "bike"; stampPath: string | null; stampUncollectedPath: string | null; imagePath: string | null; monthValidation: number; hideTitle: boolean; hideSubtitle: boolean; titleColor: string; titleSize: "SMALL" | "MEDIUM" | "LARGE"; subtitleColor: string; subtitleSize: "SMALL" | "MEDIUM" | "LARGE"; cardColor: string; stampColor: string; publishStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "SUSPENDED" | "EXPIRED" | "WITHDRAWN"; usage: StampCardUsage | null; owedStamps: number; stampsPossible: number; reward: string; dayValidation: number })[];
  /** The rewards of full cards that the member can use. */
  stampcardCoupons: ({ id: number; stampcardId: number; reward: string; description: string; imagePath: string | null; valid: boolean; hideTitle: boolean; dayValidation: number; stampcardUsageId: number; usageOrder: number; stampcardTitle: string; validThrough: string })[];
  /** The welcome offer that the member can use; null if there is none. */
  welcomeOffer: WelcomeOffer | null;
  /** The running campaigns for selections that include the member. */
  campaigns: Campaign[];
  /** The member's latest purchase; null if there is none. */
  latestPurchaseAt: string | null;
  /** The member's latest ten visits at the points of sale of the key. */
  visits: StaffPurchase[];
  /** The account behind these visits, as the rules of returns read it. */
  ledger: PointsLedger;
}

export interface MemberChanged {
  /** Identifies the member in calls of the back office. It stays the same when the membership number changes. */
  memberId: number;
  /** The twelve digits by which a till identifies the member. */
  membershipId: string | null;
  /** The first name. */
  firstName: string;
  /** The last name. */
  lastName: string;
  /** The e-mail address; null if there is none. */
  email: string | null;
  /** The phone number with its country code; null if there is none. */
  phone: string | null;
  /** The language of texts and messages. */
  language: "sv" | "en" | "fr";
  /** Whether the member wants offers by e-mail. */
  emailNotification: boolean;
  /** Whether the member wants offers by SMS. */
  phoneNotification: boolean;
  /** When the member joined. */
  registeredAt: string;
}

export interface MemberJoinedEvent {
  /** The kind of event. */
  type: "member.joined";
  /** When the event happened. */
  timestamp: string;
  /** What the event is about. */
  data: MemberChanged;
}

export interface MemberLeft {
  /** Identifies the member in calls of the back office. It stays the same when the membership number changes. */
  memberId: number;
  /** The membership into which this one was merged; null: the member left or was removed. */
  mergedInto: number | null;
}

export interface MemberLeftEvent {
  /** The kind of event. */
  type: "member.left";
  /** When the event happened. */
  timestamp: string;
  /** What the event is about. */
  data: MemberLeft;
}

export interface MemberMatch {
  /** The twelve digits by which a till identifies the member. */
  membershipId: string;
  /** The first name. */
  firstName: string;
  /** The last name. */
  lastName: string;
  /** The points that the member can use now. */
  clubPoints: number;
}

export interface MemberUpdatedEvent {
  /** The kind of event. */
  type: "member.updated";
  /** When the event happened. */
  timestamp: string;
  /** What the event is about. */
  data: MemberChanged;
}

export interface OpeningHours {
  /** Identifies the row, for other calls. */
  id?: number;
  /** The first weekday: 1 is Monday. */
  dayFrom: number;
  /** The last weekday; null: only the first. */
  dayTo?: number | null;
  /** The opening time, `HH:MM`. */
  timeFrom: string;
  /** The closing time, `HH:MM`. */
  timeTo: string;
}

export interface Outcomes {
  /** The result for each id. */
  results: ({ id: number; code: "INVALID_INPUT" | "NOT_SIGNED_IN" | "NO_ACCESS" | "READ_ONLY" | "SCOPE_MISSING" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "TOO_LARGE" | "UNSUPPORTED_MEDIA" | "TOO_MANY_REQUESTS" | "INTERNAL" | "UNAVAILABLE" | "CLUB_MOVING" | "CLUB_MOVED" | "IDEMPOTENCY_KEY_MISSING" | "IDEMPOTENCY_KEY_INVALID" | "IDEMPOTENCY_KEY_REUSED" | "CHANGED_MEANWHILE" | "REQUIRED" | "INVALID_EMAIL" | "INVALID_PHONE" | "NOT_MOBILE" | "INVALID_PHONE_OR_EMAIL" | "EMAIL_OR_PHONE_REQUIRED" | "INVALID_COMPANY_NUMBER" | "INVALID_URL" | "INVALID_SUBPAGE" | "RESERVED_SUBPAGE" | "NAME_RESERVED" | "INVALID_AMOUNT" | "AMOUNT_TOO_SMALL" | "AMOUNT_TOO_LARGE" | "AMOUNT_NEEDS_CONFIRMATION" | "SECOND_PERSON_NEEDED" | "SECOND_PERSON_NOT_PROVED" | "ALREADY_ANSWERED" | "OWN_REQUEST" | "NAME_TOO_SHORT" | "REASON_TOO_SHORT" | "NAME_TOO_LONG" | "PASSWORD_TOO_SHORT" | "PASSWORD_TOO_LONG" | "PASSWORD_TOO_COMMON" | "PASSWORD_DOES_NOT_MATCH" | "BIRTHDAY_IN_FUTURE" | "PRIVACY_POLICY_REQUIRED" | "TERMS_OF_SERVICE_REQUIRED" | "DATA_PROCESSING_AGREEMENT_REQUIRED" | "WRONG_PASSWORD" | "TOO_BUSY" | "SECOND_FACTOR_DUE" | "SECOND_FACTOR_SETUP_DUE" | "PIN_LOCKED" | "DEVICE_NOT_APPROVED" | "LINK_NOT_VALID" | "LINK_EXPIRED" | "WORK_NOT_DONE" | "PROOF_REQUIRED" | "CONSENT_IS_THE_MEMBERS" | "EMAIL_TAKEN" | "PHONE_TAKEN" | "NO_SMS_CREDITS" | "SMS_MONTH_LIMIT" | "SMS_BUYING_LIMIT" | "COMPANY_BUDGET_USED" | "SUBSCRIPTION_LAPSED" | "PACKAGE_GONE" | "NO_SMS_TO_PROVE" | "COMPANY_NUMBER_TAKEN" | "NAME_TAKEN" | "MEMBERSHIP_TERMS_MISSING" | "PRIVACY_POLICY_MISSING" | "FIRST_REWARD_MISSING" | "STATUS_NOT_ALLOWED" | "IMAGE_NOT_READABLE" | "IMAGE_ANIMATED" | "END_BEFORE_START" | "OPTION_REQUIRED" | "MIN_TOO_LOW" | "MAX_TOO_HIGH" | "SELECTION_UNKNOWN" | "DATE_REQUIRED" | "LABEL_TOO_LONG" | "FIELD_UNKNOWN" | "FALLBACK_REQUIRED" | "MESSAGE_REQUIRED" | "MESSAGE_TOO_LONG" | "INVALID_SENDER_NAME" | "END_DATE_PASSED" | "TEXT_TOO_LONG" | "INVALID_COLOUR" | "NOT_ENOUGH_POINTS" | "COUPON_NOT_ACTIVE" | "OWN_MEMBERSHIP" | "OTHER_LOCATION" | "ALREADY_CANCELLED" | "COUPON_USED_UP" | "COUPON_ALREADY_USED" | "COUPON_NOT_YOURS" | "REWARD_USED" | "REWARD_EXPIRED" | "CARD_NOT_FULL" | "WELCOME_OFFER_NOT_USABLE" | "CAMPAIGN_NOT_ACTIVE" | "STAMP_CARD_NOT_ACTIVE" | "STAMP_CARD_STOPPED" | "TOO_MANY_STAMPS" | "ALREADY_RETURNED" | "NOTHING_TO_RETURN" | "ALREADY_MEMBER" | "COUPON_PAID_FOR_PURCHASE" | "COUPON_GOES_BACK" | "ALREADY_BOOKED" | "MORE_THAN_REPAYABLE" | "DATE_IN_FUTURE" | "DATE_IN_PAST" | "DAY_TOO_FAR" | "BEFORE_COMING_TERMS" | "HTTPS_REQUIRED" | "TOO_MANY_VIEWS" | "SECOND_STEP_OVER" | "WRONG_CODE" | "PASSKEY_NOT_ACCEPTED" | "SECOND_FACTOR_REQUIRED" | "SECOND_FACTOR_MISSING" | "WRONG_CREDENTIALS" | "WRONG_SIGN_IN_CODE" | "LAST_MERCHANT" | "NOT_IN_SANDBOX" | "MONTH_NOT_OVER" | "MONTH_CLOSED" | "NOT_LATEST_CLOSED" | "SELLER_INCOMPLETE" | "ALREADY_CREDITED" | "NO_PEPPOL_ADDRESS" | "CARDS_NOT_TAKEN" | "CARD_PROVIDER_SILENT" | "NO_CARD" | "NOTHING_OWED" | "PAYMENT_UNDER_WAY" | "NOTHING_TO_REPAY" | "BANK_FILE_EMPTY" | "BANK_FILE_UNKNOWN_FORMAT" | "BANK_FILE_INCOMPLETE" | "BANK_FILE_SUMS_DIFFER" | "BANK_FILE_IS_A_TEST" | "DATE_TWICE" | "NO_PLAN_OFFERED" | "ALREADY_SUBSCRIBED" | "NOT_SUBSCRIBED" | "IMAGE_HEIC" | "IMAGE_SVG" | "IMAGE_TOO_MANY_PIXELS" | "INVALID_OPENING_HOURS" | "INVALID_SPECIAL_DAYS" | "SUBPAGE_TAKEN" | "LAST_LOCATION" | "INVALID_SUBDOMAIN" | "RESERVED_SUBDOMAIN" | "NAME_HAS_ADDRESS" | "NAME_IS_BAIT" | "INVALID_TIME_ZONE" | "TIME_ZONE_FIXED" | "SUBDOMAIN_TAKEN" | "NOT_A_SANDBOX" | "CLOCK_ONLY_FORWARD" | "CLOCK_TOO_FAR" | "WHAT_IF_RUNNING" | "SCOPES_REQUIRED" | "SCOPE_NEEDS_CLUB" | "TOO_MANY_KEYS" | "CANNOT_TRY_AGAIN" | "CONTACT_PATH_REQUIRED" | "FIELD_MISSING" | "FIELD_WRONG" | "ORDER_CANCELLED" | "ORDER_MISSING" | "OTHER_CURRENCY" | "PATH_WRONG" | "POINT_OF_SALE_CLOSED" | "SECRET_TOO_SHORT" | "TOO_MANY_CONNECTIONS" | "EVENTS_REQUIRED" | "TOO_MANY_WEBHOOKS" | "LABEL_REQUIRED" | "MONTHS_REQUIRED" | "WELCOME_OFFER_EXISTS" | "WELCOME_OFFER_EVERYWHERE" | "AUDIENCE_NOT_PUBLIC" | "AUDIENCE_NOT_WELCOMED" | "BANNER_VERSION_UNKNOWN" | "LIMIT_BELOW_TAKEN" | "VALUE_REQUIRED" | "CORRECTION_LIMIT" | "ALREADY_VOIDED" | "STAMPS_OUT_OF_RANGE" | "CARD_CODE_OLD" | "CARD_CODE_WRONG" | "NUMBER_ALONE_REFUSED" | "TERMS_OF_MEMBERSHIP_REQUIRED" | "ALREADY_JOINED" | "SIGN_IN_TO_ACCEPT" | "COMPANY_NOT_FOUND" | "COMPANY_LOOKUP_UNAVAILABLE" | "SAME_MEMBER" | "MERGE_TOO_OLD" | "MERGED_AGAIN" | "MERGED_THINGS_USED" | "OWN_MERGE" | "MERGE_APPROVAL_NEEDED" | "MERGE_APPROVAL_NOT_NEEDED" | "TOO_MANY_OPTIONS" | "TOO_MANY_CONDITIONS" | "MIN_ABOVE_MAX" | "MAX_BELOW_MIN" | "SELECTION_IN_USE" | "TOO_MANY_SELECTIONS" | "MEDIUM_REQUIRED" | "TIME_PASSED" | "NOBODY_REACHED" | "PACKAGE_TWICE" | "PRICE_CHANGED" | "LEVEL_ABOVE_PACKAGE" | "VERSION_NOT_LATER" | "DEMANDED_TOO_EARLY" | "VERSION_IN_USE" | "INCIDENT_STATE" | "APPROVAL_NOT_NEEDED" | "APPROVAL_EXPIRED" | "INVALID_PIN" | "PIN_TOO_SIMPLE" | "WRONG_PIN" | "PURCHASE_FILE_UNREADABLE" | "PURCHASE_FILE_TOO_LONG" | "NOTHING_TO_REGISTER" | "TOO_LATE_TO_UNDO" | "AMOUNT_BELOW_MINIMUM" | "VISIT_TOO_OLD" | "VISIT_IN_FUTURE" | null })[];
}

export interface PendingPurchase {
  /** Identifies the row, for other calls. */
  id: number;
  /** The e-mail address; null if there is none. */
  email: string | null;
  /** The phone number with its country code; null if there is none. */
  phone: string | null;
  /** The point of sale. */
  pointOfSale: { id: number; name: string };
  /** The name of the person or key at the till. */
  cashier: string;
  /** When the purchase was made. */
  dateOfPurchase: string;
  /** The kronor paid, after value coupons. */
  totalAmount: number | null;
  /** A number of points. */
  points: number;
  /** A number of stamps. */
  stamps: number;
  /** The last day to join and get the purchase; null without one. */
  waitsThrough: string;
}

export interface PointOfSale {
  /** Identifies the row, for other calls. */
  id: number;
  /** The name. */
  name: string;
  /** The name that members see. */
  commercialName: string;
  /** The last part of the point of sale's address. */
  subpage: string;
  /** The postal address. */
  address: Address;
  /** The phone number with its country code; null if there is none. */
  phone: string;
  /** The e-mail address; null if there is none. */
  email: string;
  /** The address of the website. */
  website: string;
  /** The path of the logo; null if there is none. */
  logoPath: string | null;
  /** The hours of the week. */
  openingHours: OpeningHours[];
  /** Days with other hours. */
  specialDays: SpecialDay[];
}

export interface PointOfSaleDetails {
  /** Identifies the row, for other calls. */
  id: number;
  /** The name. */
  name: string;
  /** The name that members see. */
  commercialName: string;
  /** The last part of the point of sale's address. */
  subpage: string;
  /** The postal address. */
  address: Address;
  /** The phone number with its country code; null if there is none. */
  phone: string;
  /** The e-mail address; null if there is none. */
  email: string;
  /** The address of the website. */
  website: string;
  /** The path of the logo; null if there is none. */
  logoPath: string | null;
  /** The hours of the week. */
  openingHours: OpeningHours[];
  /** Days with other hours. */
  specialDays: SpecialDay[];
  /** The state that an editor began from. Send it with a change, to be refused if another change came first. */
  version: string;
}

export interface PointsAccount {
  /** Usable points. */
  balance: number;
  /** Points spent before they were returned; the next purchases cover them. */
  owed: number;
  /** The points that expire next, by their last day. */
  expiring: ExpiringPoints[];
  /** The rows of this page. */
  rows: ({ kind: "EARNED" | "USED" | "REINSTATED" | "DEDUCTED" | "RESTORED" | "CLAWED_BACK" | "EXPIRED" | "PAID_DEBT" | "DEBT_RELEASED"; date: string; at: string | null; points: number; balance: number; owed: number; subject: string; author: string; source: "PURCHASE" | "CORRECTION" | "OPENING_BALANCE" | null; deductionId: number | null; purchaseId: number | null; purchaseAmount: number | null; purchaseDate: string | null; cameFrom: string | null; parts: { lotId: number; points: number; validThrough: string }[] })[];
  /** The `cursor` of the next page; null on the last page. */
  nextCursor: string | null;
}

export interface PointsAfterwards {
  /** The points that the member can use now. */
  clubPoints: number;
  /** Points spent before they were returned; the next purchases cover them. */
  owedPoints: number;
}

export interface PointsCorrected {
  /** Identifies the member in calls of the back office. It stays the same when the membership number changes. */
  memberId: number;
  /** The twelve digits by which a till identifies the member. */
  membershipId: string | null;
  /** The points given; negative: taken. */
  points: number;
  /** The reason, in the words of staff. */
  reason: string;
}

export interface PointsCorrectedEvent {
  /** The kind of event. */
  type: "points.corrected";
  /** When the event happened. */
  timestamp: string;
  /** What the event is about. */
  data: PointsCorrected;
}

export interface PointsLedger {
  /** The member's points by purchase, each with its last day. */
  lots: { id: number; amount: number; left: number; owed: number; validThrough: string }[];
  /** Points of later purchases that covered a deficit. */
  settlements: { payerId: number; owingId: number; points: number }[];
  /** Stamp cards. */
  stampcards: ({ stampcardId: number; owedStamps: number; lastOrder: number; fillings: ({ usageOrder: number; stampsAmount: number; collectedStamps: number; stampcardUsageStatus: "OPEN" | "COMPLETED" | "RESET" | "EMPTIED"; startDate: string; endDate: string; dayValidation: number; reward: { startDate: string; validThrough: string; used: boolean } | null })[] })[];
  /** The member's latest ten visits at the points of sale of the key. */
  visits: ({ purchaseId: number; returned: boolean; keptAmount: number; welcomeOffer: boolean; lot: { id: number; earned: number; returnedSoFar: number; pointsPerKrona: number } | null; stamps: ({ stampcardId: number; kind: "STAMP" | "TAKE_BACK" | "OWE" | "FILL" | "LOST" | "PAY" | "MOVED_OUT" | "MOVED_IN"; usageOrder: number | null; stamps: number })[]; uses: ({ redemptionId: number; value: number; welcomeOffer: boolean; stampcardId: number | null; usageOrder: number | null; allocations: { lotId: number; points: number }[] })[] })[];
}

export interface PreviewSendoutEmailAnswer {
  /** The sender. */
  from: string;
  /** The subject of the e-mail, or of the row. */
  subject: string;
  /** The text that mail programs show after the subject. */
  preheader: string;
  /** The e-mail as HTML. */
  html: string;
  /** The text. */
  text: string;
  /** The size of the e-mail. */
  bytes: number;
}

export interface PreviewSendoutEmailBody {
  /** The e-mail address; null if there is none. */
  email: Email;
  /** The language of the preview's own texts. */
  writtenIn: "sv" | "en" | "fr";
  /** The language of texts and messages. */
  language: "sv" | "en" | "fr";
  /** Light or dark colours. */
  scheme: "light" | "dark";
  /** The reader's facts that fill the preview. */
  facts: { firstName: string; lastName: string; points: number };
}

export interface PreviewStampcardChangeAnswer {
  /** Cards that were filled. */
  filled: number;
  /** Open cards that the change improves. */
  better: number;
  /** Open cards that keep their own better terms. */
  kept: number;
  /** Open cards that the change leaves as they are. */
  same: number;
}

export interface Profile {
  /** Identifies the row, for other calls. */
  id: number;
  /** The twelve digits by which a till identifies the member. */
  membershipId: string;
  /** The first name. */
  firstName: string;
  /** The last name. */
  lastName: string;
  /** The e-mail address; null if there is none. */
  email: string | null;
  /** The phone number with its country code; null if there is none. */
  phone: string | null;
  /** The language of texts and messages. */
  language: "sv" | "en" | "fr";
  /** The postal address. */
  address: Address;
  /** The date of birth; null if unknown. */
  birthday: string | null;
  /** The gender that the member stated; null if none. */
  gender: "FEMALE" | "MALE" | "OTHER" | null;
  /** A new address that the member has not confirmed; null if there is none. */
  pendingEmail: string | null;
  /** A new number that the member has not confirmed; null if there is none. */
  pendingPhone: string | null;
  /** Channels whose new address got no link to confirm it. */
  unsentProofs: ("EMAIL" | "SMS")[];
  /** Whether the member wants offers by e-mail. */
  emailNotification: boolean;
  /** True if e-mail to the address bounced for good. */
  emailBounced: boolean;
  /** Whether the member wants offers by SMS. */
  phoneNotification: boolean;
  /** The channels whose offers the member has refused. */
  optedOut: ("EMAIL" | "SMS")[];
  /** The points that the member can use now. */
  clubPoints: number;
  /** The member's open stamp cards. */
  stampcardUsage: StampCardFilling[];
  /** The member's rewards of full cards. */
  stampcardCouponUsage: StampCardCouponUsage[];
  /** The role of the account. */
  authority: "ROLE_ADMIN" | "ROLE_MERCHANT" | "ROLE_LOCAL_MERCHANT" | "ROLE_CONSUMER" | "ROLE_CASHIER";
  /** The points of sale of the account; empty for members. */
  pointsOfSaleIds: number[];
  /** The state that an editor began from. Send it with a change, to be refused if another change came first. */
  version: string;
}

export interface PublishAndSendCampaignBody {
  /** Default: `false`. */
  leavesOut?: boolean;
}

export interface Purchase {
  /** Identifies the row, for other calls. */
  id: number;
  /** When the purchase was made. */
  dateOfPurchase: string;
  /** When a visit queued by a till arrived; null if it was registered at once. */
  receivedAt: string | null;
  /** The kronor paid, after value coupons. */
  totalAmount: number;
  /** The kronor that value coupons paid. */
  discount: number;
  /** The kronor returned so far. */
  returnedAmount: number;
  /** The returns of the purchase. */
  returns: { date: string; amount: number; reason: string; undo: boolean; author: string }[];
  /** The categories of the purchase. */
  categories: { name: string }[];
  /** Campaigns. */
  campaigns: { name: string }[];
  /** The points of the purchase that are not used. */
  remainingPoints: number;
  /** The points used for coupons at the purchase. */
  tradedPoints: number;
  /** The points that the purchase gave. */
  earnedPoints: number;
  /** The points for one krona. */
  pointsPerKrona: number | null;
  /** The points that returns took. */
  returnedPoints: number;
  /** The last day to use the earned points; null without points. */
  pointsValidThrough: string | null;
  /** Coupons. */
  coupons: { id: number; name: string; pointsRequired: number }[];
  /** A number of stamps. */
  stamps: { stampcardId: number; title: string; stamps: number }[];
  /** The uses of the purchase's points. */
  pointsUsages: ({ usedPoints: number; usedPointsDate: string; returnPointsDate: string | null })[];
  /** The point of sale. */
  pointOfSale: { name: string };
}

export interface PurchaseFileRow {
  /** The number of the row as a spreadsheet shows it. */
  row: number;
  /** The receipt number, at most 64 characters of it. */
  receipt: string;
  /** Whether the purchase is registered, was registered before, or is refused. */
  outcome: "REGISTERED" | "REPEATED" | "REFUSED";
  /** Identifies the purchase, to undo or return it; null for a refused row. */
  purchaseId: number | null;
  /** Why the row is refused; null for the other rows. */
  code: string | null;
  /** The column that cannot be read; null if the refusal concerns no single column. */
  column: "receipt" | "time" | "amount" | "member" | null;
}

export interface PurchaseRegistered {
  /** Identifies the member in calls of the back office. It stays the same when the membership number changes. */
  memberId: number;
  /** The twelve digits by which a till identifies the member. */
  membershipId: string | null;
  /** Identifies the purchase, to undo or return it. */
  purchaseId: number;
  /** The point of sale; see `GET /merchant/locations`. */
  pointOfSaleId: number;
  /** Kronor, with at most two decimals. */
  amount: number;
  /** The kronor that value coupons paid. */
  discount: number;
  /** A number of points. */
  points: number;
  /** When the purchase was made. */
  purchasedAt: string;
  /** When a visit queued by a till arrived; null if it was registered at once. */
  receivedAt: string | null;
}

export interface PurchaseRegisteredEvent {
  /** The kind of event. */
  type: "purchase.registered";
  /** When the event happened. */
  timestamp: string;
  /** What the event is about. */
  data: PurchaseRegistered;
}

export interface PurchaseReturned {
  /** Identifies the member in calls of the back office. It stays the same when the membership number changes. */
  memberId: number;
  /** The twelve digits by which a till identifies the member. */
  membershipId: string | null;
  /** Identifies the purchase, to undo or return it. */
  purchaseId: number;
  /** The point of sale; see `GET /merchant/locations`. */
  pointOfSaleId: number;
  /** Which kind it is. */
  kind: "UNDO" | "RETURN";
  /** Kronor, with at most two decimals. */
  amount: number;
  /** Whether all of the purchase is now returned. */
  whole: boolean;
  /** When it was returned. */
  returnedAt: string;
}

export interface PurchaseReturnedEvent {
  /** The kind of event. */
  type: "purchase.returned";
  /** When the event happened. */
  timestamp: string;
  /** What the event is about. */
  data: PurchaseReturned;
}

export interface PurchaseRow {
  /** Identifies the row, for other calls. */
  id: number;
  /** When the purchase was made. */
  dateOfPurchase: string;
  /** When a visit queued by a till arrived; null if it was registered at once. */
  receivedAt: string | null;
  /** The kronor paid, after value coupons. */
  totalAmount: number;
  /** The kronor that value coupons paid. */
  discount: number;
  /** The kronor returned so far. */
  returnedAmount: number;
  /** The returns of the purchase. */
  returns: { date: string; amount: number; reason: string; undo: boolean; author: string }[];
  /** The categories of the purchase. */
  categories: { name: string }[];
  /** Campaigns. */
  campaigns: { name: string }[];
  /** The points of the purchase that are not used. */
  remainingPoints: number;
  /** The points used for coupons at the purchase. */
  tradedPoints: number;
  /** The points that the purchase gave. */
  earnedPoints: number;
  /** The points for one krona. */
  pointsPerKrona: number | null;
  /** The points that returns took. */
  returnedPoints: number;
  /** The last day to use the earned points; null without points. */
  pointsValidThrough: string | null;
  /** Coupons. */
  coupons: { id: number; name: string; pointsRequired: number }[];
  /** A number of stamps. */
  stamps: { stampcardId: number; title: string; stamps: number }[];
  /** The uses of the purchase's points. */
  pointsUsages: ({ usedPoints: number; usedPointsDate: string; returnPointsDate: string | null })[];
  /** The point of sale. */
  pointOfSale: { name: string };
  /** The member. */
  member: { id: number; membershipId: string; firstName: string; lastName: string; left: boolean };
  /** The name of the person or key at the till. */
  cashier: string;
  /** The person at the till; null for a key. */
  cashierId: number | null;
}

export interface QueuedVisit {
  /** When the visit was, by the server's clock. */
  visitedAt: string;
  /** The token of an approved till device; null elsewhere. */
  device: string;
}

export interface Recipient {
  /** The medium. */
  medium: "EMAIL" | "SMS";
  /** Identifies the member in calls of the back office. It stays the same when the membership number changes. */
  memberId: number;
  /** The name. */
  name: string;
  /** The twelve digits by which a till identifies the member. */
  membershipId: string;
  /** True if the membership has ended: the name is then empty. */
  left: boolean;
  /** The state. */
  state: "WAITING" | "SENT" | "FAILED" | "SKIPPED" | "HELD_OUT";
  /** Why no message was sent; null if one was. */
  reason: "NO_ADDRESS" | "BOUNCED" | "NO_CONSENT" | "NO_CREDITS" | "LEFT" | "CANCELLED" | "REFUSED" | "DEFERRED" | "OVER" | null;
  /** When the message was sent; null before that. */
  sentAt: string | null;
  /** What the provider reported; null before that. */
  report: "DELIVERED" | "BOUNCED" | "UNDELIVERED" | null;
  /** Why the message was not delivered; null if it was, or if the provider gave no reason. */
  undelivered: "UNKNOWN_NUMBER" | "UNREACHABLE" | "BLOCKED" | "NO_SMS" | "UNKNOWN_ADDRESS" | "FULL" | "UNWANTED" | null;
  /** When the member opened the link; null if never. */
  clickedAt: string | null;
}

export interface RegisterPurchaseAnswer {
  /** The points that the member can use now. */
  clubPoints: number;
  /** Points spent before they were returned; the next purchases cover them. */
  owedPoints: number;
  /** Identifies the purchase, to undo or return it. */
  purchaseId: number;
  /** The kronor paid, after value coupons. */
  totalAmount: number;
  /** The kronor that value coupons paid. */
  discount: number;
  /** The kronor of a value coupon that the amount was too small for. */
  lostValue: number;
  /** The points that the purchase gave. */
  earnedPoints: number;
  /** The last day to use the earned points; null without points. */
  pointsValidThrough: string | null;
  /** The coupons used at the visit. */
  redemptions: ({ redemptionId: number; couponId: number | null; stampcardUsageId: number | null; name: string; points: number; value: number })[];
  /** Stamp cards. */
  stampcards: { stampcardId: number; title: string; collectedStamps: number; stampsAmount: number }[];
  /** The cards that this visit filled. */
  completed: { stampcardId: number; reward: string }[];
  /** Whether the welcome offer was used. */
  welcomeOfferUsed: boolean;
}

export interface RegisterPurchaseBody {
  /** The point of sale; see `GET /merchant/locations`. */
  pointOfSaleId: number;
  /** The price in kronor before value coupons; null for a visit without a purchase. */
  amount: number | null;
  /** The categories of the purchase; see `GET /till/facts`. Default: `[]`. */
  categoryIds?: number[];
  /** The campaigns of the purchase; see `GET /till/facts`. Default: `[]`. */
  campaignIds?: number[];
  /** The stamps to give, each card once. Default: `[]`. */
  stamps?: VisitStamps;
  /** True after the cashier has confirmed an unusually large amount. Default: `false`. */
  amountConfirmed?: boolean;
  /** The merchant who confirms a large amount; null if none does. Default: `null`. */
  secondPerson?: SecondPerson | null;
  /** Only for an approved till that registers a visit later; null: now. Default: `null`. */
  queued?: QueuedVisit | null;
  /** The twelve digits of the member; the 24 of the scanned card are accepted too. */
  membershipId: string;
  /** The coupons used now, one entry for each use. Default: `[]`. */
  couponIds?: number[];
  /** The full cards whose reward is used now. Default: `[]`. */
  stampcardUsageIds?: number[];
  /** The member's welcome offer, used exactly as shown; null: not used. Default: `null`. */
  welcomeOffer?: { couponId: number | null } | null;
}

export interface RegisterPurchaseFileAnswer {
  /** The rows of this page. */
  rows: PurchaseFileRow[];
}

export interface ReleaseHeldSendoutsAnswer {
  /** Identifies the sendouts. */
  sendoutIds: number[];
}

export interface ReleaseHeldSendoutsBody {
  /** Identifies the sendouts. */
  sendoutIds: number[];
}

export interface RemoveMembersBody {
  /** Identifies the rows. */
  ids: number[];
}

export interface RenameCategoryBody {
  /** The name. */
  name: string;
  /** The texts in the club's other languages. */
  translations?: CategoryTranslations;
  /** The state that an editor began from. Send it with a change, to be refused if another change came first. */
  version?: string;
}

export interface Report {
  /** When the figures were counted; null before the first time. */
  countedAt: string | null;
  /** The period. */
  period: { from: string; to: string };
  /** The period before. */
  before: { from: string; to: string };
  /** The same days last year. */
  lastYear: { from: string; to: string };
  /** The points of sale that the key can report on. */
  pointsOfSale: { id: number; name: string }[];
  /** The members. */
  members: { now: { new: number; active: number; firstTime: number; quiet: number; left: number }; before: { new: number; active: number; firstTime: number; quiet: number; left: number } | null; lastYear: { new: number; active: number; firstTime: number; quiet: number; left: number } | null; months: { month: string; active: number; firstTime: number }[] };
  /** The sales. */
  sales: { now: { purchases: number; totalAmount: number }; before: { purchases: number; totalAmount: number } | null; lastYear: { purchases: number; totalAmount: number } | null; bucket: "DAY" | "WEEK" | "MONTH"; series: { from: string; to: string; purchases: number; totalAmount: number }[]; byPointOfSale: ({ purchases: number; totalAmount: number; id: number; name: string; before: { purchases: number; totalAmount: number } | null })[]; byCategory: { purchases: number; totalAmount: number; id: number; name: string }[]; byCampaign: { purchases: number; totalAmount: number; id: number; name: string }[] };
  /** The points. */
  points: { now: { given: number; used: number; expired: number; takenBack: number; cost: number | null }; before: { given: number; used: number; expired: number; takenBack: number; cost: number | null } | null; lastYear: { given: number; used: number; expired: number; takenBack: number; cost: number | null } | null; series: { from: string; to: string; given: number; used: number }[] };
  /** Stamp cards. */
  stampcards: ({ id: number; title: string; begun: number; filled: number; lapsed: number; rewardsUsed: number; daysToFill: number | null })[];
  /** Coupons. */
  coupons: ({ id: number; name: string; kind: "REWARD" | "VALUE"; uses: number; usesBefore: number | null; points: number; value: number })[];
  /** New members with a welcome offer. */
  welcome: { now: { given: number; used: number; again: number }; before: { given: number; used: number; again: number } | null; lastYear: { given: number; used: number; again: number } | null };
}

export interface ResendInvitationsBody {
  /** Identifies the rows. */
  ids: number[];
}

export interface ReturnPurchaseAnswer {
  /** The points that the member can use now. */
  clubPoints: number;
  /** Points spent before they were returned; the next purchases cover them. */
  owedPoints: number;
  /** Identifies the return. */
  returnId: number;
  /** The points that the return took. */
  takenPoints: number;
  /** The stamps that the return took. */
  takenStamps: number;
  /** The kronor of the purchase that are not returned. */
  keptAmount: number;
}

export interface ReturnPurchaseBody {
  /** The point of sale; see `GET /merchant/locations`. */
  pointOfSaleId: number;
  /** The kronor to return. The last paid krona also returns stamps and coupons. */
  amount: number;
  /** The stamps to take back, each card once. Default: `[]`. */
  stamps?: VisitStamps;
  /** The uses that are returned too. Default: `[]`. */
  redemptionIds?: number[];
  /** Value coupons that stay used although all is returned, because their goods stay. Default: `[]`. */
  keptRedemptionIds?: number[];
  /** The reason, in the words of staff. */
  reason: string;
}

export interface SampleSelectionAnswer {
  /** The rows of this page. */
  rows: ({ id: number; membershipId: string; firstName: string; lastName: string; email: string | null; phone: string | null })[];
}

export interface SampleSelectionBody {
  /** The conditions; null: every member. */
  expression: Selection | { version: number } | null;
}

export interface SecondPerson {
  /** The person's account. */
  accountId: number;
  /** The token of an approved till device; null elsewhere. */
  device: string | null;
  /** The PIN at an approved device, otherwise the password. */
  secret: string;
}

export interface Selection {
  /** The version of the format. */
  version: 1;
  /** Whether all conditions must be met, or any. */
  match: "ALL" | "ANY";
  /** The conditions, in order. */
  conditions: (Condition | { match: "ALL" | "ANY"; conditions: Condition[] })[];
}

export interface SelectionDetails {
  /** Identifies the row, for other calls. */
  id: number;
  /** The name. */
  name: string;
  /** The conditions; null: every member. */
  expression: Selection | null;
  /** When it was last changed. */
  updatedAt: string;
  /** The campaigns for the selection. */
  campaigns: { id: number; name: string }[];
  /** The state that an editor began from. Send it with a change, to be refused if another change came first. */
  version: string;
}

export interface SelectionRow {
  /** Identifies the row, for other calls. */
  id: number;
  /** The name. */
  name: string;
  /** The conditions; null: every member. */
  expression: Selection | null;
  /** When it was last changed. */
  updatedAt: string;
  /** The campaigns for the selection. */
  campaigns: { id: number; name: string }[];
}

export interface Sendout {
  /** Identifies the row, for other calls. */
  id: number;
  /** The name. */
  name: string;
  /** The state. */
  state: "DRAFT" | "SCHEDULED" | "SENDING" | "PAUSED" | "SENT" | "CANCELLED";
  /** Why it is paused; null if it is not. */
  pauseReason: "PERSON" | "LATE" | "CREDITS" | "OFFER" | "PROVIDER" | "FAILURES" | "BOUNCES" | "RESTORED" | null;
  /** The media of the sendout. */
  media: ("EMAIL" | "SMS")[];
  /** The selection of members; null: every member. */
  selectionId: number | null;
  /** Identifies the campaign. */
  campaignId: number | null;
  /** The planned time by the club's clock; null: when it is started. */
  sendAt: string | null;
  /** The occasion and time of an automatic sendout; null: a single one. */
  automatic: Automatic | null;
  /** The messages of the last 30 days; null: a single sendout. */
  sentLately: number | null;
  /** When it was created. */
  createdAt: string;
  /** When the recipients were chosen; null before that. */
  startedAt: string | null;
  /** When every message was settled; null before that. */
  doneAt: string | null;
  /** Whether a second person's approval is pending. */
  awaitsApproval: boolean;
  /** The messages by medium and state. */
  counts: ({ medium: "EMAIL" | "SMS"; selected: number; waiting: number; sent: number; failed: number; skipped: number; heldOut: number })[];
  /** The language of texts and messages. */
  language: "sv" | "en" | "fr";
  /** The SMS. */
  sms: { text: string; link: string; translations: { sv?: { text?: string }; en?: { text?: string }; fr?: { text?: string } } };
  /** The e-mail address; null if there is none. */
  email: Email | null;
  /** The sender of the SMS, 3 to 11 letters and digits; empty: the club's own. */
  senderName: string;
  /** The percentage of members left out, to compare with. */
  heldOutPercent: number;
  /** The person who created it. */
  createdBy: { id: number; name: string };
  /** The person who started it; null before that. */
  startedBy: { id: number; name: string } | null;
  /** The second person who approved; null if none did. */
  approvedBy: { id: number; name: string } | null;
  /** The actions that the key may take. */
  acts: ("START" | "APPROVE" | "DRAW_BACK" | "PAUSE" | "RESUME" | "CANCEL")[];
  /** The messages in a minute; null while unknown. */
  perMinute: number | null;
  /** The seconds until all is sent; null while unknown. */
  secondsLeft: number | null;
  /** Why nothing is sent at present; null if nothing hinders it. */
  waits: { for: "QUIET_HOURS" | "CAP" | "PROVIDER" | "DEFERRED"; until: string } | null;
  /** The state that an editor began from. Send it with a change, to be refused if another change came first. */
  version: string;
}

export interface SendoutReach {
  /** The media of the sendout. */
  media: ({ medium: "EMAIL" | "SMS"; matched: number; noAddress: number; bounced: number; noConsent: number; heldOut: number; noCredits: number; reached: number; later: number })[];
  /** The cost and the credits; null without SMS. */
  credits: { atMost: number; available: number; price: number | null; problem: "NO_SMS_CREDITS" | "SMS_MONTH_LIMIT" | null } | null;
  /** The end of the quiet hours in which it would begin; null: it begins at once. */
  quietUntil: string | null;
  /** The SMS by language. */
  texts: ({ language: "sv" | "en" | "fr"; recipients: number; text: string; characters: number; segments: number })[];
  /** Whether a second person must approve. */
  needsApproval: boolean;
}

export interface SendoutRow {
  /** Identifies the row, for other calls. */
  id: number;
  /** The name. */
  name: string;
  /** The state. */
  state: "DRAFT" | "SCHEDULED" | "SENDING" | "PAUSED" | "SENT" | "CANCELLED";
  /** Why it is paused; null if it is not. */
  pauseReason: "PERSON" | "LATE" | "CREDITS" | "OFFER" | "PROVIDER" | "FAILURES" | "BOUNCES" | "RESTORED" | null;
  /** The media of the sendout. */
  media: ("EMAIL" | "SMS")[];
  /** The selection of members; null: every member. */
  selectionId: number | null;
  /** Identifies the campaign. */
  campaignId: number | null;
  /** The planned time by the club's clock; null: when it is started. */
  sendAt: string | null;
  /** The occasion and time of an automatic sendout; null: a single one. */
  automatic: Automatic | null;
  /** The messages of the last 30 days; null: a single sendout. */
  sentLately: number | null;
  /** When it was created. */
  createdAt: string;
  /** When the recipients were chosen; null before that. */
  startedAt: string | null;
  /** When every message was settled; null before that. */
  doneAt: string | null;
  /** Whether a second person's approval is pending. */
  awaitsApproval: boolean;
  /** The messages by medium and state. */
  counts: ({ medium: "EMAIL" | "SMS"; selected: number; waiting: number; sent: number; failed: number; skipped: number; heldOut: number })[];
}

export interface SendoutSent {
  /** Identifies the sendout. */
  sendoutId: number;
  /** The name. */
  name: string;
  /** Messages that were sent. */
  sent: number;
  /** Messages that could not be sent. */
  failed: number;
  /** Recipients who got no message. */
  skipped: number;
}

export interface SendoutSentEvent {
  /** The kind of event. */
  type: "sendout.sent";
  /** When the event happened. */
  timestamp: string;
  /** What the event is about. */
  data: SendoutSent;
}

export interface SetCampaignBannerAnswer {
  /** The path of the picture; null if there is none. */
  bannerPath: string;
}

export interface SetCampaignBannerSourceAnswer {
  /** The path of the picture before it was cut; null if there is none. */
  bannerSourcePath: string;
}

export interface SetCampaignStatusBody {
  /** The state that members see. */
  publishStatus: "ACTIVE" | "STOPPED" | "COMPLETED" | "WITHDRAWN";
}

export interface SetCampaignStatusesBody {
  /** Identifies the rows. */
  ids: number[];
  /** The state that members see. */
  publishStatus: "ACTIVE" | "STOPPED";
}

export interface SetCouponImageAnswer {
  /** The path of the picture; null if there is none. */
  imagePath: string;
}

export interface SetCouponStatusBody {
  /** The state that members see. */
  publishStatus: "ACTIVE" | "STOPPED" | "COMPLETED" | "WITHDRAWN";
}

export interface SetCouponStatusesBody {
  /** Identifies the rows. */
  ids: number[];
  /** The state that members see. */
  publishStatus: "ACTIVE" | "STOPPED";
}

export interface SetLocationLogoAnswer {
  /** The path of the logo; null if there is none. */
  logoPath: string;
}

export interface SetSendoutStateBody {
  /** What to do with the sendout. */
  act: "START" | "APPROVE" | "DRAW_BACK" | "PAUSE" | "RESUME" | "CANCEL";
  /** Default: `false`. */
  leavesOut?: boolean;
}

export interface SetStampcardImageAnswer {
  /** The path of the picture; null if there is none. */
  imagePath: string;
}

export interface SetStampcardStatusBody {
  /** The state that members see. */
  publishStatus: "ACTIVE" | "STOPPED" | "COMPLETED" | "WITHDRAWN";
}

export interface SpecialDay {
  /** Identifies the row, for other calls. */
  id?: number;
  /** The name. */
  name: string;
  /** The first day. */
  dateFrom: string;
  /** The last day. */
  dateTo: string;
  /** The opening time, `HH:MM`. */
  timeFrom: string | null;
  /** The closing time, `HH:MM`. */
  timeTo: string | null;
}

export interface StaffPurchase {
  /** Identifies the row, for other calls. */
  id: number;
  /** When the purchase was made. */
  dateOfPurchase: string;
  /** When a visit queued by a till arrived; null if it was registered at once. */
  receivedAt: string | null;
  /** The kronor paid, after value coupons. */
  totalAmount: number;
  /** The kronor that value coupons paid. */
  discount: number;
  /** The kronor returned so far. */
  returnedAmount: number;
  /** The returns of the purchase. */
  returns: { date: string; amount: number; reason: string; undo: boolean; author: string }[];
  /** The categories of the purchase. */
  categories: { name: string }[];
  /** Campaigns. */
  campaigns: { name: string }[];
  /** The points of the purchase that are not used. */
  remainingPoints: number;
  /** The points used for coupons at the purchase. */
  tradedPoints: number;
  /** The points that the purchase gave. */
  earnedPoints: number;
  /** The points for one krona. */
  pointsPerKrona: number | null;
  /** The points that returns took. */
  returnedPoints: number;
  /** The last day to use the earned points; null without points. */
  pointsValidThrough: string | null;
  /** Coupons. */
  coupons: { id: number; name: string; pointsRequired: number }[];
  /** A number of stamps. */
  stamps: { stampcardId: number; title: string; stamps: number }[];
  /** The uses of the purchase's points. */
  pointsUsages: ({ usedPoints: number; usedPointsDate: string; returnPointsDate: string | null })[];
  /** The point of sale. */
  pointOfSale: { name: string };
  /** The coupons used at the visit. */
  redemptions: { redemptionId: number; name: string; points: number; value: number; cancelled: boolean }[];
  /** Whether the welcome offer was used. */
  welcomeOfferUsed: boolean;
  /** The name of the person or key at the till. */
  cashier: string;
  /** The second person who confirmed the amount; null if none was needed. */
  confirmedBy: string | null;
  /** Until when the key may undo it; null: no longer. */
  undoableUntil: string | null;
  /** Whether the key may return it. */
  returnable: boolean;
}

export interface StampCard {
  /** Identifies the row, for other calls. */
  id: number;
  /** The first line on the card. */
  title: string;
  /** The second line on the card. */
  subtitle: string;
  /** The stamps that fill the card. */
  stampsAmount: number;
  /** The drawing of the stamps. */
  stampMark: "star" | "heart" | "smile" | "cup" | "bun" | "bread" | "icecream" | "pizza" | "burger" | "bowl" | "glass" | "mug" | "flower" | "leaf" | "drop" | "scissors" | "paw" | "book" | "dumbbell" | "car" | "tally" | "sushi" | "bike";
  /** The path of the picture of a stamp; null: the drawing. */
  stampPath: string | null;
  /** The path of the picture of an empty place; null: the drawing. */
  stampUncollectedPath: string | null;
  /** The path of the picture; null if there is none. */
  imagePath: string | null;
  /** The months for which points or a card are valid. */
  monthValidation: number;
  /** Whether the picture replaces the title. */
  hideTitle: boolean;
  /** Whether the picture replaces the subtitle. */
  hideSubtitle: boolean;
  /** The colour of the title, as `#rrggbb`. */
  titleColor: string;
  /** The size of the title. */
  titleSize: "SMALL" | "MEDIUM" | "LARGE";
  /** The colour of the subtitle, as `#rrggbb`. */
  subtitleColor: string;
  /** The size of the subtitle. */
  subtitleSize: "SMALL" | "MEDIUM" | "LARGE";
  /** The colour of the card, as `#rrggbb`. */
  cardColor: string;
  /** The colour of the stamps, as `#rrggbb`. */
  stampColor: string;
  /** The state that members see. */
  publishStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "SUSPENDED" | "EXPIRED" | "WITHDRAWN";
  /** The state that an editor began from. Send it with a change, to be refused if another change came first. */
  version: string;
  /** The state that was set; the end date and limits decide what members see. */
  storedStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "WITHDRAWN";
  /** The name. */
  name: string;
  /** The coupon. */
  coupon: { id: number; reward: string; description: string; imagePath: string | null; hideTitle: boolean; dayValidation: number };
  /** The number of open cards. */
  collecting: number;
  /** The number of full cards. */
  completed: number;
  /** The number of rewards used. */
  rewardsUsed: number;
  /** The texts in the club's other languages. */
  translations: StampCardTranslations;
}

export interface StampCardCompleted {
  /** Identifies the member in calls of the back office. It stays the same when the membership number changes. */
  memberId: number;
  /** The twelve digits by which a till identifies the member. */
  membershipId: string | null;
  /** Identifies the stamp card. */
  stampcardId: number;
  /** The name. */
  name: string;
  /** When the card was full. */
  completedAt: string;
}

export interface StampCardCompletedEvent {
  /** The kind of event. */
  type: "stamp_card.completed";
  /** When the event happened. */
  timestamp: string;
  /** What the event is about. */
  data: StampCardCompleted;
}

export interface StampCardCouponUsage {
  /** Identifies the reward of the card. */
  stampcardCouponId: number;
  /** Identifies one filling of a stamp card. */
  stampcardUsageId: number;
  /** Whether, or how often, it was used. */
  used: boolean;
  /** The first day. */
  startDate: string;
  /** The last day on which it can be used. */
  validThrough: string;
}

export interface StampCardFilling {
  /** Identifies the row, for other calls. */
  id: number;
  /** Identifies the stamp card. */
  stampcardId: number;
  /** The stamps on the open card. */
  collectedStamps: number;
  /** The stamps that fill the card. */
  stampsAmount: number;
  /** The first day. */
  startDate: string;
  /** The last day. */
  endDate: string;
  /** The stamps added to the card. */
  addedStamps: number;
  /** The number of the filling, from 1. */
  usageOrder: number;
  /** The state of the filling. */
  stampcardUsageStatus: "OPEN" | "COMPLETED" | "RESET" | "EMPTIED";
  /** When the state last changed. */
  lastStatusUpdateDate: string;
}

export interface StampCardTranslations {
  /** In Swedish. */
  sv?: { title?: string; subtitle?: string; reward?: string; rewardDescription?: string };
  /** In English. */
  en?: { title?: string; subtitle?: string; reward?: string; rewardDescription?: string };
  /** In French. */
  fr?: { title?: string; subtitle?: string; reward?: string; rewardDescription?: string };
}

export interface StampCardUsage {
  /** Identifies the row, for other calls. */
  id: number;
  /** Identifies the stamp card. */
  stampcardId: number;
  /** The stamps on the open card. */
  collectedStamps: number;
  /** The stamps that fill the card. */
  stampsAmount: number;
  /** The first day. */
  startDate: string;
  /** The last day. */
  endDate: string;
  /** The stamps added to the card. */
  addedStamps: number;
  /** The number of the filling, from 1. */
  usageOrder: number;
  /** The state of the filling. */
  stampcardUsageStatus: "OPEN" | "COMPLETED" | "RESET" | "EMPTIED";
  /** When the state last changed. */
  lastStatusUpdateDate: string;
  /** The earlier fillings of the card. */
  historicStampcardUsages: StampCardFilling[];
}

export interface Terms {
  /** The title. */
  title: string;
  /** The paragraphs. */
  termsParagraphs: { id: number; title: string; content: string }[];
}

export interface TestSendoutAnswer {
  /** The recipient. */
  to: string;
}

export interface TestSendoutBody {
  /** The medium. */
  medium: "EMAIL" | "SMS";
  /** The language of texts and messages. */
  language: "sv" | "en" | "fr";
}

export interface UpdateCampaignBody {
  /** The name. */
  name: string;
  /** A longer text for members. */
  description: string;
  /** The label of the button. */
  actionButtonLabel: string;
  /** The address that the button opens. */
  actionButtonTarget: string;
  /** The first day. */
  startDate: string | null;
  /** The last day. */
  endDate: string | null;
  /** The welcome offer that the member can use; null if there is none. */
  welcomeOffer: boolean;
  /** The months after joining in which the welcome offer can be used; null for other campaigns. */
  visibilityMonths: number | null;
  /** Whether visitors see it too. */
  publicToAll: boolean;
  /** Every member, or a selection. Default: `"EVERYONE"`. */
  audience?: "EVERYONE" | "SELECTION";
  /** The selection of members; null: every member. Default: `null`. */
  selectionId?: number | null;
  /** Points of sale; empty: all. Default: `[]`. */
  pointOfSaleIds?: number[];
  /** Identifies the coupon. */
  couponId: number | null;
  /** The text of the message. */
  message: string;
  /** The media of the message. */
  mediums: ("SMS" | "EMAIL")[];
  /** The data that opens the banner's editor; null if there is none. Default: `null`. */
  banner?: { newData: Banner | { version: number } } | null;
  /** The words for readers who do not see the picture; empty: the texts on it. */
  bannerText?: string;
  /** The texts in the club's other languages. */
  translations?: CampaignTranslations;
  /** The state that an editor began from. Send it with a change, to be refused if another change came first. */
  version?: string;
}

export interface UpdateCouponBody {
  /** The first day. Default: `null`. */
  startDate?: string | null;
  /** The last day. Default: `null`. */
  endDate?: string | null;
  /** The uses of all members together; null: no limit. Default: `null`. */
  totalLimit?: number | null;
  /** The uses of one member. Null: no limit for a reward, and one use of a value coupon. Default: `null`. */
  perMemberLimit?: number | null;
  /** Which kind it is. Default: `"REWARD"`. */
  kind?: "REWARD" | "VALUE";
  /** The name. */
  name: string;
  /** A longer text for members. */
  description: string;
  /** The price in points; 0 for a value coupon. Default: `null`. */
  pointsRequired?: number | null;
  /** Kronor that a value coupon pays; null for a reward. Default: `null`. */
  value?: number | null;
  /** The smallest purchase in kronor, before coupons; null: none is needed. Default: `null`. */
  minimumPurchase?: number | null;
  /** The texts in the club's other languages. */
  translations?: CouponTranslations;
  /** The state that an editor began from. Send it with a change, to be refused if another change came first. */
  version?: string;
}

export interface UpdateLocationBody {
  /** The name. */
  name: string;
  /** The name that members see. */
  commercialName: string;
  /** The last part of the point of sale's address. */
  subpage: string;
  /** The street and number. */
  street: string;
  /** The postal code. */
  zipCode: string;
  /** The town. */
  city: string;
  /** The phone number with its country code; null if there is none. */
  phone: string;
  /** The e-mail address; null if there is none. */
  email: string;
  /** The address of the website. */
  website: string;
  /** The hours of the week. */
  openingHours: OpeningHours[];
  /** Days with other hours. */
  specialDays?: SpecialDay[];
  /** The state that an editor began from. Send it with a change, to be refused if another change came first. */
  version?: string;
}

export interface UpdateMemberBody {
  /** The first name. */
  firstName?: string;
  /** The last name. */
  lastName?: string;
  /** The e-mail address; null if there is none. */
  email?: string | null;
  /** The phone number with its country code; null if there is none. */
  phone?: string | null;
  /** The language of texts and messages. */
  language?: "sv" | "en" | "fr";
  /** The street and number. */
  street?: string;
  /** The town. */
  city?: string;
  /** The postal code. */
  zipCode?: string;
  /** The date of birth; null if unknown. */
  birthday?: string | null;
  /** The gender that the member stated; null if none. */
  gender?: "FEMALE" | "MALE" | "OTHER" | null;
  /** Whether the member wants offers by e-mail. */
  emailNotification?: boolean;
  /** Whether the member wants offers by SMS. */
  phoneNotification?: boolean;
  /** The state that an editor began from. Send it with a change, to be refused if another change came first. */
  version?: string;
}

export interface UpdateSelectionBody {
  /** The name. */
  name: string;
  /** The conditions; null: every member. */
  expression: Selection | { version: number };
  /** The state that an editor began from. Send it with a change, to be refused if another change came first. */
  version?: string;
}

export interface UpdateSendoutBody {
  /** The name. */
  name: string;
  /** The selection of members; null: every member. */
  selectionId: number | null;
  /** Identifies the campaign. */
  campaignId: number | null;
  /** The media of the sendout. */
  media: ("EMAIL" | "SMS")[];
  /** The SMS. */
  sms: { text: string; link: string; translations: { sv?: { text?: string }; en?: { text?: string }; fr?: { text?: string } } };
  /** The e-mail address; null if there is none. */
  email: Email | null;
  /** The sender of the SMS, 3 to 11 letters and digits; empty: the club's own. */
  senderName: string;
  /** The planned time by the club's clock; null: when it is started. */
  sendAt: string | null;
  /** The occasion and time of an automatic sendout; null: a single one. */
  automatic: Automatic | null;
  /** The percentage of members left out, to compare with. */
  heldOutPercent: number;
  /** The state that an editor began from. Send it with a change, to be refused if another change came first. */
  version?: string;
}

export interface UpdateStampcardBody {
  /** The name. */
  name: string;
  /** The first line on the card. */
  title: string;
  /** The second line on the card. */
  subtitle: string;
  /** The stamps that fill the card. */
  stampsAmount: number;
  /** The months for which points or a card are valid. */
  monthValidation: number;
  /** Whether the picture replaces the title. */
  hideTitle: boolean;
  /** Whether the picture replaces the subtitle. */
  hideSubtitle: boolean;
  /** The colour of the title, as `#rrggbb`. */
  titleColor: string;
  /** The size of the title. */
  titleSize: "SMALL" | "MEDIUM" | "LARGE";
  /** The colour of the subtitle, as `#rrggbb`. */
  subtitleColor: string;
  /** The size of the subtitle. */
  subtitleSize: "SMALL" | "MEDIUM" | "LARGE";
  /** The colour of the card, as `#rrggbb`. */
  cardColor: string;
  /** The colour of the stamps, as `#rrggbb`. */
  stampColor: string;
  /** The drawing of the stamps. Default: `"star"`. */
  stampMark?: "star" | "heart" | "smile" | "cup" | "bun" | "bread" | "icecream" | "pizza" | "burger" | "bowl" | "glass" | "mug" | "flower" | "leaf" | "drop" | "scissors" | "paw" | "book" | "dumbbell" | "car" | "tally" | "sushi" | "bike";
  /** The coupon. */
  coupon: { reward: string; description: string; hideTitle: boolean; dayValidation: number };
  /** The texts in the club's other languages. */
  translations?: StampCardTranslations;
  /** The state that an editor began from. Send it with a change, to be refused if another change came first. */
  version?: string;
}

export type VisitStamps = { stampcardId: number; stamps: number }[];

export interface VoidCorrectionAnswer {
  /** The points that the member can use now. */
  clubPoints: number;
  /** Points spent before they were returned; the next purchases cover them. */
  owedPoints: number;
}

export interface VoidCorrectionBody {
  /** The reason, in the words of staff. */
  reason: string;
}

export interface VoidDeductionAnswer {
  /** The points that the member can use now. */
  clubPoints: number;
  /** Points spent before they were returned; the next purchases cover them. */
  owedPoints: number;
}

export interface VoidDeductionBody {
  /** The reason, in the words of staff. */
  reason: string;
}

export interface WebhookTestEvent {
  /** The kind of event. */
  type: "webhook.test";
  /** When the event happened. */
  timestamp: string;
  /** What the event is about. */
  data: { endpointId: number; message: string };
}

export interface WelcomeOffer {
  /** Identifies the row, for other calls. */
  id: number;
  /** The name. */
  name: string;
  /** A longer text for members. */
  description: string;
  /** The path of the picture; null if there is none. */
  bannerPath: string | null;
  /** The texts on the picture. */
  bannerTexts: string[];
  /** The label of the button. */
  actionButtonLabel: string;
  /** The address that the button opens. */
  actionButtonTarget: string;
  /** The first day. */
  startDate: string | null;
  /** The last day. */
  endDate: string | null;
  /** The state that members see. */
  publishStatus: "NEW" | "ACTIVE" | "STOPPED" | "COMPLETED" | "SUSPENDED" | "EXPIRED" | "WITHDRAWN";
  /** The welcome offer that the member can use; null if there is none. */
  welcomeOffer: boolean;
  /** Whether visitors see it too. */
  publicToAll: boolean;
  /** Points of sale; empty: all. */
  pointOfSaleIds: number[];
  /** The coupon. */
  coupon: Coupon | null;
  /** The last day on which it can be used. */
  validThrough: string;
}

export interface WithdrawInvitationsBody {
  /** Identifies the rows. */
  ids: number[];
}

export interface ExportLocationsQuery {
  /** Identifies the rows. */
  ids?: string;
}

export interface GetPosterQuery {
  /** The size of the poster. */
  format: "A4" | "A5" | "TENT" | "WINDOW" | "TILL";
  /** The colour behind, as `#rrggbb`. */
  background?: "COLOUR" | "WHITE";
  /** The language of texts and messages. */
  language: "sv" | "en" | "fr";
}

export interface GetReportQuery {
  /** The period; null: any time. */
  period?: "month" | "last-month" | "quarter" | "year" | "own";
  /** The first day or time. */
  from?: string;
  /** The last day. */
  to?: string;
  /** The point of sale; see `GET /merchant/locations`. */
  pointOfSaleId?: number;
  /** The months without a purchase that make a member quiet. */
  quietMonths?: number;
}

export interface GetLiabilityQuery {
  /** The point of sale; see `GET /merchant/locations`. */
  pointOfSaleId?: number;
}

export interface ExportCampaignsQuery {
  /** Identifies the rows. */
  ids?: string;
}

export interface ListCouponsQuery {
  /** Which kind it is. */
  kind?: "REWARD" | "VALUE";
}

export interface ExportCouponsQuery {
  /** Identifies the rows. */
  ids?: string;
}

export interface GetMemberPointsAccountQuery {
  /** The `nextCursor` of the page before. Absent: the first page. */
  cursor?: string;
}

export interface GetMemberBalanceQuery {
  /** A date, by the club's calendar. */
  date: string;
}

export interface ExportStampcardsQuery {
  /** Identifies the rows. */
  ids?: string;
}

export interface PreviewStampcardChangeQuery {
  /** The stamps that fill the card. */
  stampsAmount: number;
  /** The months for which points or a card are valid. */
  monthValidation: number;
  /** The days for which the reward can be used after the card is full. */
  dayValidation: number;
}

export interface ListMembersQuery {
  /** What to search for. */
  q?: string;
  /** The number of the page, from 1. Prefer `cursor`. */
  page?: number;
  /** The `nextCursor` of the page before. Absent: the first page. */
  cursor?: string;
  /** The column; a leading minus reverses the order. */
  sort?: string;
  /** The point of sale; see `GET /merchant/locations`. */
  pointOfSaleId?: number;
  /** A number of points. */
  points?: "SOME" | "NONE";
  /** Only members with this answer about marketing. */
  consent?: "EMAIL" | "SMS" | "NONE";
  /** The first day. */
  since?: string;
  /** The last day or moment. */
  until?: string;
  /** Only members of this selection. */
  selection?: number;
}

export interface ExportMembersQuery {
  /** What to search for. */
  q?: string;
  /** The column; a leading minus reverses the order. */
  sort?: string;
  /** The point of sale; see `GET /merchant/locations`. */
  pointOfSaleId?: number;
  /** A number of points. */
  points?: "SOME" | "NONE";
  /** Only members with this answer about marketing. */
  consent?: "EMAIL" | "SMS" | "NONE";
  /** The first day. */
  since?: string;
  /** The last day or moment. */
  until?: string;
  /** Only members of this selection. */
  selection?: number;
}

export interface ListInvitationsQuery {
  /** What to search for. */
  q?: string;
  /** The number of the page, from 1. Prefer `cursor`. */
  page?: number;
  /** The `nextCursor` of the page before. Absent: the first page. */
  cursor?: string;
  /** The column; a leading minus reverses the order. */
  sort?: string;
}

export interface ExportInvitationsQuery {
  /** What to search for. */
  q?: string;
  /** The column; a leading minus reverses the order. */
  sort?: string;
}

export interface GetInvitationCostQuery {
  /** The language of texts and messages. */
  language?: "sv" | "en" | "fr";
}

export interface ListMemberTimelineQuery {
  /** The `nextCursor` of the page before. Absent: the first page. */
  cursor?: string;
}

export interface ListMemberFillingsQuery {
  /** The `nextCursor` of the page before. Absent: the first page. */
  cursor?: string;
}

export interface ListMemberUsesQuery {
  /** The `nextCursor` of the page before. Absent: the first page. */
  cursor?: string;
}

export interface ExportFillingsQuery {
  /** Identifies the member in calls of the back office. It stays the same when the membership number changes. */
  memberId?: number;
}

export interface ExportUsesQuery {
  /** Identifies the member in calls of the back office. It stays the same when the membership number changes. */
  memberId?: number;
}

export interface ExportSelectionsQuery {
  /** Identifies the rows. */
  ids?: string;
}

export interface ListSendoutsQuery {
  /** What to search for. */
  q?: string;
  /** The number of the page, from 1. Prefer `cursor`. */
  page?: number;
  /** The `nextCursor` of the page before. Absent: the first page. */
  cursor?: string;
  /** The column; a leading minus reverses the order. */
  sort?: string;
  /** The first day or time. */
  from?: string;
  /** The last day. */
  through?: string;
  /** A number of days. */
  days?: "ALL";
  /** The state. */
  state?: "DRAFT" | "SCHEDULED" | "SENDING" | "PAUSED" | "SENT" | "CANCELLED";
  /** The occasion and time of an automatic sendout; null: a single one. */
  automatic?: "ONLY" | "WITHOUT";
}

export interface ExportSendoutsQuery {
  /** What to search for. */
  q?: string;
  /** The column; a leading minus reverses the order. */
  sort?: string;
  /** The first day or time. */
  from?: string;
  /** The last day. */
  through?: string;
  /** A number of days. */
  days?: "ALL";
  /** The state. */
  state?: "DRAFT" | "SCHEDULED" | "SENDING" | "PAUSED" | "SENT" | "CANCELLED";
  /** The occasion and time of an automatic sendout; null: a single one. */
  automatic?: "ONLY" | "WITHOUT";
}

export interface ListSendoutRecipientsQuery {
  /** What to search for. */
  q?: string;
  /** The number of the page, from 1. Prefer `cursor`. */
  page?: number;
  /** The `nextCursor` of the page before. Absent: the first page. */
  cursor?: string;
  /** The column; a leading minus reverses the order. */
  sort?: string;
  /** The medium. */
  medium?: "EMAIL" | "SMS";
  /** The state. */
  state?: "WAITING" | "SENT" | "FAILED" | "SKIPPED" | "HELD_OUT";
  /** The reason, in the words of staff. */
  reason?: "NO_ADDRESS" | "BOUNCED" | "NO_CONSENT" | "NO_CREDITS" | "LEFT" | "CANCELLED" | "REFUSED" | "DEFERRED" | "OVER";
}

export interface ExportSendoutRecipientsQuery {
  /** What to search for. */
  q?: string;
  /** The medium. */
  medium?: "EMAIL" | "SMS";
  /** The state. */
  state?: "WAITING" | "SENT" | "FAILED" | "SKIPPED" | "HELD_OUT";
  /** The reason, in the words of staff. */
  reason?: "NO_ADDRESS" | "BOUNCED" | "NO_CONSENT" | "NO_CREDITS" | "LEFT" | "CANCELLED" | "REFUSED" | "DEFERRED" | "OVER";
}

export interface GetSendoutNumbersQuery {
  /** A number of days. */
  days?: number;
}

export interface RegisterPurchaseFileQuery {
  /** May be absent if the key is bound to one point of sale. */
  pointOfSaleId?: number;
}

export interface ListPurchasesQuery {
  /** What to search for. */
  q?: string;
  /** The number of the page, from 1. Prefer `cursor`. */
  page?: number;
  /** The `nextCursor` of the page before. Absent: the first page. */
  cursor?: string;
  /** The column; a leading minus reverses the order. */
  sort?: string;
  /** Identifies the member in calls of the back office. It stays the same when the membership number changes. */
  memberId?: number;
  /** The first day. */
  since?: string;
  /** The last day or moment. */
  until?: string;
  /** The point of sale; see `GET /merchant/locations`. */
  pointOfSaleId?: number;
  /** The person at the till; null for a key. */
  cashierId?: number;
  /** Only purchases in this category. */
  categoryId?: number;
  /** Identifies the campaign. */
  campaignId?: number;
  /** The smallest amount in kronor. */
  amountFrom?: number;
  /** The largest amount in kronor. */
  amountTo?: number;
  /** Only purchases of this kind. */
  only?: "RETURNED" | "LARGE" | "WITH_COUPON";
}

export interface GetPurchaseTotalsQuery {
  /** What to search for. */
  q?: string;
  /** Identifies the member in calls of the back office. It stays the same when the membership number changes. */
  memberId?: number;
  /** The first day. */
  since?: string;
  /** The last day or moment. */
  until?: string;
  /** The point of sale; see `GET /merchant/locations`. */
  pointOfSaleId?: number;
  /** The person at the till; null for a key. */
  cashierId?: number;
  /** Only purchases in this category. */
  categoryId?: number;
  /** Identifies the campaign. */
  campaignId?: number;
  /** The smallest amount in kronor. */
  amountFrom?: number;
  /** The largest amount in kronor. */
  amountTo?: number;
  /** Only purchases of this kind. */
  only?: "RETURNED" | "LARGE" | "WITH_COUPON";
}

export interface ExportPurchasesQuery {
  /** What to search for. */
  q?: string;
  /** Identifies the member in calls of the back office. It stays the same when the membership number changes. */
  memberId?: number;
  /** The first day. */
  since?: string;
  /** The last day or moment. */
  until?: string;
  /** The point of sale; see `GET /merchant/locations`. */
  pointOfSaleId?: number;
  /** The person at the till; null for a key. */
  cashierId?: number;
  /** Only purchases in this category. */
  categoryId?: number;
  /** Identifies the campaign. */
  campaignId?: number;
  /** The smallest amount in kronor. */
  amountFrom?: number;
  /** The largest amount in kronor. */
  amountTo?: number;
  /** Only purchases of this kind. */
  only?: "RETURNED" | "LARGE" | "WITH_COUPON";
  /** The column; a leading minus reverses the order. */
  sort?: string;
}

export interface ListPendingPurchasesQuery {
  /** What to search for. */
  q?: string;
  /** The number of the page, from 1. Prefer `cursor`. */
  page?: number;
  /** The `nextCursor` of the page before. Absent: the first page. */
  cursor?: string;
  /** The column; a leading minus reverses the order. */
  sort?: string;
  /** The point of sale; see `GET /merchant/locations`. */
  pointOfSaleId?: number;
}

export interface ExportPendingPurchasesQuery {
  /** What to search for. */
  q?: string;
  /** The column; a leading minus reverses the order. */
  sort?: string;
  /** The point of sale; see `GET /merchant/locations`. */
  pointOfSaleId?: number;
}

export interface FindAtTillQuery {
  /** A card code, a membership number, a phone number, an e-mail address or a name. */
  q: string;
}

export interface ListSecondPeopleQuery {
  /** The point of sale; see `GET /merchant/locations`. */
  pointOfSaleId: number;
}

/** The calls that a key may make. */
export interface Calls {
  /** List the categories. GET /merchant/categories. Scope: club:read or purchases:write. */
  listCategories(input?: Record<string, never>, options?: { signal?: AbortSignal }): Promise<Category[]>;

  /** Export the categories. GET /merchant/categories/export. Scope: club:read. */
  exportCategories(input?: Record<string, never>, options?: { signal?: AbortSignal }): Promise<Blob>;

  /** Create a category. POST /merchant/categories. Scope: club:write. */
  createCategory(input: { body: CreateCategoryBody }, options?: { signal?: AbortSignal }): Promise<Category>;

  /** Rename a category. PUT /merchant/categories/:id. Scope: club:write. */
  renameCategory(input: { params: { id: number }; body: RenameCategoryBody }, options?: { signal?: AbortSignal }): Promise<Category>;

  /** Remove a category. DELETE /merchant/categories/:id. Scope: club:write. */
  removeCategory(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<undefined>;

  /** List the points of sale. GET /merchant/locations. Scope: club:read or purchases:write. */
  listLocations(input?: Record<string, never>, options?: { signal?: AbortSignal }): Promise<PointOfSale[]>;

  /** Export the points of sale. GET /merchant/locations/export. Scope: club:read. */
  exportLocations(input?: { query?: ExportLocationsQuery }, options?: { signal?: AbortSignal }): Promise<Blob>;

  /** Get a point of sale. GET /merchant/locations/:id. Scope: club:read or purchases:write. */
  getLocation(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<PointOfSaleDetails>;

  /** Preview the closing of a point of sale. GET /merchant/locations/:id/closing. Scope: club:read. */
  getLocationClosing(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<GetLocationClosingAnswer>;

  /** Create a point of sale. POST /merchant/locations. Scope: club:write. */
  createLocation(input: { body: CreateLocationBody }, options?: { signal?: AbortSignal }): Promise<PointOfSaleDetails>;

  /** Change a point of sale. PUT /merchant/locations/:id. Scope: club:write. */
  updateLocation(input: { params: { id: number }; body: UpdateLocationBody }, options?: { signal?: AbortSignal }): Promise<PointOfSaleDetails>;

  /** Close a point of sale. DELETE /merchant/locations/:id. Scope: club:write. */
  closeLocation(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<undefined>;

  /** Set the logo of a point of sale. PUT /merchant/locations/:id/logo. Scope: club:write. */
  setLocationLogo(input: { params: { id: number } }, options: { signal?: AbortSignal; file: Blob }): Promise<SetLocationLogoAnswer>;

  /** Remove the logo of a point of sale. DELETE /merchant/locations/:id/logo. Scope: club:write. */
  removeLocationLogo(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<undefined>;

  /** Get the poster of a point of sale. GET /merchant/locations/:id/poster. Scope: club:read. */
  getPoster(input: { params: { id: number }; query: GetPosterQuery }, options?: { signal?: AbortSignal }): Promise<Blob>;

  /** Get the club. GET /merchant/chain. Scope: club:read. */
  getChain(input?: Record<string, never>, options?: { signal?: AbortSignal }): Promise<GetChainAnswer>;

  /** Get the languages in use. GET /merchant/chain/languages. Scope: club:read. */
  getWrittenLanguages(input?: Record<string, never>, options?: { signal?: AbortSignal }): Promise<GetWrittenLanguagesAnswer>;

  /** Get the clock of the club. GET /merchant/chain/clock. Scope: club:read. */
  getChainClock(input?: Record<string, never>, options?: { signal?: AbortSignal }): Promise<GetChainClockAnswer>;

  /** Get the terms. GET /merchant/terms/:kind. Scope: club:read. */
  getTerms(input: { params: { kind: "membership" | "privacy" } }, options?: { signal?: AbortSignal }): Promise<GetTermsAnswer>;

  /** Get a version of the terms. GET /merchant/terms/:kind/versions/:version. Scope: club:read. */
  getTermsVersion(input: { params: { kind: "membership" | "privacy"; version: number } }, options?: { signal?: AbortSignal }): Promise<GetTermsVersionAnswer>;

  /** Get the report. GET /merchant/reports. Scope: reports:read. */
  getReport(input?: { query?: GetReportQuery }, options?: { signal?: AbortSignal }): Promise<Report>;

  /** Get the points liability. GET /merchant/reports/liability. Scope: reports:read. */
  getLiability(input?: { query?: GetLiabilityQuery }, options?: { signal?: AbortSignal }): Promise<Liability>;

  /** Get the report of a campaign. GET /merchant/campaigns/:id/report. Scope: reports:read. */
  getCampaignReport(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<GetCampaignReportAnswer>;

  /** List the campaigns. GET /merchant/campaigns. Scope: campaigns:read. */
  listCampaigns(input?: Record<string, never>, options?: { signal?: AbortSignal }): Promise<CampaignRow[]>;

  /** Export the campaigns. GET /merchant/campaigns/export. Scope: campaigns:read. */
  exportCampaigns(input?: { query?: ExportCampaignsQuery }, options?: { signal?: AbortSignal }): Promise<Blob>;

  /** Get a campaign. GET /merchant/campaigns/:id. Scope: campaigns:read. */
  getCampaign(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<CampaignDetails>;

  /** Create a campaign. POST /merchant/campaigns. Scope: campaigns:write. */
  createCampaign(input: { body: CreateCampaignBody }, options?: { signal?: AbortSignal }): Promise<CampaignDetails>;

  /** Change a campaign. PUT /merchant/campaigns/:id. Scope: campaigns:write. */
  updateCampaign(input: { params: { id: number }; body: UpdateCampaignBody }, options?: { signal?: AbortSignal }): Promise<CampaignDetails>;

  /** Change the status of a campaign. PUT /merchant/campaigns/:id/status. Scope: campaigns:write. */
  setCampaignStatus(input: { params: { id: number }; body: SetCampaignStatusBody }, options?: { signal?: AbortSignal }): Promise<CampaignDetails>;

  /** Change the status of several campaigns. PUT /merchant/campaigns/statuses. Scope: campaigns:write. */
  setCampaignStatuses(input: { body: SetCampaignStatusesBody }, options?: { signal?: AbortSignal }): Promise<Outcomes>;

  /** Set the banner of a campaign. PUT /merchant/campaigns/:id/banner. Scope: campaigns:write. */
  setCampaignBanner(input: { params: { id: number } }, options: { signal?: AbortSignal; file: Blob }): Promise<SetCampaignBannerAnswer>;

  /** Set the source picture of a banner. PUT /merchant/campaigns/:id/banner/source. Scope: campaigns:write. */
  setCampaignBannerSource(input: { params: { id: number } }, options: { signal?: AbortSignal; file: Blob }): Promise<SetCampaignBannerSourceAnswer>;

  /** Remove the banner of a campaign. DELETE /merchant/campaigns/:id/banner. Scope: campaigns:write. */
  removeCampaignBanner(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<undefined>;

  /** Remove a campaign. DELETE /merchant/campaigns/:id. Scope: campaigns:write. */
  removeCampaign(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<undefined>;

  /** List the coupons. GET /merchant/coupons. Scope: coupons:read. */
  listCoupons(input?: { query?: ListCouponsQuery }, options?: { signal?: AbortSignal }): Promise<CouponDetails[]>;

  /** Export the coupons. GET /merchant/coupons/export. Scope: coupons:read. */
  exportCoupons(input?: { query?: ExportCouponsQuery }, options?: { signal?: AbortSignal }): Promise<Blob>;

  /** Get a coupon. GET /merchant/coupons/:id. Scope: coupons:read. */
  getCoupon(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<CouponDetails>;

  /** Create a coupon. POST /merchant/coupons. Scope: coupons:write. */
  createCoupon(input: { body: CreateCouponBody }, options?: { signal?: AbortSignal }): Promise<CouponDetails>;

  /** Change a coupon. PUT /merchant/coupons/:id. Scope: coupons:write. */
  updateCoupon(input: { params: { id: number }; body: UpdateCouponBody }, options?: { signal?: AbortSignal }): Promise<CouponDetails>;

  /** Change the status of a coupon. PUT /merchant/coupons/:id/status. Scope: coupons:write. */
  setCouponStatus(input: { params: { id: number }; body: SetCouponStatusBody }, options?: { signal?: AbortSignal }): Promise<CouponDetails>;

  /** Change the status of several coupons. PUT /merchant/coupons/statuses. Scope: coupons:write. */
  setCouponStatuses(input: { body: SetCouponStatusesBody }, options?: { signal?: AbortSignal }): Promise<Outcomes>;

  /** Set the picture of a coupon. PUT /merchant/coupons/:id/image. Scope: coupons:write. */
  setCouponImage(input: { params: { id: number } }, options: { signal?: AbortSignal; file: Blob }): Promise<SetCouponImageAnswer>;

  /** Remove the picture of a coupon. DELETE /merchant/coupons/:id/image. Scope: coupons:write. */
  removeCouponImage(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<undefined>;

  /** Remove a coupon. DELETE /merchant/coupons/:id. Scope: coupons:write. */
  removeCoupon(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<undefined>;

  /** Get the rules for points. GET /merchant/points. Scope: club:read. */
  getClubPoints(input?: Record<string, never>, options?: { signal?: AbortSignal }): Promise<GetClubPointsAnswer>;

  /** Get the points account of a member. GET /till/members/:membershipId/points/account. Scope: purchases:write. */
  getMemberPointsAccount(input: { params: { membershipId: string }; query?: GetMemberPointsAccountQuery }, options?: { signal?: AbortSignal }): Promise<PointsAccount>;

  /** Get the points of a member. GET /till/members/:membershipId/points/balance. Scope: purchases:write. */
  getMemberBalance(input: { params: { membershipId: string }; query: GetMemberBalanceQuery }, options?: { signal?: AbortSignal }): Promise<GetMemberBalanceAnswer>;

  /** Correct the points of a member. POST /till/members/:membershipId/corrections. Scope: points:write. */
  correctPoints(input: { params: { membershipId: string }; body: CorrectPointsBody }, options: { signal?: AbortSignal; idempotencyKey: string }): Promise<CorrectPointsAnswer>;

  /** Void a correction. POST /till/corrections/:id/withdrawal. Scope: points:write. */
  voidCorrection(input: { params: { id: number }; body: VoidCorrectionBody }, options: { signal?: AbortSignal; idempotencyKey: string }): Promise<VoidCorrectionAnswer>;

  /** Deduct points. POST /till/members/:membershipId/deductions. Scope: points:write. */
  deductPoints(input: { params: { membershipId: string }; body: DeductPointsBody }, options: { signal?: AbortSignal; idempotencyKey: string }): Promise<DeductPointsAnswer>;

  /** Void a deduction. POST /till/deductions/:id/withdrawal. Scope: points:write. */
  voidDeduction(input: { params: { id: number }; body: VoidDeductionBody }, options: { signal?: AbortSignal; idempotencyKey: string }): Promise<VoidDeductionAnswer>;

  /** List the stamp cards. GET /merchant/stampcards. Scope: stampcards:read. */
  listStampcards(input?: Record<string, never>, options?: { signal?: AbortSignal }): Promise<StampCard[]>;

  /** Export the stamp cards. GET /merchant/stampcards/export. Scope: stampcards:read. */
  exportStampcards(input?: { query?: ExportStampcardsQuery }, options?: { signal?: AbortSignal }): Promise<Blob>;

  /** Get a stamp card. GET /merchant/stampcards/:id. Scope: stampcards:read. */
  getStampcard(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<StampCard>;

  /** Create a stamp card. POST /merchant/stampcards. Scope: stampcards:write. */
  createStampcard(input: { body: CreateStampcardBody }, options?: { signal?: AbortSignal }): Promise<StampCard>;

  /** Change a stamp card. PUT /merchant/stampcards/:id. Scope: stampcards:write. */
  updateStampcard(input: { params: { id: number }; body: UpdateStampcardBody }, options?: { signal?: AbortSignal }): Promise<StampCard>;

  /** Preview a change of a stamp card. GET /merchant/stampcards/:id/change. Scope: stampcards:write. */
  previewStampcardChange(input: { params: { id: number }; query: PreviewStampcardChangeQuery }, options?: { signal?: AbortSignal }): Promise<PreviewStampcardChangeAnswer>;

  /** Copy a stamp card. POST /merchant/stampcards/:id/copies. Scope: stampcards:write. */
  copyStampcard(input: { params: { id: number }; body: CopyStampcardBody }, options?: { signal?: AbortSignal }): Promise<StampCard>;

  /** Change the status of a stamp card. PUT /merchant/stampcards/:id/status. Scope: stampcards:write. */
  setStampcardStatus(input: { params: { id: number }; body: SetStampcardStatusBody }, options?: { signal?: AbortSignal }): Promise<StampCard>;

  /** Set a picture of a stamp card. PUT /merchant/stampcards/:id/images/:part. Scope: stampcards:write. */
  setStampcardImage(input: { params: { id: number; part: "stamp" | "uncollected" | "card" | "reward" } }, options: { signal?: AbortSignal; file: Blob }): Promise<SetStampcardImageAnswer>;

  /** Remove a picture of a stamp card. DELETE /merchant/stampcards/:id/images/:part. Scope: stampcards:write. */
  removeStampcardImage(input: { params: { id: number; part: "stamp" | "uncollected" | "card" | "reward" } }, options?: { signal?: AbortSignal }): Promise<undefined>;

  /** Remove a stamp card. DELETE /merchant/stampcards/:id. Scope: stampcards:write. */
  removeStampcard(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<undefined>;

  /** List or search members. GET /merchant/members. Scope: members:read. */
  listMembers(input?: { query?: ListMembersQuery }, options?: { signal?: AbortSignal }): Promise<ListMembersAnswer>;

  /** Export the members. GET /merchant/members/export. Scope: members:read. */
  exportMembers(input?: { query?: ExportMembersQuery }, options?: { signal?: AbortSignal }): Promise<Blob>;

  /** Get a member. GET /merchant/members/:id. Scope: members:read. */
  getMember(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<GetMemberAnswer>;

  /** Change a member. PUT /merchant/members/:id. Scope: members:write. */
  updateMember(input: { params: { id: number }; body: UpdateMemberBody }, options?: { signal?: AbortSignal }): Promise<Profile>;

  /** Remove a member. DELETE /merchant/members/:id. Scope: members:write. */
  removeMember(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<undefined>;

  /** Remove several members. POST /merchant/members/removals. Scope: members:write. */
  removeMembers(input: { body: RemoveMembersBody }, options?: { signal?: AbortSignal }): Promise<Outcomes>;

  /** Send the confirmation of an address again. POST /merchant/members/:id/contacts/:channel. Scope: members:write. */
  resendMemberContact(input: { params: { id: number; channel: "EMAIL" | "SMS" } }, options?: { signal?: AbortSignal }): Promise<undefined>;

  /** Withdraw a pending address. DELETE /merchant/members/:id/contacts/:channel. Scope: members:write. */
  withdrawMemberContact(input: { params: { id: number; channel: "EMAIL" | "SMS" } }, options?: { signal?: AbortSignal }): Promise<undefined>;

  /** List the invitations. GET /merchant/member-invitations. Scope: members:read. */
  listInvitations(input?: { query?: ListInvitationsQuery }, options?: { signal?: AbortSignal }): Promise<ListInvitationsAnswer>;

  /** Export the invitations. GET /merchant/member-invitations/export. Scope: members:read. */
  exportInvitations(input?: { query?: ExportInvitationsQuery }, options?: { signal?: AbortSignal }): Promise<Blob>;

  /** Send an invitation again. POST /merchant/member-invitations/:id/renewal. Scope: members:write. */
  resendInvitation(input: { params: { id: number } }, options: { signal?: AbortSignal; idempotencyKey: string }): Promise<undefined>;

  /** Send several invitations again. POST /merchant/member-invitations/renewals. Scope: members:write. */
  resendInvitations(input: { body: ResendInvitationsBody }, options: { signal?: AbortSignal; idempotencyKey: string }): Promise<Outcomes>;

  /** Withdraw several invitations. POST /merchant/member-invitations/withdrawals. Scope: members:write. */
  withdrawInvitations(input: { body: WithdrawInvitationsBody }, options?: { signal?: AbortSignal }): Promise<Outcomes>;

  /** Withdraw an invitation. DELETE /merchant/member-invitations/:id. Scope: members:write. */
  withdrawInvitation(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<undefined>;

  /** Get the cost of an invitation. GET /merchant/member-invitations/cost. Scope: members:read. */
  getInvitationCost(input?: { query?: GetInvitationCostQuery }, options?: { signal?: AbortSignal }): Promise<GetInvitationCostAnswer>;

  /** Invite a person. POST /merchant/member-invitations. Scope: members:write. */
  inviteMember(input: { body: InviteMemberBody }, options: { signal?: AbortSignal; idempotencyKey: string }): Promise<undefined>;

  /** Invite a customer with a purchase. POST /till/invitations. Scope: purchases:write. */
  inviteAtTill(input: { body: InviteAtTillBody }, options: { signal?: AbortSignal; idempotencyKey: string }): Promise<InviteAtTillAnswer>;

  /** List the events of a member. GET /merchant/members/:id/timeline. Scope: members:read. */
  listMemberTimeline(input: { params: { id: number }; query?: ListMemberTimelineQuery }, options?: { signal?: AbortSignal }): Promise<ListMemberTimelineAnswer>;

  /** List the full stamp cards of a member. GET /merchant/members/:id/fillings. Scope: members:read. */
  listMemberFillings(input: { params: { id: number }; query?: ListMemberFillingsQuery }, options?: { signal?: AbortSignal }): Promise<ListMemberFillingsAnswer>;

  /** List the coupons used by a member. GET /merchant/members/:id/uses. Scope: members:read. */
  listMemberUses(input: { params: { id: number }; query?: ListMemberUsesQuery }, options?: { signal?: AbortSignal }): Promise<ListMemberUsesAnswer>;

  /** Export full stamp cards. GET /merchant/members/fillings/export. Scope: members:read. */
  exportFillings(input?: { query?: ExportFillingsQuery }, options?: { signal?: AbortSignal }): Promise<Blob>;

  /** Export used coupons. GET /merchant/members/uses/export. Scope: members:read. */
  exportUses(input?: { query?: ExportUsesQuery }, options?: { signal?: AbortSignal }): Promise<Blob>;

  /** Export a points account. GET /merchant/members/:id/points/export. Scope: members:read. */
  exportPointsAccount(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<Blob>;

  /** List the selections. GET /merchant/selections. Scope: selections:read. */
  listSelections(input?: Record<string, never>, options?: { signal?: AbortSignal }): Promise<SelectionRow[]>;

  /** Export the selections. GET /merchant/selections/export. Scope: selections:read. */
  exportSelections(input?: { query?: ExportSelectionsQuery }, options?: { signal?: AbortSignal }): Promise<Blob>;

  /** Get a selection. GET /merchant/selections/:id. Scope: selections:read. */
  getSelection(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<SelectionDetails>;

  /** Create a selection. POST /merchant/selections. Scope: selections:write. */
  createSelection(input: { body: CreateSelectionBody }, options?: { signal?: AbortSignal }): Promise<SelectionDetails>;

  /** Change a selection. PUT /merchant/selections/:id. Scope: selections:write. */
  updateSelection(input: { params: { id: number }; body: UpdateSelectionBody }, options?: { signal?: AbortSignal }): Promise<SelectionDetails>;

  /** Copy a selection. POST /merchant/selections/:id/copies. Scope: selections:write. */
  copySelection(input: { params: { id: number }; body: CopySelectionBody }, options?: { signal?: AbortSignal }): Promise<SelectionDetails>;

  /** Remove a selection. DELETE /merchant/selections/:id. Scope: selections:write. */
  removeSelection(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<undefined>;

  /** Count a selection. POST /merchant/selections/counts. Scope: selections:read. */
  countSelection(input: { body: CountSelectionBody }, options?: { signal?: AbortSignal }): Promise<CountSelectionAnswer>;

  /** Get examples of selected members. POST /merchant/selections/samples. Scope: members:read. */
  sampleSelection(input: { body: SampleSelectionBody }, options?: { signal?: AbortSignal }): Promise<SampleSelectionAnswer>;

  /** Explain a selection for a member. POST /merchant/selections/explanations. Scope: members:read. */
  explainSelection(input: { body: ExplainSelectionBody }, options?: { signal?: AbortSignal }): Promise<ExplainSelectionAnswer>;

  /** List the sendouts. GET /merchant/sendouts. Scope: sendouts:read. */
  listSendouts(input?: { query?: ListSendoutsQuery }, options?: { signal?: AbortSignal }): Promise<ListSendoutsAnswer>;

  /** Export the sendouts. GET /merchant/sendouts/export. Scope: sendouts:read. */
  exportSendouts(input?: { query?: ExportSendoutsQuery }, options?: { signal?: AbortSignal }): Promise<Blob>;

  /** Create a sendout. POST /merchant/sendouts. Scope: sendouts:write. */
  createSendout(input: { body: CreateSendoutBody }, options?: { signal?: AbortSignal }): Promise<Sendout>;

  /** Add a picture for an e-mail. POST /merchant/sendouts/pictures. Scope: sendouts:write. */
  addSendoutPicture(input: Record<string, never>, options: { signal?: AbortSignal; file: Blob }): Promise<AddSendoutPictureAnswer>;

  /** Get a sendout. GET /merchant/sendouts/:id. Scope: sendouts:read. */
  getSendout(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<Sendout>;

  /** Change a sendout. PUT /merchant/sendouts/:id. Scope: sendouts:write. */
  updateSendout(input: { params: { id: number }; body: UpdateSendoutBody }, options?: { signal?: AbortSignal }): Promise<Sendout>;

  /** Remove a sendout. DELETE /merchant/sendouts/:id. Scope: sendouts:write. */
  removeSendout(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<undefined>;

  /** Get the rules for sendouts. GET /merchant/sendout-rules. Scope: sendouts:read. */
  getSendoutRules(input?: Record<string, never>, options?: { signal?: AbortSignal }): Promise<GetSendoutRulesAnswer>;

  /** Change the state of a sendout. PUT /merchant/sendouts/:id/state. Scope: sendouts:write. */
  setSendoutState(input: { params: { id: number }; body: SetSendoutStateBody }, options?: { signal?: AbortSignal }): Promise<Sendout>;

  /** Publish a campaign and send its message. POST /merchant/campaigns/:id/sendouts. Scope: sendouts:write. */
  publishAndSendCampaign(input: { params: { id: number }; body: PublishAndSendCampaignBody }, options?: { signal?: AbortSignal }): Promise<Sendout>;

  /** Send a test. POST /merchant/sendouts/:id/tests. Scope: sendouts:write. */
  testSendout(input: { params: { id: number }; body: TestSendoutBody }, options: { signal?: AbortSignal; idempotencyKey: string }): Promise<TestSendoutAnswer>;

  /** List held sendouts. GET /merchant/held-sendouts. Scope: sendouts:read. */
  getHeldSendouts(input?: Record<string, never>, options?: { signal?: AbortSignal }): Promise<GetHeldSendoutsAnswer>;

  /** Release held sendouts. PUT /merchant/held-sendouts. Scope: sendouts:write. */
  releaseHeldSendouts(input: { body: ReleaseHeldSendoutsBody }, options?: { signal?: AbortSignal }): Promise<ReleaseHeldSendoutsAnswer>;

  /** Preview an e-mail. POST /merchant/sendouts/email-previews. Scope: sendouts:read. */
  previewSendoutEmail(input: { body: PreviewSendoutEmailBody }, options?: { signal?: AbortSignal }): Promise<PreviewSendoutEmailAnswer>;

  /** Count the reach of an unsaved sendout. POST /merchant/sendouts/reaches. Scope: sendouts:read. */
  countSendoutReach(input: { body: CountSendoutReachBody }, options?: { signal?: AbortSignal }): Promise<SendoutReach>;

  /** Get the reach of a draft. GET /merchant/sendouts/:id/reach. Scope: sendouts:read. */
  getSendoutReach(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<SendoutReach>;

  /** List the recipients of a sendout. GET /merchant/sendouts/:id/recipients. Scope: members:read. */
  listSendoutRecipients(input: { params: { id: number }; query?: ListSendoutRecipientsQuery }, options?: { signal?: AbortSignal }): Promise<ListSendoutRecipientsAnswer>;

  /** Export the recipients of a sendout. GET /merchant/sendouts/:id/recipients/export. Scope: members:read. */
  exportSendoutRecipients(input: { params: { id: number }; query?: ExportSendoutRecipientsQuery }, options?: { signal?: AbortSignal }): Promise<Blob>;

  /** Get the results of a sendout. GET /merchant/sendouts/:id/numbers. Scope: sendouts:read. */
  getSendoutNumbers(input: { params: { id: number }; query?: GetSendoutNumbersQuery }, options?: { signal?: AbortSignal }): Promise<GetSendoutNumbersAnswer>;

  /** Ask for the approval of a large amount. POST /till/approvals. Scope: purchases:write. */
  askApproval(input: { body: AskApprovalBody }, options: { signal?: AbortSignal; idempotencyKey: string }): Promise<Approval>;

  /** Get an approval. GET /till/approvals/:id. Scope: purchases:write. */
  getApproval(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<Approval>;

  /** Withdraw a request for approval. DELETE /till/approvals/:id. Scope: purchases:write. */
  withdrawApproval(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<undefined>;

  /** Register a file of purchases. POST /till/purchase-files. Scope: purchases:write. */
  registerPurchaseFile(input: { query?: RegisterPurchaseFileQuery }, options: { signal?: AbortSignal; file: Blob }): Promise<RegisterPurchaseFileAnswer>;

  /** List the purchases. GET /merchant/purchases. Scope: purchases:read. */
  listPurchases(input?: { query?: ListPurchasesQuery }, options?: { signal?: AbortSignal }): Promise<ListPurchasesAnswer>;

  /** Get the totals of purchases. GET /merchant/purchases/totals. Scope: purchases:read. */
  getPurchaseTotals(input?: { query?: GetPurchaseTotalsQuery }, options?: { signal?: AbortSignal }): Promise<GetPurchaseTotalsAnswer>;

  /** Export the purchases. GET /merchant/purchases/export. Scope: purchases:read. */
  exportPurchases(input?: { query?: ExportPurchasesQuery }, options?: { signal?: AbortSignal }): Promise<Blob>;

  /** Get a purchase. GET /merchant/purchases/:id. Scope: purchases:read. */
  getMerchantPurchase(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<GetMerchantPurchaseAnswer>;

  /** List pending purchases. GET /merchant/waiting-purchases. Scope: purchases:read. */
  listPendingPurchases(input?: { query?: ListPendingPurchasesQuery }, options?: { signal?: AbortSignal }): Promise<ListPendingPurchasesAnswer>;

  /** Export pending purchases. GET /merchant/waiting-purchases/export. Scope: purchases:read. */
  exportPendingPurchases(input?: { query?: ExportPendingPurchasesQuery }, options?: { signal?: AbortSignal }): Promise<Blob>;

  /** Withdraw a pending purchase. DELETE /till/waiting-purchases/:id. Scope: purchases:write. */
  withdrawPendingPurchase(input: { params: { id: number } }, options?: { signal?: AbortSignal }): Promise<undefined>;

  /** Find a member. GET /till/members. Scope: purchases:write. */
  findAtTill(input: { query: FindAtTillQuery }, options?: { signal?: AbortSignal }): Promise<MemberMatch[]>;

  /** Get a member at the till. GET /till/members/:membershipId. Scope: purchases:write. */
  getAtTill(input: { params: { membershipId: string } }, options?: { signal?: AbortSignal }): Promise<MemberAtTill>;

  /** Get what a till needs at its start. GET /till/facts. Scope: purchases:write. */
  getTillFacts(input?: Record<string, never>, options?: { signal?: AbortSignal }): Promise<GetTillFactsAnswer>;

  /** List people who may confirm. GET /till/second-people. Scope: purchases:write. */
  listSecondPeople(input: { query: ListSecondPeopleQuery }, options?: { signal?: AbortSignal }): Promise<ListSecondPeopleAnswerItem[]>;

  /** Register a purchase. POST /till/purchases. Scope: purchases:write. */
  registerPurchase(input: { body: RegisterPurchaseBody }, options: { signal?: AbortSignal; idempotencyKey: string }): Promise<RegisterPurchaseAnswer>;

  /** Undo a purchase. POST /till/purchases/:id/cancellation. Scope: purchases:write. */
  cancelPurchase(input: { params: { id: number } }, options: { signal?: AbortSignal; idempotencyKey: string }): Promise<PointsAfterwards>;

  /** Return a purchase. POST /till/purchases/:id/returns. Scope: purchases:write. */
  returnPurchase(input: { params: { id: number }; body: ReturnPurchaseBody }, options: { signal?: AbortSignal; idempotencyKey: string }): Promise<ReturnPurchaseAnswer>;

  /** Undo the use of a coupon. POST /till/redemptions/:id/cancellation. Scope: purchases:write. */
  cancelRedemption(input: { params: { id: number }; body: CancelRedemptionBody }, options: { signal?: AbortSignal; idempotencyKey: string }): Promise<PointsAfterwards>;
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
  listInvitations: { method: "GET", path: "/merchant/member-invitations", download: false },
  exportInvitations: { method: "GET", path: "/merchant/member-invitations/export", download: true },
  resendInvitation: { method: "POST", path: "/merchant/member-invitations/:id/renewal", download: false },
  resendInvitations: { method: "POST", path: "/merchant/member-invitations/renewals", download: false },
  withdrawInvitations: { method: "POST", path: "/merchant/member-invitations/withdrawals", download: false },
  withdrawInvitation: { method: "DELETE", path: "/merchant/member-invitations/:id", download: false },
  getInvitationCost: { method: "GET", path: "/merchant/member-invitations/cost", download: false },
  inviteMember: { method: "POST", path: "/merchant/member-invitations", download: false },
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
  registerPurchaseFile: { method: "POST", path: "/till/purchase-files", download: false },
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
