import { member, type NounFixture, ofMember } from "#tests/nouns/noun-fixture.ts";

export const notesFixture: NounFixture = {
  support: {
    listMemberNotes: "withheld",
  },
  versionless: {
    editMemberNote: "only its author changes it",
    pinMemberNote: "a switch",
  },
  things: async ({ api, memberId, asMerchant }) => {
    const note = { params: { id: memberId }, body: { text: "Vill sitta vid fönstret" } };
    return { noteId: (await api.call("addMemberNote", note, asMerchant)).id };
  },
  places: {
    listMemberNotes: ofMember(),
    addMemberNote: member({ body: { text: "Känd av ingen" } }),
    addMemberNotes: { refused: ({ memberId }) => [{ body: { ids: [memberId], text: "Känd av ingen" } }] },
    editMemberNote: { refused: ({ noteId: id }) => [{ params: { id }, body: { text: "Ändrad" } }] },
    removeMemberNote: { refused: ({ noteId: id }) => [{ params: { id } }] },
    pinMemberNote: { refused: ({ noteId: id }) => [{ params: { id } }] },
    unpinMemberNote: { refused: ({ noteId: id }) => [{ params: { id } }] },
  },
  bodies: {
    addMemberNote: { text: "Tål inte nötter" },
    editMemberNote: { text: "Tål nötter" },
  },
};
