import { type Language, languages } from "#packages/domain/translations/languages.ts";
import type { Signer } from "./signer.ts";

/** A line of a pass: a label and a value, by language. */
export interface PassField {
  key: string;
  label: Record<Language, string>;
  /** The field's value. A plain number lets the phone format it and detect changes. */
  value: Record<Language, string> | number;
  /** The lock screen's message after a change; `%@` is replaced by the value. */
  changed?: Record<Language, string>;
}

/** The content of a wallet card. */
export interface PassContent {
  serial: string;
  clubName: string;
  /** The card's description for screen readers: "Medlemskort hos …". */
  description: Record<Language, string>;
  /** The twelve digits of the membership number; null on a void pass. */
  membershipNumber: string | null;
  colours: { ground: string; text: string };
  header: PassField[];
  primary: PassField[];
  secondary: PassField[];
  back: PassField[];
}

/** The pass's PNG files by name, such as `icon@2x.png`. */
export type PassPictures = Readonly<Record<string, Buffer>>;

/** The service that updates the pass, with the pass's token. */
interface PassHome {
  url: string;
  token: string;
}

const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(",")})`;

/** Quotes a text for a strings file, so that any input stays on its own line. */
const quoted = (text: string) => text.replace(/[\\"]/g, "\\$&").replace(/\s/g, " ");

/** Collects texts under keys, with a translation per language for the phone. */
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

/** Builds a card's signed file (`.pkpass`) in three languages; the phone shows its own language. */
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
    // A card is personal, so the share button is off.
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
