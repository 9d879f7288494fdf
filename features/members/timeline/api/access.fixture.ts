import { type AccessCases, list, member, ofMember } from "#tests/permissions/access-cases.ts";

/** What the permission tests send to these endpoints. */
export const timelineAccess: AccessCases = {
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
