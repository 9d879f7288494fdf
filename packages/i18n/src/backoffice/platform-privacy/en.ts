import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  intro:
    "How Stammis handles personal data about you who work with a club. For the club’s members, the club’s own privacy policy applies.",
  whatTitle: "What we keep",
  whatText:
    "Your name, your email address and your phone number if you give it, the company’s details, the points of sale you work at, when and from which device you log in, and what you register in the service.",
  whyTitle: "Why",
  whyText:
    "To provide the service under the agreement with your company, protect accounts against intrusion, invoice, and answer when you contact us. We never sell data and show no advertising.",
  whoTitle: "Who may see it",
  whoText:
    "Those in your company who run the club, and those of us who need to in order to help you. The suppliers who run servers, email and text messages for us process data only on our instructions.",
  membersTitle: "The club’s members",
  membersText:
    "For members’ data your company is the controller and we are the processor. We handle it under your data processing agreement and on your instructions.",
  longTitle: "For how long",
  longText:
    "As long as you have an account. When it is closed, the data is erased within 30 days, except what accounting law requires us to keep.",
  rightsTitle: "Your rights",
  rightsText:
    "You may learn what we hold about you, correct it, have it erased or handed over, and object to how it is used. You may also complain to the Swedish Authority for Privacy Protection.",
};
