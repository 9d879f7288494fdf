import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  menu: "Users",
  invite: "Invite colleague",
  inviteText: "We’ll send an email with a link. Your colleague gets access only once they’ve accepted.",
  inviteLanguage: "Language of the invitation",
  searchLabel: "Name, email or role",
  noneFound: "Nobody matches the search.",
  aloneTitle: "Only you so far",
  aloneText: "Invite the colleagues behind the till, so that they can register purchases with a login of their own.",
  you: "you",
  role: "Role",
  pointsOfSale: "Points of sale",
  allPointsOfSale: "All",
  working: "Working here",
  invitedCount: "{count, plural, =0 {Invited} other {Invited (#)}}",
  noneInvited: "No unanswered invitations",
  noneInvitedText: "Anyone you invite shows up here until they accept.",
  link: "Link",
  linkUntil: "Valid until {date}",
  linkExpired: "Expired",
  never: "Not yet",
  secondFactor: "two-step login",
  roles: {
    ROLE_ADMIN: "Platform admin",
    ROLE_MERCHANT: "Merchant",
    ROLE_LOCAL_MERCHANT: "Local merchant",
    ROLE_CASHIER: "Cashier",
  },
  roleHints: {
    ROLE_MERCHANT: "Can do everything, at every point of sale.",
    ROLE_LOCAL_MERCHANT: "Sees members and purchases and invites cashiers at their own points of sale.",
    ROLE_CASHIER: "Registers purchases and sees the customer at the till.",
  },
  fetchFailed: "Unable to fetch users",
  saveFailed: "Unable to save the user",
  removeFailed: "Unable to remove the user",
  invitationsFailed: "Unable to fetch the invitations",
  drawer: {
    mayManageStaff: "May manage other local merchants",
    mayManageStaffHint: "Invite, change and remove them at their own points of sale.",
    chooseAll: "Choose all",
    saved: "{name} saved",
    waiting:
      "The invitation hasn’t been answered yet. This is what you typed; their own name shows once they’ve accepted.",
    withdrawText: "The link in the email stops working. You can invite them again whenever you like.",
    removeTitle: "Remove {name}?",
    removeText: "Access to the club ends at once. What they’ve registered remains.",
    made: "API keys, webhooks and connections the user created",
    madeKey: "The API key {name} ({club})",
    madeWebhook: "Webhook to {host} ({club})",
    madeConnection: "The connection {name} ({club})",
    revokeMade: "Also revoke what the user created",
    revokeMadeHint:
      "The keys are revoked for good, the webhooks turned off and the connections paused. Programs that use them stop working at once.",
    keepMadeHint: "They go on working, also for anyone who still has a key.",
    madeFailed:
      "Unable to load the API keys, webhooks and connections the user created. They’re revoked when you remove the user.",
    removed: "{name} removed",
    self: "This is you. Change your name, language and password in your profile.",
    toProfile: "My profile",
    notYours: "You can see but not change this user.",
  },
  palette: {
    acts: {
      inviteStaff: "Invite staff",
    },
    also: {
      inviteStaff: "users colleague cashier add",
    },
  },
};
