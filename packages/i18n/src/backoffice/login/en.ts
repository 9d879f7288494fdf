import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  title: "Login",
  lead: "The till, and everything about your club.",
  username: "Email",
  forgot: "Forgot password?",
  newHere: "New here?",
  register: "Start a club",
  failed: "Unable to login",
  requestTitle: "Forgot password?",
  requestLead: "Type your email address and we will send you a link where you choose a new one.",
  requestSend: "Send the link",
  requestSentTitle: "Check your inbox",
  requestSentText: "If {email} has an account, the link is on its way. It is valid for an hour.",
  requestAgain: "Send to another address",
  requestNoUser: "There is no matching user.",
  requestNotSent: "The message could not be sent",
  resetTitle: "New password",
  resetLead: "Type your new password twice.",
  resetHint: "At least 6 characters; a whole sentence is even better.",
  resetSave: "Change password",
  resetDone: "Password changed",
  resetFailed: "Unable to reset password",
  backToLogin: "Back to login",
};
