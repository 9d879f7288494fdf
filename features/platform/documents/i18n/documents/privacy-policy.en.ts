import type { DocumentText } from "../../domain/document-texts.ts";

export const document: DocumentText = {
  intro:
    "How Stammis handles personal data about you, as someone who works with a club. For the club’s members, the club’s own privacy policy applies.",
  sections: [
    {
      title: "What we keep",
      paragraphs: [
        "Your name, your email address, your phone number if you give it, and your language. Which companies and points of sale you have access to, and when you were last active in each of the clubs.",
        "When and from what kind of device you have logged in, and what you register in the service, such as purchases, corrections and changes to the club. Passwords are kept only in a form that cannot be read back.",
      ],
    },
    {
      title: "Why",
      paragraphs: [
        "To give you the service under the agreement with your company, protect accounts against intrusion, be able to show who did what in a club, and answer when you contact us. We never sell data and show no advertising.",
      ],
    },
    {
      title: "Invitations",
      paragraphs: [
        "If you are invited to a club, we keep the address and name that were typed. Until you have accepted, whoever invites you sees only what they typed themselves. An invitation that nobody answers is erased after 180 days.",
      ],
    },
    {
      title: "Who may see it",
      paragraphs: [
        "Those in your company who run the club see your name, your address, your role and when you were last active there. Another company that you work for sees none of that. At Stammis, it is seen only by those who need it in order to help you. Suppliers who run servers, email and text messages for us process data only on our instructions. If your company pays by card, the card is given on Stripe’s page and handled by Stripe; we see its brand, its last four digits and when it expires.",
      ],
    },
    {
      title: "The club’s members",
      paragraphs: [
        "For members’ data your company is the controller and we are the processor. We handle it under the Data Processing Agreement and on the company’s instructions.",
      ],
    },
    {
      title: "For how long",
      paragraphs: [
        "As long as you have an account. Logins are forgotten once they have expired. To close your account, tell us and we erase it within 30 days, except what the law requires us to keep.",
      ],
    },
    {
      title: "Your rights",
      paragraphs: [
        "You may find out what we hold about you, correct it, have it erased or handed over, and object to how it is used. You can see and end your logins yourself in your profile. You may also complain to the Swedish Authority for Privacy Protection (IMY).",
      ],
    },
  ],
};
