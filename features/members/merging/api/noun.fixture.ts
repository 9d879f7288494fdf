import { makeMember, makeStaff } from "#tests/api/factories.ts";
import { memberOf, type NounFixture, ofMember, plain } from "#tests/nouns/noun-fixture.ts";

export const mergingFixture: NounFixture = {
  quietTables: {
    merge_request: "only staff see it, and they load it",
    member_merge: "changes together with a table that wakes pages",
    merge_part: "changes together with a table that wakes pages",
  },
  versionless: {
    answerMergeRequest: "a second answer is refused",
  },
  oldRows: {
    merges: ({ chain, ago }) =>
      `insert into member_merge (chain_id, kept_id, other_id, merged_at, profiles)
      values (${chain}, 1, 2, ${ago(30)}, '{}')`,
  },
  things: async ({ api, club, memberId }) => {
    const { memberId: otherId } = await makeMember(api, club, { home_location_id: club.locationIds[0] });
    const localMerchant = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [...club.locationIds]);
    const request = { params: { id: memberId }, body: { otherId, taken: [] } };
    const { id } = await api.call("askMerge", request, { as: localMerchant.token, chain: club.chain.subdomain });
    return { mergeRequestId: id };
  },
  places: {
    listMergeCandidates: {
      sees: ({ memberId: id }) => [
        { params: { id }, query: {} },
        { params: { id }, query: { q: "Torborg" } },
      ],
      refused: (there) => [{ ...memberOf(there), query: {} }],
    },
    previewMerge: {
      refused: (there, here) => [
        { ...memberOf(there), query: { otherId: here.memberId } },
        { ...memberOf(here), query: { otherId: there.memberId } },
      ],
    },
    listMerges: ofMember(),
    mergeMembers: {
      refused: (there, here) => [
        { ...memberOf(there), body: { otherId: here.memberId, taken: [] } },
        { ...memberOf(here), body: { otherId: there.memberId, taken: [] } },
      ],
    },
    askMerge: {
      refused: (there, here) => [
        { ...memberOf(there), body: { otherId: here.memberId, taken: [] } },
        { ...memberOf(here), body: { otherId: there.memberId, taken: [] } },
      ],
    },
    askUndoMerge: { refused: ({ memberId: id, mergeId }) => [{ params: { id, mergeId } }] },
    listDoubleMembers: plain,
    listMergeRequests: plain,
    withdrawMergeRequest: { refused: ({ mergeRequestId: id }) => [{ params: { id } }] },
    undoMerge: { refused: ({ memberId: id, mergeId }) => [{ params: { id, mergeId } }] },
  },
  bodies: {
    mergeMembers: { otherId: 2_000_000_000, taken: [] },
    askMerge: { otherId: 2_000_000_000, taken: [] },
    answerMergeRequest: { answer: "DECLINED" },
  },
  queries: {
    previewMerge: { otherId: 2_000_000_000 },
  },
};
