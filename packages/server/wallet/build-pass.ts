import { type Language, languages } from "#packages/domain/translations/languages.ts";
import type { Signer } from "./signer.ts";

/** A line of a pass: a label, and what it says, by language. */
export interface PassField {
  key: string;
  label: Record<Language, string>;
  /** A number as it is, for the phone to write and to tell when it has changed. */
  value: Record<Language, string> | number;
  /** Said on the lock screen when it has changed: `%@` stands for the value. */
  changed?: Record<Language, string>;
}

/** What a card in a wallet says. */
export interface PassContent {
  serial: string;
  clubName: string;
  /** "Medlemskort hos …", read out. */
  description: Record<Language, string>;
  /** The twelve digits; null on a pass that is void. */
  membershipNumber: string | null;
  colours: { ground: string; text: string };
  header: PassField[];
  primary: PassField[];
  secondary: PassField[];
  back: PassField[];
}

/** PNG by file name: `icon@2x.png`. */
export type PassPictures = Readonly<Record<string, Buffer>>;

/** Where a phone asks for the pass anew, and what it shows there. */
interface PassHome {
  url: string;
  token: string;
}

const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(",")})`;

/** A text as a file of strings quotes it: whatever was typed stays within its own line. */
const quoted = (text: string) => text.replace(/[\\"]/g, "\\$&").replace(/\s/g, " ");

/** Texts stand under keys, and beside them what each is in a phone's language. */
function gatherTexts() {
  const texts: Record<Language, Record<string, string>> = { sv: {}, en: {}, fr: {} };
  return {
    texts,
    keep(key: string, spoken: Record<Language, string>): string {
      for (const language of languages) texts[language][key] = quoted(spoken[language]);
      return key;
    },
  };
}

/** The signed file (`.pkpass`) of a card, in three languages: the phone shows its own. */
export async function buildPass(
  content: PassContent,
  pictures: PassPictures,
  home: PassHome,
  signer: Signer,
): Promise<Buffer> {
  const { PKPass } = await import("passkit-generator");
  const { texts, keep } = gatherTexts();
  const fields = (passFields: PassField[]) =>
    passFields.map(({ key, label, value, changed }) => ({
      key,
      label: keep(`${key}.label`, label),
      value: typeof value === "number" ? value : keep(`${key}.value`, value),
      ...(changed && { changeMessage: keep(`${key}.changed`, changed) }),
    }));
  const { membershipNumber, colours } = content;
  const pass = {
    formatVersion: 1,
    passTypeIdentifier: signer.passType,
    teamIdentifier: signer.teamId,
    serialNumber: content.serial,
    organizationName: content.clubName,
    description: keep("description", content.description),
    logoText: content.clubName,
    backgroundColor: rgb(colours.ground),
    foregroundColor: rgb(colours.text),
    labelColor: rgb(colours.text),
    // A card is a person's: no button to send it on.
    sharingProhibited: true,
    webServiceURL: home.url,
    authenticationToken: home.token,
    ...(membershipNumber === null
      ? { voided: true }
      : {
          barcodes: [
            {
              format: "PKBarcodeFormatQR",
              message: membershipNumber,
              messageEncoding: "iso-8859-1",
              altText: membershipNumber.replace(/(\d{4})(?=\d)/g, "$1 "),
            },
          ],
        }),
    storeCard: {
      headerFields: fields(content.header),
      primaryFields: fields(content.primary),
      secondaryFields: fields(content.secondary),
      auxiliaryFields: [],
      backFields: fields(content.back),
    },
  };
  const file = new PKPass(
    { ...pictures, "pass.json": Buffer.from(JSON.stringify(pass)) },
    {
      signerCert: signer.certificate,
      signerKey: signer.key,
      wwdr: signer.issuer,
      ...(signer.keyPassword && { signerKeyPassphrase: signer.keyPassword }),
    },
  );
  for (const language of languages) file.localize(language, texts[language]);
  return file.getAsBuffer();
}
