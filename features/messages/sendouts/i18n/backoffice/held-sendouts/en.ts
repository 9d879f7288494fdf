import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  waiting:
    "{count, plural, one {One sendout has been on hold} other {# sendouts have been on hold}} since the club was restored. Look at each one, or release them all at once.",
  open: "Release all",
  title: "Release every sendout on hold?",
  fetchFailed: "Unable to load the sendouts on hold",
  risk: "We can’t tell what went out after the backup. Some members may get the same message twice.",
  atOnce:
    "{count, plural, =0 {No message goes out right away.} one {One message goes out right away.} other {# messages go out right away.}}",
  later: "{count, plural, one {About one more goes out later.} other {About # more go out later.}}",
  messages: "{count, plural, one {one message} other {# messages}}",
  when: {
    AT_ONCE: "right away",
    AT_ITS_TIME: "{when}",
    BY_ITSELF: "runs by itself again",
    APPROVAL: "waits for a second person to approve",
  },
  release: "Release all",
  released: "{count, plural, one {One sendout released} other {# sendouts released}}",
  releaseFailed: "Unable to release the sendouts",
};
