import { type AccessCases, list, member, ofMember } from "#tests/permissions/access-cases.ts";

export const timelineAccess: AccessCases = {
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
