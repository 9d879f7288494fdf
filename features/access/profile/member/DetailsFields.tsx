import { CloseButton, NativeSelect } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { genders } from "#features/members/directory/domain/profile.ts";
import { DayField } from "#packages/web/forms/DayField.tsx";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { useDates } from "#packages/web/member/format/use-dates.ts";
import { FormGroup } from "#packages/web/member/shell/FormFrame.tsx";
import classes from "./details-fields.module.css";
import type { DetailsFieldForm } from "./use-profile-fields.ts";

/** Birthday, gender and address; each is optional and can be removed. Spec §2. */
export function DetailsFields({ form }: { form: DetailsFieldForm }) {
  const { input, limited } = form;
  const words = useTranslations("profile");
  const dates = useDates();
  return (
    <>
      <FormGroup title={words("about")}>
        <div className={classes.birthday}>
          <DayField min="1900-01-01" max={dates.today()} autoComplete="bday" say={dates.full} {...input("birthday")} />
          {form.watch("birthday") && (
            <CloseButton
              className={classes.clear}
              aria-label={words("clearBirthday")}
              onClick={() => form.setValue("birthday", "", { shouldDirty: true })}
            />
          )}
        </div>
        <NativeSelect
          data={[
            { value: "", label: words("genderNone") },
            ...genders.map((gender) => ({ value: gender, label: words(`genders.${gender}`) })),
          ]}
          {...input("gender")}
        />
      </FormGroup>
      <FormGroup title={words("addressTitle")}>
        <LimitedField autoComplete="street-address" {...limited("street")} />
        <div className={classes.place}>
          <LimitedField autoComplete="postal-code" {...limited("zipCode")} />
          <LimitedField autoComplete="address-level2" {...limited("city")} />
        </div>
      </FormGroup>
    </>
  );
}
