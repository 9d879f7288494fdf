import { makeTillDevice } from "#tests/api/factories.ts";
import { type NounFixture, plain } from "#tests/nouns/noun-fixture.ts";

export const devicesFixture: NounFixture = {
  quietTables: {
    staff_pin: "only staff see it, and they load it",
    pin_failure: "only staff see it, and they load it",
    till_device: "only staff see it, and they load it",
  },
  versionless: {
    setPin: "only the person's own, and never shown",
    renameTillDevice: "one word, shown to the person who changes it",
  },
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
