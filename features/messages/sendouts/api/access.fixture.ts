import { aSendout, makeSendout } from "#tests/api/sendouts.ts";
import type { AccessCases } from "#tests/permissions/access-cases.ts";

/** What the permission tests send to these endpoints. */
export const sendoutsAccess: AccessCases = {
  things: async ({ api, club }) => ({ sendoutId: (await makeSendout(api, club)).id }),
  bodies: {
    updateSendout: aSendout,
    setSendoutState: { act: "CANCEL" },
    testSendout: { medium: "EMAIL", language: "sv" },
  },
};
