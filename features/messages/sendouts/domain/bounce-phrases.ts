/**
 * Phrases of mail servers, in lower case, words separated by single spaces, without addresses and punctuation. Order
 * matters: `judgeBounce` takes the first matching group, and groups that keep the address come first.
 */
export interface PhraseGroup {
  verdict: "mailbox-gone" | "temporary" | "sender";
  phrases: readonly string[];
}

/** A forwarder or a security gateway repeats another server's refusal with these phrases; the mailbox itself exists. */
const quota = [
  ...[
    "mailbox full",
    "mailbox is full",
    "inbox is full",
    "inbox full",
    "box full",
    "account is full",
    "folder is full",
  ],
  ...["over quota", "overquota", "quota exceeded", "exceeded quota", "exceeds quota", "quota full", "quota violation"],
  ...["out of storage", "exceeded storage", "storage quota", "exceeded its quota", "over the quota", "mailbox quota"],
  ...["exceeded the storage", "mailbox size limit", "not enough storage", "insufficient storage", "over disk quota"],
  ...[
    "mailbox has exceeded",
    "exceeds mailbox",
    "too many messages on this mailbox",
    "disk quota",
    "mailfolder is full",
  ],
  ...["exceeded its disk", "exceeded their quota", "over allocated quota", "mailbox would exceed", "quota limit"],
  ...["mailbox exceeds allowed size", "user has too many messages", "no space left", "not enough disk space"],
  ...["mailbox för full", "brevlådan är full", "boite pleine", "boîte pleine", "boîte aux lettres pleine"],
] as const;

const paused = [
  ...[
    "tried to reach is disabled",
    "tried to reach is inactive",
    "tried to reach is over",
    "account is disabled",
    "account disabled",
    "mailbox disabled",
    "mailbox is disabled",
    "user disabled",
  ],
  ...["account has been disabled", "account suspended", "account is suspended", "has been suspended", "user suspended"],
  ...["mailbox suspended", "account inactive", "account is inactive", "mailbox is inactive", "inactive user"],
  ...["inactive on this domain", "inactive account", "inactive mailbox", "user is inactive", "is currently suspended"],
  ...["account is locked", "mailbox locked", "mailbox is locked", "temporarily disabled", "account is temporarily"],
  ...["not accepting messages", "not accepting mail", "mailbox is not accepting", "mailbox is frozen"],
  ...["recipient suspend", "this account is currently inactive", "mailbox currently suspended"],
] as const;

/** Phrases about an existing mailbox. They outrank every other sign, such as "user unknown" in the same mail. */
export const mailboxExists: readonly string[] = [...quota, ...paused];

const load = [
  ...["too many recipients", "too many connections", "too many messages", "too many concurrent", "too many emails"],
  ...["rate limit", "rate limited", "ratelimit", "receiving mail too quickly", "receiving mail at a rate", "throttled"],
  ...["too much mail", "try again later", "try later", "try again soon", "temporarily deferred", "greylisted"],
  ...["graylisted", "greylisting", "greylist", "system resources", "insufficient system", "system not accepting"],
  ...["service unavailable try", "server is busy", "server busy", "temporarily unavailable", "temporary failure"],
  ...["temporary problem", "temporary error", "temporary local problem", "unverified address", "address lookup failed"],
  ...["lookup temporarily", "could not complete sender verify", "resources temporarily", "over hourly limit"],
  ...["connection timed out", "operation timed out", "timed out while", "timeout while", "connection refused"],
  ...["connection reset", "lost connection", "connection dropped", "no route to host", "network is unreachable"],
  ...[
    "network unreachable",
    "retry timeout exceeded",
    "retry time not reached",
    "message expired",
    "delivery time expired",
  ],
  ...["too old", "in queue too long", "queue too long", "queue lifetime", "couldn t establish an smtp connection"],
  ...["unable to connect", "could not connect", "cannot connect", "host not responding", "not responding"],
  ...[
    "mail loop",
    "loops back",
    "loop back",
    "loop detected",
    "too many hops",
    "hop count",
    "mail loops",
    "routing loop",
  ],
  ...["message too large", "message is too large", "message too big", "size exceeds", "exceeds size", "message size"],
  ...["exceeds the maximum", "exceeded the maximum", "exceeds maximum", "exceeds fixed limit", "line too long"],
  ...[
    "couldn t create",
    "can t create",
    "command output",
    "procmail",
    "host not found try again",
    "local configuration",
  ],
  ...["delivery is suspended", "internal error", "configuration error", "config error", "mail system problem"],
] as const;

const reputation = [
  ...["blacklist", "blacklisted", "blocklist", "block list", "blocklisted", "black list", "black listed", "denylist"],
  ...["dnsbl", "rbl", "spamhaus", "spamcop", "sorbs", "barracudacentral", "senderbase", "trend micro rbl"],
  ...[
    "blocked",
    "is blocked",
    "been blocked",
    "banned",
    "blocked for abuse",
    "reputation",
    "is listed in",
    "is listed",
  ],
  ...["bad reputation", "poor reputation", "client host rejected", "client host blocked", "access denied"],
  ...[
    "permission denied",
    "not authorized",
    "not authorised",
    "unauthorized",
    "connection rejected",
    "connection denied",
  ],
  ...["reverse dns", "ptr record", "ptr records", "rdns", "no ptr", "cannot find your hostname", "fix reverse"],
  ...["cannot resolve your", "dynamic ip", "dynamic address", "dialup", "generic ptr", "invalid ptr"],
  ...["not allowed to send", "not permitted", "not allowed", "refused by policy", "rejected by policy", "local policy"],
  ...[
    "for policy reasons",
    "policy reasons",
    "policy reason",
    "policy violation",
    "security policy",
    "policy rejection",
  ],
  ...["administrative prohibition", "administratively", "mail policy", "policy restrictions", "violates", "policies"],
  ...["spf", "dkim", "dmarc", "authentication required", "unauthenticated", "not authenticated"],
  ...["authentication requirements", "domainkeys", "sender id", "sender policy framework"],
] as const;

const content = [
  ...[
    "spam",
    "junk",
    "unsolicited",
    "bulk mail",
    "bulk email",
    "spamming",
    "spammy",
    "looks like spam",
    "spam content",
  ],
  ...["virus", "malware", "infected", "trojan", "phishing", "content rejected", "message content", "content filter"],
  ...["message rejected", "message refused", "rejected for content", "blacklisted url", "suspicious"],
  ...[
    "attachment type",
    "attachments not",
    "headers are invalid",
    "header error",
    "rfc 5322",
    "rfc5322",
    "rfc 2822",
    "rfc 822",
    "not rfc",
  ],
  ...["sender rejected", "sender address rejected", "sender denied", "invalid sender", "sender verify failed"],
  ...[
    "sender verification",
    "unknown sender",
    "sender unknown",
    "sender not",
    "sender domain",
    "domain of sender",
    "from address",
  ],
  ...[
    "relay access denied",
    "relaying denied",
    "relay denied",
    "unable to relay",
    "cannot relay",
    "relay not permitted",
  ],
  ...[
    "relaying not",
    "relaying is",
    "not permitted to relay",
    "relay prohibited",
    "no relaying",
    "relaying prohibited",
  ],
  ...["rcpthosts", "not a relay", "we do not relay", "bare line", "8bit", "null sender"],
] as const;

/** A warning: the server retries on its own, and sends another mail if it gives up. */
export const stillTrying: readonly string[] = [
  ...["warning message only", "this is a warning only", "do not need to resend your message", "will keep trying"],
  ...["will be retried", "still being retried", "will continue trying", "delivery attempts will continue"],
];

/** Microsoft and Yahoo answer this for an unknown address; their other words alone would keep the address. */
export const surelyGone: readonly string[] = [
  "5 4 1 recipient address rejected access denied",
  "this user doesn t have a yahoo com account",
];

const gone = [
  ...[
    "user not exist",
    "userid",
    "not listed in public name",
    "not listed in domino",
    "no smtp service",
    "no mx found",
  ],
  ...["couldn t find a mail exchanger", "couldn t find any host named", "recipient name is not recognized"],
  ...["user unknown", "unknown user", "unknown recipient", "recipient unknown", "unknown address", "unknown mailbox"],
  ...["no such user", "no such recipient", "no such mailbox", "no such address", "no such account", "no such local"],
  ...["no such person", "no such email", "no user by that name", "no mailbox by that name", "no mailbox here"],
  ...["no mailbox", "no account", "no user", "user not found", "mailbox not found", "recipient not found"],
  ...["account not found", "address not found", "user could not be found", "user does not exist", "user doesn t exist"],
  ...[
    "mailbox does not exist",
    "mailbox doesn t exist",
    "account does not exist",
    "account that you tried to reach does not",
  ],
  ...["address does not exist", "address doesn t exist", "recipient does not exist", "email does not exist"],
  ...[
    "does not exist",
    "doesn t exist",
    "doesn t have a",
    "doesn t have an",
    "do not have an account",
    "not a valid user",
  ],
  ...["not a valid mailbox", "not a valid recipient", "not a known user", "user is unknown", "user is not known"],
  ...["address unknown", "unknown local part", "unknown local user", "unknown or illegal alias", "unrouteable address"],
  ...["unrouteable mail domain", "unroutable address", "invalid recipient", "recipient invalid", "invalid mailbox"],
  ...[
    "invalid user",
    "invalid address",
    "invalid recipients",
    "bad destination mailbox",
    "bad address",
    "address rejected user",
  ],
  ...["mailbox unknown", "recipient no longer", "no longer available", "no longer valid", "no longer on server"],
  ...[
    "no longer in use",
    "no longer exists",
    "is no longer active",
    "has moved",
    "user has moved",
    "address has changed",
  ],
  ...["host unknown", "unknown host", "invalid domain", "no such host", "host not found", "domain not found"],
  ...[
    "host or domain name not found",
    "domain does not exist",
    "no such domain",
    "domain name not found",
    "unknown domain",
  ],
  ...[
    "illegal host domain name",
    "no mx record found",
    "bad destination host",
    "nxdomain",
    "null mx",
    "does not accept mail",
    "nullmx",
  ],
  ...["name or service not known", "user unknown in", "not our customer", "user not known", "unknown username"],
  ...["recipient address rejected user", "account has been closed", "account closed", "not our user"],
  ...[
    "mottagaren finns inte",
    "användaren finns inte",
    "adressen finns inte",
    "utilisateur inconnu",
    "adresse inconnue",
  ],
] as const;

export const phraseGroups: readonly PhraseGroup[] = [
  { verdict: "temporary", phrases: mailboxExists },
  { verdict: "temporary", phrases: load },
  { verdict: "sender", phrases: [...reputation, ...content] },
  { verdict: "mailbox-gone", phrases: gone },
];
