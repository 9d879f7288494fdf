const knownKinds = [
  "MEMBER_ACTIVATION",
  "MEMBER_INVITATION",
  "ALREADY_MEMBER",
  "SIGN_IN_CODE",
  "PASSWORD_RESET",
  "PASSWORD_CHANGED",
  "CONTACT_PROOF",
  "CONTACT_TAKEN",
  "CONTACT_ASKED",
  "CONTACT_CHANGED",
  "MEMBERSHIPS_MERGED",
  "TERMS_CHANGED",
  "SENDOUT",
] as const;

/** Returns a message's kind; OTHER for kinds without a text. */
export const messageKind = (kind: string): (typeof knownKinds)[number] | "OTHER" =>
  knownKinds.find((each) => each === kind) ?? "OTHER";
