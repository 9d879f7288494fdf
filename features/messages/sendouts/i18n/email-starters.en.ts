import type { sv } from "./email-starters.sv.ts";

export const en: typeof sv = {
  WELCOME: {
    WARM: {
      subject: "Welcome, {firstName|friend}!",
      preheader: "Your card is waiting for you.",
      text: "Hi {firstName|there} and welcome!\n\nShow your card at the till every time you shop. In your club, you can see **what you’ve collected** and **what you can get for it**.\n\nSee you soon.",
      label: "Open your club",
    },
    SHORT: {
      subject: "You’re in",
      preheader: "How to use your card.",
      text: "Hi {firstName|there}!\n\n• Show your card at the till when you shop\n• Collect\n• Swap it for something nice\n\nThat’s all there is to it.",
      label: "Show my card",
    },
    OFFER: {
      subject: "A welcome gift for you, {firstName|friend}",
      preheader: "It’s already on your card.",
      text: "Hi {firstName|there}!\n\nLovely that you’ve joined. As a thank you, there’s **a gift for your next visit**: just show your card at the till.",
      label: "See the gift",
    },
  },
  BIRTHDAY: {
    WARM: {
      subject: "Happy birthday, {firstName|friend}!",
      preheader: "We hope you have a lovely day.",
      text: "Hooray, {firstName|friend}!\n\nWe hope you have a lovely day. Pop in when you’re passing by, and let us celebrate you.",
      label: "Open your club",
    },
    SHORT: {
      subject: "Hooray for you, {firstName|friend}!",
      preheader: "Today is your day.",
      text: "Happy birthday, {firstName|friend}! Have a lovely day.",
      label: "Open your club",
    },
    OFFER: {
      subject: "A birthday gift, {firstName|friend}",
      preheader: "Pick it up whenever you like.",
      text: "Happy birthday, {firstName|friend}!\n\nThis calls for a treat, and **it’s on us**. Your gift is below: show your card at the till, and it’s yours.",
      label: "Get the gift",
    },
  },
  NEWS: {
    WARM: {
      subject: "Something new from us",
      preheader: "As a member, you’re the first to know.",
      text: "Hi {firstName|there}!\n\nSomething new has come in, and **as a member you’re the first to know**.\n\nCome and have a look, and we’ll tell you more.",
      label: "See what’s going on",
    },
    SHORT: {
      subject: "Here’s what’s new",
      preheader: "Short and sweet.",
      text: "# New from us\n\n• The first thing\n• The second thing\n• The third thing\n\nSee you!",
      label: "See more",
    },
    OFFER: {
      subject: "Try something new, {firstName|dear member}",
      preheader: "Members try it first.",
      text: "Hi {firstName|there}!\n\nWe have something new, and we’d like you to try it first. **That’s why you get a coupon**, below.",
      label: "See what’s new",
    },
  },
  THANKS: {
    WARM: {
      subject: "Thank you, {firstName|dear member}",
      preheader: "For coming back.",
      text: "Hi {firstName|there}!\n\nWe’re here thanks to you and others who keep coming back. **Thank you for that.**\n\nNext time we see you, do tell us what you like, and what we could do better.",
      label: "Open your club",
    },
    SHORT: {
      subject: "Thanks for coming in",
      preheader: "It was lovely to see you.",
      text: "Thank you for coming, {firstName|dear member}.\n\nYou have {points} points. See you soon.",
      label: "See my points",
    },
    OFFER: {
      subject: "A little thank you, {firstName|dear member}",
      preheader: "Because you’re a regular.",
      text: "Hi {firstName|there}!\n\nYou’re one of the people who make this job a joy. **Here’s a little thank you** from us.",
      label: "See what you get",
    },
  },
  COME_BACK: {
    WARM: {
      subject: "It’s been a while, {firstName|friend}",
      preheader: "We’d love to see you again.",
      text: "Hi {firstName|there}!\n\nIt’s been a while, and we’d love to see you again.\n\nOpen your club to see what’s waiting for you.",
      label: "See what’s waiting",
    },
    SHORT: {
      subject: "We miss you, {firstName|friend}",
      preheader: "The door is open.",
      text: "Hi {firstName|there}! Your {points} points are still here. Drop by when it suits you.",
      label: "See my points",
    },
    OFFER: {
      subject: "Come back, and it’s on us",
      preheader: "A coupon is waiting for you.",
      text: "Hi {firstName|there}!\n\nIt’s been a while, and we’d love to see you again. **Next time it’s on us**: bring this coupon.",
      label: "See the coupon",
    },
  },
};
