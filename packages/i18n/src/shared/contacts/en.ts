import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  password: "Your password",
  passwordHint: "Needed when you change your email or phone.",
  waits: "{address} is waiting for you to confirm it. Until then the old one counts.",
  waitsFirst: "{address} is waiting for you to confirm it.",
  resend: "Send again",
  resent: "New link sent to {address}",
  resendFailed: "The link could not be sent",
  undo: "Undo",
  undone: "The change is undone",
  undoFailed: "The change could not be undone",
  sent: "Open the link we sent to {address} to start using it",
  proofTitle: {
    EMAIL: "Confirm your email address",
    SMS: "Confirm your phone number",
  },
  proofText: "Confirm {address} and that is where we reach you from now on, and what you log in with.",
  proofPhone: "Confirm {address} and that is where we reach you from now on.",
  proofByStaff: "{address} was entered for you. If it is right, type your password to start using it.",
  confirm: "Confirm",
  confirmFailed: "It could not be confirmed",
  forgotten: "Forgot password?",
  doneTitle: "All set",
  doneText: "{address} is yours from now on.",
  onward: "To your profile",
  expiredTitle: "The link has expired",
  expiredText: "Links last one day. We will gladly send a new one to {address}.",
  renew: "Send a new link",
  deadTitle: "The link no longer works",
  deadText: "It has been used, undone or replaced by a newer one. Your profile shows what counts.",
};
