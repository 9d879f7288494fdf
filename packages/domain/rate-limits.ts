/** At most `points` attempts within `seconds`, counted per key that the limit's name states. */
export type RateLimit = { readonly points: number; readonly seconds: number };

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Default rate limits; configuration can change all of them. `Address` is an e-mail address or phone, `Source` the
 * origin of requests, `Device` a browser with an earlier sign-in. Each device has its own budget, independent of
 * others' attempts.
 */
export const rateLimits = {
  loginPerAccount: { points: 10, seconds: minute },
  loginPerAccountDay: { points: 300, seconds: day },
  loginPerSource: { points: 60, seconds: minute },
  loginPerDevice: { points: 10, seconds: minute },
  pinPerDevice: { points: 60, seconds: minute },
  ownPassword: { points: 10, seconds: minute },
  secondStepPerAccount: { points: 10, seconds: 10 * minute },
  secondStepPerAccountDay: { points: 60, seconds: day },
  secondStepPerDevice: { points: 10, seconds: 10 * minute },
  signUpPerAddressHour: { points: 3, seconds: hour },
  signUpPerAddressDay: { points: 5, seconds: day },
  signUpPerSource: { points: 20, seconds: hour },
  invitationsPerAddressHour: { points: 3, seconds: hour },
  invitationsPerAddressDay: { points: 5, seconds: day },
  invitationsPerChain: { points: 200, seconds: day },
  /**
   * Members that one staff member opens or searches at the till; a name typed without a pause counts once. For an API
   * key the limit is multiplied by its number of points of sale.
   */
  lookUpsPerStaff: { points: 1000, seconds: hour },
  /** Exports of a member's complete data, by one staff member or by the member. */
  memberDataPerPerson: { points: 30, seconds: hour },
  /** Counts, samples and explanations of selections that one staff member requests while editing. */
  selectionsPerPerson: { points: 120, seconds: minute },
  /** Test sendouts that a staff member sends to their own address. */
  sendoutTestsPerPerson: { points: 30, seconds: hour },
  /** Daily SMS of a chain for requests without a session: this many, or a tenth of its credits if that is less. */
  publicSmsPerChain: { points: 200, seconds: day },
  /** SMS that a form requests without a proof of work, as the specification's own payloads do. */
  unprovedSmsPerSource: { points: 3, seconds: hour },
  unprovedSmsPerChain: { points: 10, seconds: day },
  /** Daily SMS that confirm changed numbers of a chain's members; fewer if the chain has few credits. */
  contactSmsPerChain: { points: 200, seconds: day },
  tillDevicesPerChain: { points: 20, seconds: day },
  resetPerAddressHour: { points: 3, seconds: hour },
  resetPerAddressDay: { points: 5, seconds: day },
  signInCodesPerAddressHour: { points: 3, seconds: hour },
  signInCodesPerAddressDay: { points: 5, seconds: day },
  signInCodesPerSource: { points: 20, seconds: hour },
  /** Attempts with sign-in codes at one address, or on a device that it knows. A code counts for ten minutes. */
  signInCodeTries: { points: 5, seconds: 10 * minute },
  contactProofsPerPerson: { points: 6, seconds: day },
  contactProofsPerAddress: { points: 5, seconds: day },
  /** Unsubscribe requests with unknown ids; a valid id is never refused. */
  unknownUnsubscribesPerSource: { points: 60, seconds: hour },
  /** SMS answers to a number that sends STOP; the unsubscribe itself has no limit. */
  stopAnswersPerAddress: { points: 1, seconds: day / 2 },
  /** SMS replies stored per number. */
  smsRepliesPerAddress: { points: 20, seconds: day },
  resetPerSource: { points: 20, seconds: hour },
  /** Look-ups in the public company register during sign-up: enough for a form, too few to copy the register. */
  companyLookUpPerSource: { points: 30, seconds: hour },
  /** Signed webhooks of one connected shop. */
  shopWebhooks: { points: 600, seconds: minute },
  /** Webhooks for connected shops that have an unknown address or no signature. */
  refusedShopWebhooks: { points: 120, seconds: minute },
  /** Club pictures (icons, splash screens, pictures of shared pages) drawn on the first request from a source. */
  drawingsPerSource: { points: 60, seconds: minute },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimits;

/** Divisors of the daily public SMS, by purpose. Each purpose has its own share and cannot use up another's. */
const shares = { "sign-up": 2, reset: 4, renewal: 8, "sign-in": 8 } as const;
export type PublicSms = keyof typeof shares;

/** Returns a chain's daily SMS limit: `atMost`, or a tenth of its credits if that is less. Rounded up. */
export function smsOfDay(credits: number, atMost: number): number {
  return Math.max(0, Math.min(atMost, Math.ceil(credits / 10)));
}

/**
 * Returns a purpose's share of the daily public SMS: half for sign-ups, a quarter for resets, an eighth
 * each for new links and sign-in codes. Rounded up.
 */
export function publicSmsLimit(purpose: PublicSms, credits: number, atMost: number): number {
  return Math.ceil(smsOfDay(credits, atMost) / shares[purpose]);
}
