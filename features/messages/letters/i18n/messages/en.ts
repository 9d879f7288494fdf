import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  stopped: {
    sms: "Done. You will get no more offers by SMS from the clubs that have written to you from this number.",
  },
  layout: {
    linkHint: "Button not working? Open this address:",
    address: "{label}: {url}",
    sentFor: "Sent by {name} through Stammis",
    unsubscribe: { letter: "Unsubscribe", sms: "Stop: {link}" },
    sentByPlatform: "Sent by Stammis",
    ignore: "Got this by mistake? You don’t need to do anything.",
    activationValidity:
      "{days, plural, one {The link is valid for # day and can be used once.} other {The link is valid for # days and can be used once.}}",
    resetValidity:
      "{hours, plural, one {The link is valid for # hour and can be used once.} other {The link is valid for # hours and can be used once.}}",
  },
  email: {
    why: "You’re getting this email because you said yes to offers from {name}.",
    points: "{points, plural, one {# point} other {# points}}",
    kronor: "{amount} kr",
    atLeast: "On purchases from {amount} kr",
    until: "Valid through {date}",
    show: "Show the coupon",
  },
  memberActivation: {
    subject: "Welcome to {name}: one step left",
    heading: "Almost there",
    text: "Thank you for joining {name}. Confirm your address, choose a password, and you’re in.",
    button: "Become a member",
    sms: "{name}: become a member here: {link}",
  },
  memberInvitation: {
    subject: "{name} would like you as a regular",
    heading: "You’re invited",
    text: "{name} invites you to its customer club. It’s free, and joining takes less than a minute.",
    button: "Accept",
    sms: "{name} invites you to its customer club. Join here: {link}",
    pendingPoints: "{points, plural, one {# point is} other {# points are}} waiting for you",
    pendingStamps: "{stamps, plural, one {# stamp is} other {# stamps are}} waiting for you",
    pendingBoth:
      "{points, plural, one {# point} other {# points}} and {stamps, plural, one {# stamp} other {# stamps}} are waiting for you",
    pendingText:
      "{count, plural, one {It comes from your visit and is} other {They come from your visit and are}} yours if you join within {days, plural, one {# day} other {# days}}.",
    pendingSms: "{name}: {waiting}. Join here: {link}",
  },
  alreadyMember: {
    subject: "You’re already a member of {name}",
    heading: "You’re already a member",
    text: "Someone, probably you, wanted to join {name} with this address. You’re already a member, so just log in. Forgotten your password? You can choose a new one there.",
    button: "Log in",
    sms: "{name}: you are already a member. Log in: {link}",
  },
  passwordReset: {
    subject: "Choose a new password",
    heading: "Choose a new password",
    text: "We received a request for a new password at {name}. Use the button below to choose one.",
    button: "Choose password",
    ignore: "Not you? You don’t need to do anything: your password stays the same.",
    sms: "{name}: choose a new password: {link}",
  },
  passwordChanged: {
    subject: "Your password has been changed",
    heading: "Your password has been changed",
    text: "Your password at {name} has just been changed, and you have been logged out on all your devices. Not you? Request a new password on the login page right away.",
    button: "Go to login",
    others:
      "Your password at {name} has just been changed, and you have been logged out on your other devices. Not you? Request a new password on the login page right away.",
    sms: "{name}: your password was changed. Not you? Choose a new one: {link}",
  },
  secondFactorChanged: {
    subject: "Your second step has changed",
    heading: "Your second step has changed",
    authenticatorAdded: "An authenticator app has just been added to your account. You will need it when you log in.",
    passkeyAdded: "The passkey {name} has just been added to your account. You can log in with it.",
    authenticatorRemoved: "Your account no longer has an authenticator app.",
    passkeyRemoved: "The passkey {name} has been removed from your account.",
    recoveryCodes: "You have new recovery codes. The old ones no longer work.",
    reset:
      "The people who run Stammis have removed your second step, and you have been logged out everywhere. Your password is enough until you add a new one.",
    notYou: "Not you? Change your password right away, and check Security in your profile.",
    button: "Go to my profile",
  },
  contactProof: {
    subject: "Confirm your new email address",
    heading: "Is this your address?",
    text: "You asked to change your email address at {name}. The change takes effect once you confirm that this one is yours.",
    textByStaff:
      "{name} has entered this as your new email address. The change takes effect once you confirm it with your password.",
    button: "Confirm the address",
    ignore: "Not you? You don’t need to do anything: nothing changes.",
    sms: "{name}: confirm your new number: {link}",
  },
  contactTaken: {
    subject: "{name} already has your address",
    heading: "Nothing has changed",
    text: "Someone wanted to switch to this email address at {name}. It’s already yours there, so nothing has changed. Was it you? Just log in with it.",
    button: "Log in",
    sms: "{name}: someone wanted to switch to your number. Nothing has changed. Was it you? Log in: {link}",
  },
  contactAsked: {
    subject: "New contact details are waiting to be confirmed",
    heading: "A change is waiting",
    text: "Someone, probably you, wants to change your {channel, select, EMAIL {email address} other {phone number}} at {name}. The change takes effect once it has been confirmed. Not you? Log in, undo the change and choose a new password.",
    textByStaff:
      "{name} has entered a new {channel, select, EMAIL {email address} other {phone number}} for you. The change takes effect once you confirm it with your password. Not right? Log in and undo it.",
    button: "Go to my profile",
  },
  contactChanged: {
    subject: "Your contact details at {name} have changed",
    heading: "Your contact details have changed",
    text: "{channel, select, EMAIL {This email address} other {Your old phone number}} is no longer yours at {name}. Not you? Get in touch with us right away.",
    button: "Go to my profile",
    sms: "{name}: this number is no longer yours with us. Not you? Get in touch. {link}",
  },
  termsChanged: {
    subject: "{text, select, PRIVACY {A new privacy policy} other {New membership conditions}} at {name} from {day}",
    heading: "{text, select, PRIVACY {Our privacy policy changes} other {Our membership conditions change}} on {day}",
    text: "You are a member of {name}, so this concerns you. Paragraph by paragraph, you can see what changes and what it said before.",
    asks: "The new text applies to you once you have accepted it. You do that in the app.",
    asksNot:
      "You don’t need to do anything. If you don’t agree to what’s new, you can leave the club in the app at any time.",
    button: "See what changes",
    why: "This isn’t an offer: every member is told when the terms of the membership change.",
  },
  termsTakenBack: {
    subject: "Nothing changes at {name} on {day}",
    heading: "Today’s terms still apply",
    text: "We wrote to you about {text, select, PRIVACY {a new privacy policy} other {new membership conditions}} from {day}. That change won’t take place.",
    button: "Read today’s text",
  },
  membershipsMerged: {
    subject: "Your two memberships at {name} are now one",
    heading: "Everything is in one place now",
    text: "You were a member twice at {name}. Now it’s one membership: the points, stamps and purchases from both are yours, and your points last as long as before.",
    how: {
      kept: "Both your cards work at the till. You log in as usual.",
      other:
        "Both your cards work at the till. The password for this membership no longer works: log in with the one that was kept. To be reached at this address too, confirm it in your profile there.",
    },
    button: "To my membership",
    wrong: "Not right? Get in touch within {days, plural, one {# day} other {# days}}, and we’ll separate them again.",
    sms: {
      kept: "{name}: your two memberships are now one, with the points and stamps from both. Not right? Get in touch. {link}",
      other: "{name}: this membership is now part of your other one. Log in there. Not right? Get in touch. {link}",
    },
  },
  membershipsSeparated: {
    subject: "Your memberships at {name} are separate again",
    heading: "Two memberships again",
    text: "Two memberships at {name} were merged. Now they are separate again: each has its own points, stamps and purchases.",
    how: {
      kept: "Purchases made since then stay with this one, and you log in as usual.",
      other: "Choose a new password to log in: “Forgot your password?”",
    },
    wrong: "Not right? Get in touch with us.",
    sms: {
      kept: "{name}: your two memberships are separate again. Not right? Get in touch. {link}",
      other: "{name}: your membership is your own again. Choose a new password to log in. {link}",
    },
  },
  merchantActivation: {
    subject: "Welcome to Stammis: one step left",
    heading: "Almost there",
    text: "Thank you for trying Stammis. Confirm your address and choose a password, and you can build your club.",
    trial:
      "{days, plural, one {Your free trial lasts # day. No card needed.} other {Your free trial lasts # days. No card needed.}}",
    button: "Get started",
  },
  merchantInvitation: {
    subject: "You’re invited to Stammis",
    heading: "You’re invited",
    text: "Stammis invites {name} to build a customer club. Choose a password to get started.",
    button: "Accept",
  },
  staffInvitation: {
    subject: "{name} invites you to Stammis",
    heading: "You’re invited",
    text: "{name} runs its customer club with Stammis and would like you on the team.",
    from: "The invitation comes from {inviter}.",
    yours: "It’s up to you: only once you accept do you get access, and does {name} learn anything about you.",
    button: "See the invitation",
  },
  supportQuestion: {
    subject: "{name} has written to support",
    heading: "A new message",
    text: "{name} has written. Read it and reply in Stammis.",
    button: "Read and reply",
  },
  supportAnswer: {
    subject: "You have a reply from Stammis",
    heading: "You have a reply",
    text: "We have replied to the message from {name}. Read it in Stammis, and write again if anything is unclear.",
    button: "Read the reply",
  },
  sendoutWaits: {
    subject: "{name} is waiting for your approval",
    heading: "A sendout is waiting for approval",
    named: "{person} wants to send {name} to the members of {club}.",
    nameless: "{name} is to be sent to the members of {club}.",
    text: "It goes to so many people that someone else has to approve it. Read it and approve it, and it goes out when it’s due.",
    button: "Review",
  },
  sendoutStopped: {
    subject: "{name} has stopped",
    heading: "A sendout has stopped",
    text: "{name} to the members of {club} has stopped, and is waiting for one of you to decide what happens next. Nobody will get it twice.",
    LATE: "Its planned time passed while nothing could be sent. Tell us whether it should go now.",
    CREDITS: "There aren’t enough SMS credits for everyone. Buy more, or send to as many people as they cover.",
    OFFER: "It mentions an offer that can’t be used. Publish the offer again, or cancel the sendout.",
    PROVIDER: "The provider hasn’t accepted anything for hours. Whatever is left is still waiting.",
    FAILURES:
      "The provider is refusing almost everything. It’s usually the sender, or the agreement with the provider.",
    BOUNCES: "An unusual number of messages have bounced. Find out where the addresses come from before it continues.",
    button: "Look at the sendout",
  },
  smsShort: {
    subject: "{club} needs more SMS credits",
    heading: "There aren’t enough SMS credits",
    leavesOut:
      "An automatic sendout from {club} doesn’t reach everyone: the credits, or the month’s limit, aren’t enough. Whoever is left out won’t get it later.",
    PACKAGE_GONE: "The automatic top-up for {club} failed: the package is no longer sold. Please choose another.",
    COMPANY_BUDGET_USED:
      "The automatic top-up for {club} starts after your first payment. Until then you can buy credits yourself.",
    SMS_BUYING_LIMIT:
      "The automatic top-up for {club} failed: you’ve bought as much as you can in a month. Please get in touch.",
    SUBSCRIPTION_LAPSED: "The automatic top-up for {club} failed because the club is paused.",
    button: "To your SMS credits",
  },
  webhookOff: {
    subject: "We’ve stopped notifying {host}",
    heading: "A webhook has been turned off",
    FAILING: "Nothing we’ve sent to {host} for {name} has arrived for five days, so we’ve stopped trying.",
    GONE: "{host} has told us that it no longer wants to hear about {name}, so we’ve stopped.",
    text: "See the responses under Integrations, and turn the webhook back on when it works.",
    button: "Open Integrations",
  },
  poster: {
    headline: "Become a regular",
    scan: "Scan the code with your phone.\nJoining takes a minute.",
    fold: "Fold at the marks and tape the edges together. This side stands on the table.",
    free: "Free to join",
    points: "Points every time you shop",
    stampCard: "Stamp card: {reward}",
    welcomeOffer: "Welcome gift: {offer}",
    fileName: "poster",
  },
  wallet: {
    title: "Membership card",
    description: "Membership card at {club}",
    points: "Points",
    changed: "You now have {value} points",
    next: "Next reward",
    left: "{count, plural, other {#}} to go for {reward}",
    allInReach: "Your points cover them all",
    member: "Member",
    ended: "This card is no longer valid",
    howTitle: "How it works",
    how: "Show the code at the till when you shop. The card updates by itself.",
    club: "The club’s page",
  },
  sharing: {
    join: "Join {club}",
    points: "Collect points every time you shop and trade them for rewards. Free to join, with the card on your phone.",
    club: "Free to join, with the card on your phone.",
  },
};
