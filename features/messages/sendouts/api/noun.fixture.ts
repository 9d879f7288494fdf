import { aSendout, makeSendout } from "#tests/api/messages/sendouts.ts";
import type { NounFixture } from "#tests/nouns/noun-fixture.ts";

export const sendoutsFixture: NounFixture = {
  quietTables: {
    sendout_count: "only staff see it, and they load it",
    sendout_day: "only staff see it, and they load it",
    sendout_rules: "only staff see it, and they load it",
    sendout: "home polls: a sendout would wake a hundred thousand pages at once",
    sendout_recipient: "home polls: a sendout would wake a hundred thousand pages at once",
  },
  support: {
    previewSendoutEmail: "open",
    listSendoutRecipients: "withheld",
    countSendoutReach: "withheld",
  },
  versionless: {
    setSendoutState: "moves along its own steps",
    releaseHeldSendouts: "moves along its own steps",
  },
  things: async ({ api, club }) => ({ sendoutId: (await makeSendout(api, club)).id }),
  bodies: {
    updateSendout: aSendout,
    setSendoutState: { act: "CANCEL" },
    publishAndSendCampaign: { leavesOut: false },
    testSendout: { medium: "EMAIL", language: "sv" },
  },
};
