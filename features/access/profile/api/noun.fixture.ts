import type { NounFixture } from "#tests/nouns/noun-fixture.ts";

export const profileFixture: NounFixture = {
  quietTables: {
    list_view: "only staff see it, and they load it",
  },
  versionless: {
    updateView: "stored again under its name",
  },
  things: async ({ api, asMerchant }) => {
    const body = { list: "members", name: "Störst först", search: "sort=total", shared: true } as const;
    return { viewId: (await api.call("createView", { body }, asMerchant)).id };
  },
  places: {
    updateView: { refused: ({ viewId: id }) => [{ params: { id }, body: { name: "Min", search: "", shared: false } }] },
    removeView: { refused: ({ viewId: id }) => [{ params: { id } }] },
  },
  bodies: {
    updateView: { name: "Annan vy", search: "", shared: false },
  },
};
