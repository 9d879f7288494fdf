import {
  type Icon,
  IconBuildingStore,
  IconCategory,
  IconCoins,
  IconFileImport,
  IconFlask,
  IconGift,
  IconMailPlus,
  IconPrinter,
  IconRubberStamp,
  IconSpeakerphone,
  IconTicket,
  IconUserPlus,
} from "@tabler/icons-react";
import type { Act } from "#packages/web/backoffice/lib/acts.ts";
import { type PlainPath, paths } from "#packages/web/backoffice/paths.ts";

type ActAtHand = { name: string; to: PlainPath; icon: Icon; for: Act };

/** What the palette lets somebody do at once, each on the page it is done on. */
export const actsAtHand = [
  { name: "newReward", to: paths.newReward, icon: IconGift, for: "manageClub" },
  { name: "newValueCoupon", to: paths.newValueCoupon, icon: IconTicket, for: "manageClub" },
  { name: "newStampCard", to: paths.newStampCard, icon: IconRubberStamp, for: "manageClub" },
  { name: "newCampaign", to: paths.newCampaign, icon: IconSpeakerphone, for: "runCampaigns" },
  { name: "importMembers", to: paths.imports, icon: IconFileImport, for: "importMembers" },
  { name: "inviteMembers", to: paths.attract, icon: IconMailPlus, for: "changeMembers" },
  { name: "printPoster", to: paths.attract, icon: IconPrinter, for: "readClub" },
  { name: "changePoints", to: paths.points, icon: IconCoins, for: "manageClub" },
  { name: "tryRule", to: paths.whatIf, icon: IconFlask, for: "manageClub" },
  { name: "newLocation", to: paths.newLocation, icon: IconBuildingStore, for: "manageClub" },
  { name: "newCategory", to: paths.categories, icon: IconCategory, for: "manageClub" },
  { name: "inviteStaff", to: paths.users, icon: IconUserPlus, for: "manageStaff" },
] as const satisfies readonly ActAtHand[];
