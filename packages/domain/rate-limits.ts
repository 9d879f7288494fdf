/** At most `points` tries within `seconds`, counted per the key the limit is named after. */
export type RateLimit = { readonly points: number; readonly seconds: number };

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * What the limits start with; all can be set by configuration. `Address` is an e-mail or phone, `Source` where a request
 * comes from, `Device` a browser somebody signed in on before: its budget is its own, whoever else guesses.
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
  /** Members looked up at the till by one of staff: opened, or searched for, a name typed in one go once. A key: times its points of sale. */
  lookUpsPerStaff: { points: 1000, seconds: hour },
  /** Files of everything kept about a member, had by one of staff or by the member. */
  memberDataPerPerson: { points: 30, seconds: hour },
  /** Selections counted, looked at and explained by one of staff, as they write them. */
  selectionsPerPerson: { points: 120, seconds: minute },
  /** Sendouts tried on oneself. */
  sendoutTestsPerPerson: { points: 30, seconds: hour },
  /** SMS in a day that nobody signed in asks a chain for: so many, or a tenth of its credits where that is less. */
  publicSmsPerChain: { points: 200, seconds: day },
  /** SMS that a form asks for without a proof of work, as the specification's own payloads do. */
  unprovedSmsPerSource: { points: 3, seconds: hour },
  unprovedSmsPerChain: { points: 10, seconds: day },
  /** SMS in a day that prove numbers to which a chain's members changed, as few where its credits are few. */
  contactSmsPerChain: { points: 200, seconds: day },
  tillDevicesPerChain: { points: 20, seconds: day },
  resetPerAddressHour: { points: 3, seconds: hour },
  resetPerAddressDay: { points: 5, seconds: day },
  contactProofsPerPerson: { points: 6, seconds: day },
  contactProofsPerAddress: { points: 5, seconds: day },
  /** Ids to unsubscribe by that are none: one that is one is never refused. */
  unknownUnsubscribesPerSource: { points: 60, seconds: hour },
  /** Answers by SMS to a number that says stop; the no itself has no limit. */
  stopAnswersPerAddress: { points: 1, seconds: day / 2 },
  /** Replies by SMS that are stored of a number. */
  smsRepliesPerAddress: { points: 20, seconds: day },
  resetPerSource: { points: 20, seconds: hour },
  /** Companies looked up in the public register by who signs up: enough for a form, too few to copy the register. */
  companyLookUpPerSource: { points: 30, seconds: hour },
  /** Pictures of clubs (icons, splash screens, of shared pages) drawn because a stranger asked for them first. */
  drawingsPerSource: { points: 60, seconds: minute },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimits;

/** What SMS nobody signed in may ask for, and each one's share of a day: none of them uses up the others'. */
const shares = { "sign-up": 2, reset: 4, renewal: 4 } as const;
export type PublicSms = keyof typeof shares;

/** How many SMS a chain may send in a day: `atMost`, or a tenth of its credits, whichever is less. Rounded up. */
export function smsOfDay(credits: number, atMost: number): number {
  return Math.max(0, Math.min(atMost, Math.ceil(credits / 10)));
}

/**
 * How many of the SMS of a day that nobody signed in asked for are a purpose's: half of them those who sign up, a quarter
 * each resets and new links. Rounded up.
 */
export function publicSmsLimit(purpose: PublicSms, credits: number, atMost: number): number {
  return Math.ceil(smsOfDay(credits, atMost) / shares[purpose]);
}
