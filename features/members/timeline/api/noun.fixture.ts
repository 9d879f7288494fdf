import { list, member, type NounFixture, ofMember } from "#tests/nouns/noun-fixture.ts";

export const timelineFixture: NounFixture = {
  support: {
    listMemberMessages: "withheld",
    listMemberDevices: "withheld",
  },
  places: {
    listMemberTimeline: ofMember(),
    listMemberFillings: ofMember(),
    exportFillings: list(),
    exportUses: list(),
    exportPointsAccount: member(),
    listMemberUses: ofMember(),
    listMemberMessages: ofMember(),
    listMemberDevices: ofMember(),
    sendMemberLogin: member(),
  },
};
