import type { FirstTexts } from "./terms.ts";

/** A template text for a Swedish club under GDPR; the merchant reviews and adapts it. */
export const en: FirstTexts = {
  membership: {
    title: "Membership conditions of {club}",
    paragraphs: [
      {
        title: "About the membership",
        content:
          "{club} is a customer club run by {company}. Membership is free of charge and personal. When you become a member you enter into an agreement with us on these conditions.",
      },
      {
        title: "Who can become a member",
        content:
          "You need to be 16 or older, or have a guardian’s permission. Each person can have one membership. The details you give must be your own and correct, and you can change them in the app at any time.",
      },
      {
        title: "How you collect points",
        content:
          "Show your membership card, or say your membership number, when you shop with us. The purchase is registered on your membership and earns points as shown in the app on the day you shop. If you return something, the points for it are taken back.",
      },
      {
        title: "How long points are valid",
        content:
          "The app shows how many points you have and the last day they can be used. Points not used by then expire. Those that expire first are used first. Points cannot be sold, transferred or exchanged for money.",
      },
      {
        title: "Rewards",
        content:
          "You exchange your points for the rewards shown in the app, in our shops and for as long as the reward is offered. A reward cannot be exchanged for money. If something has gone wrong we put it right: tell us at the till or contact us.",
      },
      {
        title: "Messages from us",
        content:
          "We always send the messages that belong to the membership itself, for example when you want to change your password. You receive offers and news only if you have said yes to them, and you can say no again whenever you like.",
      },
      {
        title: "If we change something",
        content:
          "If we change these conditions, the app shows what changes and from which day, and if we have your email address we write to you. Points that you have already earned keep the validity they were given. If you do not want to accept the new conditions you can leave the club.",
      },
      {
        title: "Leaving the club",
        content:
          "You can end your membership whenever you like, under Account in the app or by contacting us. Your points are then lost. We can end a membership that is misused. Should the club be closed, you will know ahead, so that you have time to use your points.",
      },
      {
        title: "If we do not agree",
        content:
          "Please contact us first and we will try to find a solution. You can also turn to the Swedish National Board for Consumer Disputes (arn.se). Swedish law applies.",
      },
    ],
  },
  privacy: {
    title: "Privacy policy of {club}",
    paragraphs: [
      {
        title: "Who is responsible",
        content:
          "{company} is the controller of the personal data processed in {club}. You reach us through the contact details under Contact in the app.",
      },
      {
        title: "What data we have",
        content:
          "What you give us: an email address or phone number and, if you like, your name, address, birthday, gender and language.\nWhat comes about while you are a member: membership number, your home location, purchases (day, place, amount and category), points, rewards, messages we have sent you, your consents and your logins.",
      },
      {
        title: "Why, and on what legal basis",
        content:
          "To give you the membership we have agreed on: registering purchases, counting points, handing out rewards and answering questions (contract).\nTo send offers and news (your consent).\nTo follow how the club is used and prevent misuse (our legitimate interest in running the club well).\nTo follow the Swedish Bookkeeping Act and other laws (legal obligation).",
      },
      {
        title: "Offers and news",
        content:
          "You choose whether you want them by email, text message, both or neither. You change it in your profile or with the link in every message. Saying no does not affect your membership.",
      },
      {
        title: "Who can see the data",
        content:
          "Staff in our shops see what they need to help you. The club runs on the service Stammis, which together with suppliers of hosting, email and text messages processes data on our behalf and on our instructions. We never sell your data.",
      },
      {
        title: "Where the data is",
        content:
          "The data is processed within the EU and the EEA. Should a supplier ever need to process it outside the EEA, this is done only with the safeguards that the General Data Protection Regulation requires.",
      },
      {
        title: "How long we keep it",
        content:
          "For as long as you are a member. When you leave the club, what identifies you is erased; purchases and points remain without any link to you. Data that the Bookkeeping Act requires is kept for seven years. We remember that you have said no to messages, so that you do not receive them again.",
      },
      {
        title: "Your rights",
        content:
          "You have the right to know what data we have about you, to have it corrected, erased or restricted, to receive it in order to move it elsewhere, to object to processing based on our legitimate interest, and to withdraw a consent. Most of this you do in the app; otherwise we help you within one month.",
      },
      {
        title: "The app, questions and complaints",
        content:
          "The app stores on your phone only what is needed to keep you logged in and to remember your choices. If you have questions or concerns, please contact us first. You can also complain to the Swedish Authority for Privacy Protection (imy.se). If we change this policy, the new version is published here.",
      },
    ],
  },
};
