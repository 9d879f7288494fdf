import { makeTillDevice } from "#tests/api/factories.ts";
import { type AccessCases, plain } from "#tests/permissions/access-cases.ts";

/** What the permission tests send to these endpoints. */
export const devicesAccess: AccessCases = {
  oldRows: {
    wrongPins: ({ chain, ago }) =>
      `insert into pin_failure (chain_id, device_id, account_id, latest_at) values (${chain}, 1, 1, ${ago(30)})`,
  },
  things: async ({ api, club }) => ({ deviceId: (await makeTillDevice(api, club)).deviceId }),
  places: {
    listTillDevices: plain,
    approveTillDevice: { refused: ({ locationId }) => [{ body: { name: "Kassan", pointOfSaleId: locationId } }] },
    renameTillDevice: { refused: ({ deviceId: id }) => [{ params: { id }, body: { name: "Min" } }] },
    revokeTillDevice: { refused: ({ deviceId: id }) => [{ params: { id } }] },
  },
  bodies: {
    renameTillDevice: { name: "Annan" },
  },
};
