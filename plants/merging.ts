import type { Plant } from "./plant.ts";

const access = ["features/members/merging/api/merge-access.test.ts", "tests/hostile/merges.test.ts"];

/** What a merge must not hand over, and who may merge. */
export const merges: Plant[] = [
  {
    story: "a merge moves the sessions of the membership that goes to the kept member",
    file: "migrations/0235_merges_end_access.sql",
    from: "  delete from member_session where chain_id = chain and member_id = merge.other_id;",
    to: "  update member_session set member_id = merge.kept_id where chain_id = chain and member_id = merge.other_id;",
    tests: access,
  },
  {
    story: "the password of the membership that goes still signs in after an undo",
    file: "migrations/0235_merges_end_access.sql",
    from: "  update member set password_hash = null where chain_id = chain and id = merge.other_id;\n",
    to: "",
    tests: access,
  },
  {
    story: "a reset link is sent to an address of a membership that was merged into another",
    file: "features/access/sessions/api/queries.ts",
    from: '    .where("removed_at", "is", null)\n    // Nobody has signed up',
    to: "    // Nobody has signed up",
    tests: access,
  },
  {
    story: "an address from a merge is proved without the kept member's password",
    file: "features/members/merging/api/keep-contacts.ts",
    from: "channel: channelOf[field], address, accountId, consent: null",
    to: "channel: channelOf[field], address, accountId: null, consent: null",
    tests: access,
  },
  {
    story: "a local merchant merges without asking",
    file: "features/members/merging/api/merge-members.ts",
    from: 'if (!mergesAlone(actor.role)) refuse("MERGE_APPROVAL_NEEDED");',
    to: "",
    tests: ["features/members/merging/api/merging.test.ts", "tests/hostile/merges.test.ts"],
  },
  {
    story: "staff merge their own membership by an approval of their own request",
    file: "features/members/merging/api/merge-two.ts",
    from: "[accountId, askedBy], [keptId, otherId]",
    to: "[accountId], [keptId, otherId]",
    tests: ["features/members/merging/api/merge-requests.test.ts"],
  },
  {
    story: "the email of the membership that goes is lost in a merge",
    file: "features/members/merging/api/write-merge.ts",
    from: "gone: { into: keptId, now }, otherReachedBy: other });",
    to: "gone: { into: keptId, now }, otherReachedBy: { ...other, email: null } });",
    tests: ["features/members/merging/api/earlier-addresses.test.ts"],
  },
  {
    story: "the earlier emails of the membership that goes are lost in a merge",
    file: "migrations/0235_merges_end_access.sql",
    from: "  delete from contact_change where chain_id = chain and member_id = merge.other_id;",
    to: "  delete from contact_change where chain_id = chain and member_id = merge.other_id;\n  delete from earlier_address where chain_id = chain and member_id = merge.other_id;",
    tests: ["features/members/merging/api/earlier-addresses.test.ts"],
  },
];
