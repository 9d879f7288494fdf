import type { DocumentText } from "../../domain/document-texts.ts";

export const document: DocumentText = {
  intro:
    "This agreement applies when Stammis (the processor) processes personal data on behalf of the company (the controller). It is the agreement required by Article 28 of the General Data Protection Regulation, and applies for as long as we process data for you.",
  sections: [
    {
      title: "What is processed",
      paragraphs: [
        "The purpose is to run the company’s customer clubs: membership, purchases, points, stamps, coupons, campaigns and messages.",
        "The data subjects are the club’s members, people who have been invited or have signed up, and the company’s staff.",
        "The data consists of name, email address, phone number, address, birthday and gender where given, language, membership number, purchases with amount, category, time and point of sale, points, stamps and coupons, consents, messages sent and logins. Special categories of personal data must not be entered into the service.",
      ],
    },
    {
      title: "Your instructions",
      paragraphs: [
        "We process the data only under this agreement and as you set up the service, unless the law requires otherwise. If we consider an instruction unlawful, we will tell you.",
      ],
    },
    {
      title: "Confidentiality",
      paragraphs: [
        "Only those of us who need the data for their work have access to it, and they have undertaken not to pass it on.",
      ],
    },
    {
      title: "Security",
      paragraphs: [
        "Each club’s data is kept apart from that of other clubs, both in the program and in the database. Access is given per person and role, only once the person has accepted it, and can be withdrawn at once.",
        "Passwords are kept only in a form that cannot be read back, links and logins expire by themselves, and attempts to guess passwords are slowed down. What staff do with members, rules and access is recorded with time and person.",
      ],
    },
    {
      title: "Sub-processors",
      paragraphs: [
        "We may engage sub-processors to run servers, email and text messages. They are bound by the same obligations as we are, and we are responsible for their work as for our own.",
        "On request you get a list of them. We notify you of changes at least 30 days in advance, and you may object to them.",
      ],
    },
    {
      title: "Where the data is",
      paragraphs: [
        "The data is processed within the EU and EEA. It is transferred outside that area only with your consent and with the protection that the Regulation requires.",
      ],
    },
    {
      title: "The rights of data subjects",
      paragraphs: [
        "In the service you can see, correct and remove a member. When a member is removed, the person is erased while purchases and points remain without a name. If you need more in order to answer a data subject, we help you.",
      ],
    },
    {
      title: "Incidents",
      paragraphs: [
        "If we discover a personal data breach concerning your data, we notify you without undue delay, with what we know of what has happened, who is affected and what we are doing. We help you with what you need for your notification within 72 hours.",
      ],
    },
    {
      title: "Audit",
      paragraphs: [
        "On request we give you the information needed to show that the agreement is being followed. You or an independent auditor may carry out an audit at an agreed time.",
      ],
    },
    {
      title: "When the agreement ends",
      paragraphs: [
        "When you stop using the service we hand over the data in a readable format on request, and then erase it, unless the law requires it to be kept.",
      ],
    },
  ],
};
