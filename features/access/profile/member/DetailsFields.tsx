import { CloseButton, NativeSelect, TextInput } from "@mantine/core";
import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { genders } from "#features/members/directory/domain/profile.ts";
import { textMax } from "#packages/domain/limits.ts";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { useDates } from "#packages/web/member/format/use-dates.ts";
import { FormGroup } from "#packages/web/member/shell/FormFrame.tsx";
import classes from "./details-fields.module.css";
import type { DetailsForm } from "./profile-form.ts";

type DetailsFieldsProps = {
  register: UseFormRegister<DetailsForm>;
  errors: FieldErrors<DetailsForm>;
  birthday: string;
  onClearBirthday: () => void;
};

/** Birthday, gender and address; every one may be left out or taken back. Spec §2. */
export function DetailsFields({ register, errors, birthday, onClearBirthday }: DetailsFieldsProps) {
  const words = useTranslations("profile");
  const dates = useDates();
  return (
    <>
      <FormGroup title={words("about")}>
        <div className={classes.birthday}>
          <TextInput
            label={words("birthday")}
            type="date"
            min="1900-01-01"
            max={dates.today()}
            autoComplete="bday"
            error={errors.birthday?.message}
            {...register("birthday")}
          />
          {birthday && (
            <CloseButton className={classes.clear} aria-label={words("clearBirthday")} onClick={onClearBirthday} />
          )}
        </div>
        <NativeSelect
          label={words("gender")}
          data={[
            { value: "", label: words("genderNone") },
            ...genders.map((gender) => ({ value: gender, label: words(`genders.${gender}`) })),
          ]}
          {...register("gender")}
        />
      </FormGroup>
      <FormGroup title={words("addressTitle")}>
        <LimitedField
          label={words("street")}
          autoComplete="street-address"
          limit={textMax.street}
          error={errors.street?.message}
          {...register("street")}
        />
        <div className={classes.place}>
          <LimitedField
            label={words("zipCode")}
            autoComplete="postal-code"
            limit={textMax.zipCode}
            error={errors.zipCode?.message}
            {...register("zipCode")}
          />
          <LimitedField
            label={words("city")}
            autoComplete="address-level2"
            limit={textMax.city}
            error={errors.city?.message}
            {...register("city")}
          />
        </div>
      </FormGroup>
    </>
  );
}
