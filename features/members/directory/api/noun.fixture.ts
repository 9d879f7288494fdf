import { list, member, type NounFixture, ofMember } from "#tests/nouns/noun-fixture.ts";

export const directoryFixture: NounFixture = {
  quietTables: {
    left_address: "about identity and access, which no open page shows",
    earlier_address: "about identity and access, which no open page shows",
    member_word: "about identity and access, which no open page shows",
  },
  places: {
    listMembers: { sees: () => [{ query: {} }, { query: { q: "Torborg" } }, { query: { q: "+4670123" } }] },
    exportMembers: list(),
    getMember: ofMember(),
    updateMember: member({ body: { firstName: "Annan" } }),
    removeMember: member(),
    removeMembers: { refused: ({ memberId }) => [{ body: { ids: [memberId] } }] },
    resendMemberContact: { refused: ({ memberId: id }) => [{ params: { id, channel: "EMAIL" } }] },
    withdrawMemberContact: { refused: ({ memberId: id }) => [{ params: { id, channel: "EMAIL" } }] },
    searchClub: { sees: () => ["Torborg", "4711", "Vid", "Fjärran", "@"].map((q) => ({ query: { q } })) },
  },
  bodies: {
    updateMember: { firstName: "Annan" },
  },
};
