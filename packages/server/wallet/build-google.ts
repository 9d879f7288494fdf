import type { Language } from "#packages/domain/translations/languages.ts";
import type { PassContent, PassField } from "./build-pass.ts";
import type { GoogleThing } from "./google-wallet.ts";

const languages = ["sv", "en", "fr"] as const satisfies readonly Language[];

/** Returns a text in the club's own language with translations: the phone shows its own language. */
const translated = (own: Language, spoken: Record<Language, string>) => ({
  defaultValue: { language: own, value: spoken[own] },
  translatedValues: languages
    .filter((language) => language !== own)
    .map((language) => ({ language, value: spoken[language] })),
});

const fieldOf = (fields: readonly PassField[], fieldKey: string) => fields.find(({ key }) => key === fieldKey);

function textModule(own: Language, { key, label, value }: PassField) {
  if (typeof value === "number") return [];
  const header = label[own] && { localizedHeader: translated(own, label) };
  return [{ id: key, ...header, localizedBody: translated(own, value) }];
}

interface ClassFacts {
  id: string;
  language: Language;
  /** The URL of the logo, a PNG. */
  logoUrl: string;
  clubUrl: string;
  title: Record<Language, string>;
  memberLabel: Record<Language, string>;
}

/** Returns a club's class, the shared part of all its cards, in Google's format. */
export function googleClass(content: PassContent, facts: ClassFacts): GoogleThing {
  const { language, title, memberLabel } = facts;
  const club = fieldOf(content.back, "club");
  return {
    id: facts.id,
    issuerName: content.clubName,
    programName: title[language],
    localizedProgramName: translated(language, title),
    accountNameLabel: memberLabel[language],
    localizedAccountNameLabel: translated(language, memberLabel),
    programLogo: {
      sourceUri: { uri: facts.logoUrl },
      contentDescription: translated(language, content.description),
    },
    hexBackgroundColor: content.colours.ground,
    textModulesData: content.back.filter((field) => field !== club).flatMap((field) => textModule(language, field)),
    ...(club && {
      linksModuleData: {
        uris: [{ id: club.key, uri: facts.clubUrl, localizedDescription: translated(language, club.label) }],
      },
    }),
    // A card is personal: another person cannot add it to a wallet by the same link.
    multipleDevicesAndHoldersAllowedStatus: "ONE_USER_ALL_DEVICES",
    // Google reviews each change and shows the previous version until then.
    reviewStatus: "UNDER_REVIEW",
  };
}

/** Returns a member's card in Google's format; a void card is expired and anonymous. */
export function googleObject(
  content: PassContent,
  { id, classId, language }: { id: string; classId: string; language: Language },
): GoogleThing {
  const points = fieldOf(content.primary, "points");
  const member = fieldOf(content.secondary, "member");
  const { membershipNumber } = content;
  return {
    id,
    classId,
    state: membershipNumber === null ? "EXPIRED" : "ACTIVE",
    ...(member && typeof member.value !== "number" && { accountName: member.value[language] }),
    ...(membershipNumber !== null && {
      barcode: {
        type: "QR_CODE",
        value: membershipNumber,
        alternateText: membershipNumber.replace(/(\d{4})(?=\d)/g, "$1 "),
      },
    }),
    ...(points &&
      typeof points.value === "number" && {
        loyaltyPoints: {
          label: points.label[language],
          localizedLabel: translated(language, points.label),
          balance: { int: points.value },
        },
      }),
    textModulesData: content.secondary
      .filter((field) => field !== member)
      .flatMap((field) => textModule(language, field)),
  };
}
