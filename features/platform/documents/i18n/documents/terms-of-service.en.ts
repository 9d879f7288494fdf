import type { DocumentText } from "../../domain/document-texts.ts";

export const document: DocumentText = {
  intro:
    "These terms apply between Stammis and the company that opens an account. Whoever accepts them does so on behalf of the company and must be entitled to do so.",
  sections: [
    {
      title: "The service",
      paragraphs: [
        "Stammis is a service for customer clubs. The company builds the club, members carry it on their phones, and staff at the till register purchases, points, stamps and coupons.",
        "The service keeps developing. If we remove something you depend on, we tell you at least 30 days in advance.",
      ],
    },
    {
      title: "Trial and price",
      paragraphs: [
        "The trial lasts 14 days and begins on the day the company is opened. It costs nothing, needs no card and commits you to nothing.",
        "After the trial you pay according to the subscription that you and we have agreed on. Nothing starts to cost money without your consent.",
        "If an invoice is unpaid five days after its due date, we remind you free of charge. After fifteen days we remind you once more, and then charge the reminder fee that Swedish law allows, at present 60 kronor. After 30 days, what the clubs show to members is paused until the invoice is paid.",
      ],
    },
    {
      title: "Your accounts",
      paragraphs: [
        "Each person has a login of their own. Someone who is invited gets access only once they have accepted, and may leave again. You decide who has access to your clubs, and remove those who should no longer have it.",
        "A company always has at least one merchant. Passwords and till codes are personal. If you suspect that someone else has got hold of them, change them and tell us.",
      ],
    },
    {
      title: "Your responsibility for the club",
      paragraphs: [
        "You are responsible for the club’s terms, for what you promise your members and for keeping those promises. The texts that the service suggests are a starting point for you to go through.",
        "You send marketing only to those who have said yes to it, and stop when they say no. The service keeps track of consents, but you are the sender.",
        "What you put into the club must not be unlawful or misleading, or infringe anyone else’s rights.",
      ],
    },
    {
      title: "Points and benefits",
      paragraphs: [
        "Points, stamps and coupons are benefits that you give your members. They are not money, and Stammis owes members nothing for them.",
        "The service calculates by the rules you set. If you change a rule, it applies from then on: points already earned keep their validity.",
      ],
    },
    {
      title: "Personal data",
      paragraphs: [
        "For members’ data you are the controller and we are your processor. This is governed by the Data Processing Agreement, which you accept together with these terms.",
      ],
    },
    {
      title: "Availability and faults",
      paragraphs: [
        "We do our best to keep the service running around the clock, but do not promise that it is free from faults and interruptions. When something goes wrong, we put it right as soon as reasonably possible.",
        "We are not liable for lost profit or other indirect damage. Our liability is limited to what you have paid for the service over the last twelve months. The limitation does not apply to intent or gross negligence, nor where the law does not allow it.",
      ],
    },
    {
      title: "Suspension",
      paragraphs: [
        "We may suspend an account that is used in breach of these terms or in a way that harms others. Where possible we tell you first, so that you can put it right.",
      ],
    },
    {
      title: "When the agreement ends",
      paragraphs: [
        "You may stop whenever you like. Tell us, and we close the club. On request we hand over the club’s data in a readable format before it is erased.",
      ],
    },
    {
      title: "Changes",
      paragraphs: [
        "When the terms change they get a new date. You get to read and accept the new version, and can always see which version the company has accepted, when and by whom.",
      ],
    },
    {
      title: "Law and disputes",
      paragraphs: ["Swedish law applies. Disputes that we cannot settle together are decided by the Swedish courts."],
    },
  ],
};
