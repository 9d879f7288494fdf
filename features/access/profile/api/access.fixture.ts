import type { AccessCases } from "#tests/permissions/access-cases.ts";

/** What the permission tests send to these endpoints. */
export const profileAccess: AccessCases = {
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
