import type { Phrases } from "../shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  layout: {
    linkHint: "Button not working? Open this address:",
    sentFor: "Sent by {name} through Stammis",
    sentByPlatform: "Sent by Stammis",
    ignore: "Did you get this by mistake? Then there is nothing you need to do.",
    activationValidity:
      "{days, plural, one {The link is valid for # day and can be used once.} other {The link is valid for # days and can be used once.}}",
    resetValidity:
      "{hours, plural, one {The link is valid for # hour and can be used once.} other {The link is valid for # hours and can be used once.}}",
  },
  memberActivation: {
    subject: "Welcome to {name}: one step left",
    heading: "Almost there",
    text: "Thank you for wanting to join {name}. Confirm your address and choose a password, and you are in.",
    button: "Become a member",
    sms: "{name}: become a member here {link}",
  },
  memberInvitation: {
    subject: "{name} would like you as a regular",
    heading: "You are invited",
    text: "{name} invites you to its customer club. Membership is free, and joining takes less than a minute.",
    button: "Accept",
    sms: "{name} invites you to its club. Join here: {link}",
    waitingPoints: "{points, plural, one {# point is} other {# points are}} waiting for you",
    waitingStamps: "{stamps, plural, one {# stamp is} other {# stamps are}} waiting for you",
    waitingBoth:
      "{points, plural, one {# point} other {# points}} and {stamps, plural, one {# stamp} other {# stamps}} are waiting for you",
    waitingText:
      "{count, plural, one {It comes from your visit and is} other {They come from your visit and are}} yours if you join within {days, plural, one {# day} other {# days}}.",
    waitingSms: "{name}: {waiting}. Join here: {link}",
  },
  alreadyMember: {
    subject: "You are already a member of {name}",
    heading: "You are already in",
    text: "Someone, probably you, wanted to join {name} with this address. You already have a membership, so simply log in. If you have forgotten the password, you can choose a new one there.",
    button: "Log in",
    sms: "{name}: you are already a member. Log in: {link}",
  },
  passwordReset: {
    subject: "Choose a new password",
    heading: "Choose a new password",
    text: "We received a request for a new password at {name}. Choose it with the button below.",
    button: "Choose password",
    ignore: "Not you? Then there is nothing you need to do: your password is the same as before.",
    sms: "{name}: new password {link}",
  },
  passwordChanged: {
    subject: "Your password has been changed",
    heading: "Your password has been changed",
    text: "The password at {name} has just been changed, and you are logged out on your devices. Not you? Ask for a new password on the login page at once.",
    button: "Go to login",
    others:
      "The password at {name} has just been changed, and you are logged out on your other devices. Not you? Ask for a new password on the login page at once.",
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
      "Your second step has been removed by whoever runs Stammis, and you are logged out everywhere. Your password is enough until you add a new one.",
    notYou: "Not you? Change your password at once, and look under Security in your profile.",
    button: "Go to my profile",
  },
  contactProof: {
    subject: "Confirm your new email address",
    heading: "Is this your address?",
    text: "You want to change your email address at {name}. Confirm that this one is yours, and it takes effect.",
    textByStaff:
      "{name} has entered this as your new email address. Confirm it with your password, and it takes effect.",
    button: "Confirm the address",
    ignore: "Wasn’t it you? Then there is nothing to do: nothing changes.",
    sms: "{name}: confirm your new number {link}",
  },
  contactTaken: {
    subject: "{name} already knows your address",
    heading: "Nothing has changed",
    text: "Somebody wanted to switch to this email address at {name}. It is already yours there, so nothing has changed. Was it you? Log in with this address.",
    button: "Log in",
    sms: "{name}: somebody wanted to switch to your number. Nothing has changed. Was it you? Log in: {link}",
  },
  contactAsked: {
    subject: "New contact details are waiting to be confirmed",
    heading: "A change is waiting",
    text: "Somebody, probably you, wants to change the {channel, select, EMAIL {email address} other {phone number}} you use at {name}. It takes effect once it has been confirmed. Wasn’t it you? Log in, undo the change and choose a new password.",
    textByStaff:
      "{name} has entered a new {channel, select, EMAIL {email address} other {phone number}} for you. It takes effect once you confirm it with your password. Not right? Log in and undo the change.",
    button: "To your profile",
  },
  contactChanged: {
    subject: "Your contact details at {name} have changed",
    heading: "Your contact details have changed",
    text: "{channel, select, EMAIL {This email address} other {Your old phone number}} is no longer yours at {name}. Wasn’t it you? Get in touch with us at once.",
    button: "To your profile",
    sms: "{name}: this number is no longer yours with us. Not you? Get in touch. {link}",
  },
  merchantActivation: {
    subject: "Welcome to Stammis: one step left",
    heading: "Almost there",
    text: "Thank you for trying Stammis. Confirm your address and choose a password, and you can build your club.",
    trial:
      "{days, plural, one {Your trial is free for # day. No card needed.} other {Your trial is free for # days. No card needed.}}",
    button: "Get started",
  },
  merchantInvitation: {
    subject: "You are invited to Stammis",
    heading: "You are invited",
    text: "Stammis invites {name} to build a customer club. Choose a password to get started.",
    button: "Accept",
  },
  staffInvitation: {
    subject: "{name} invites you to Stammis",
    heading: "You are invited",
    text: "{name} runs its customer club with Stammis and would like you to join.",
    from: "The invitation comes from {inviter}.",
    yours: "It is up to you: you get access, and {name} learns anything about you, only once you have accepted.",
    button: "See the invitation",
  },
};
