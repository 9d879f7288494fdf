import { Radio } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import detail from "#packages/web/backoffice/page/detail-page.module.css";
import { isContact, type ProfileField, profileFields } from "../domain/merged-profile.ts";
import type { Membership, Preview } from "./queries.ts";
import { useMemberWords } from "./use-member-words.ts";

type Rows = { preview: Preview; taken: readonly ProfileField[] };
type RowsProps = Rows & { onChoose: (field: ProfileField, isTaken: boolean) => void };

/** Returns a formatter for a profile field; empty without a value. */
function useFieldWords() {
  const members = useTranslations("directory");
  const words = useTranslations("words");
  const { full } = useDates();
  const { phone } = useMemberWords();
  return (field: ProfileField, { address, ...who }: Membership): string => {
    switch (field) {
      case "name":
        return `${who.firstName} ${who.lastName}`.trim();
      case "phone":
        return phone(who.phone) ?? "";
      case "address":
        return [address.street, [address.zipCode, address.city].filter(Boolean).join(" ")].filter(Boolean).join(", ");
      case "birthday":
        return who.birthday ? full(who.birthday) : "";
      case "gender":
        return who.gender ? members(`genders.${who.gender}`) : "";
      case "language":
        return words(`languages.${who.language}`);
      case "homeLocationId":
        return who.homeLocation ?? "";
      case "email":
        return who.email ?? "";
    }
  };
}

/** Shows the two profiles field by field. Where they differ, the user chooses one value. */
export function ProfileRows({ preview, taken, onChoose }: RowsProps) {
  const t = useTranslations("merging");
  const wordsOf = useFieldWords();
  const { full } = useDates();
  const { number } = useMemberWords();
  const { kept: survivor, other, differing } = preview;
  const since = [survivor.registeredAt, other.registeredAt].toSorted()[0] ?? "";
  const fields = profileFields.filter((field) => wordsOf(field, survivor) || wordsOf(field, other));
  return (
    <tbody>
      <tr>
        <th scope="row">{t("membershipNumber")}</th>
        <td data-side={t("kept")}>{number(survivor.membershipId)}</td>
        <td data-side={t("other")}>{number(other.membershipId)}</td>
        <td data-side={t("after")}>{number(survivor.membershipId)}</td>
      </tr>
      {fields.map((field) => {
        const [mine, otherText] = [wordsOf(field, survivor), wordsOf(field, other)];
        const isTaken = mine === "" || taken.includes(field);
        const isChoice = differing.includes(field);
        const isToProve = isTaken && isContact(field);
        const choice = (value: string, from: "KEPT" | "OTHER") => (
          <Radio
            name={`field-${field}`}
            label={value}
            checked={isTaken === (from === "OTHER")}
            onChange={() => onChoose(field, from === "OTHER")}
          />
        );
        return (
          <tr key={field}>
            <th scope="row">{t(`fields.${field}`)}</th>
            <td data-side={t("kept")}>{isChoice ? choice(mine, "KEPT") : mine || t("empty")}</td>
            <td data-side={t("other")}>{isChoice ? choice(otherText, "OTHER") : otherText || t("empty")}</td>
            <td data-side={t("after")}>
              {isToProve ? (
                <>
                  {mine}
                  <span className={detail.small}>{t("toProve", { address: otherText })}</span>
                </>
              ) : isTaken ? (
                otherText
              ) : (
                mine
              )}
            </td>
          </tr>
        );
      })}
      <tr>
        <th scope="row">{t("registered")}</th>
        <td data-side={t("kept")}>{full(survivor.registeredAt)}</td>
        <td data-side={t("other")}>{full(other.registeredAt)}</td>
        <td data-side={t("after")}>{full(since)}</td>
      </tr>
    </tbody>
  );
}
