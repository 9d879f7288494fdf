import type { RetentionWords } from "#packages/i18n/retention-words.ts";
import type { mergingRetention } from "../domain/retention.ts";

export const mergingRetentionWords = {
  merges: {
    name: {
      sv: "Profiler från före en sammanslagning",
      en: "Profiles from before a merge",
      fr: "Profils d’avant une fusion",
    },
    why: {
      sv: "Så länge går sammanslagningen att ångra.",
      en: "Until then the merge can be undone.",
      fr: "La fusion peut être annulée pendant ce temps.",
    },
  },
} as const satisfies RetentionWords<typeof mergingRetention>;
