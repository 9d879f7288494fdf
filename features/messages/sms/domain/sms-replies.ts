/** What a merchant did about a reply: read and answered it, or turned off SMS for its member. */
export const replyOutcomes = ["HANDLED", "SMS_OFF"] as const;

/** The maximum number of characters of a stored reply, as in ten concatenated SMS; a longer text is cut. */
export const replyTextMax = 1_600;
