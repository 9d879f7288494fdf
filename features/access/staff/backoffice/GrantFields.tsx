import { Button, Checkbox, Radio } from "@mantine/core";
import { Controller, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import type { Location } from "#features/clubs/locations/backoffice/queries.ts";
import { roleLocalMerchant } from "#packages/domain/access/roles.ts";
import classes from "./staff.module.css";
import { type GivenRole, hasAllPointsOfSale } from "./staff-form.ts";
import type { GrantFieldForm } from "./use-staff-fields.ts";

type GrantFieldsProps = {
  form: GrantFieldForm;
  roles: readonly GivenRole[];
  locations: readonly Location[];
  /** Whether the user may let the person manage others. */
  mayGiveManaging: boolean;
};

/** A person's role and points of sale. */
export function GrantFields({ form, roles, locations, mayGiveManaging }: GrantFieldsProps) {
  const t = useTranslations("staff");
  const role = useWatch({ control: form.control, name: "role" });
  return (
    <>
      <Controller
        control={form.control}
        name="role"
        render={({ field }) => (
          <Radio.Group label={form.fields.role.label} value={field.value} onChange={field.onChange}>
            <div className={classes.choices}>
              {roles.map((each) => (
                <Radio key={each} value={each} label={t(`roles.${each}`)} description={t(`roleHints.${each}`)} />
              ))}
            </div>
          </Radio.Group>
        )}
      />
      {role === roleLocalMerchant && mayGiveManaging && (
        <Checkbox description={t("drawer.mayManageStaffHint")} {...form.input("mayManageStaff")} />
      )}
      {!hasAllPointsOfSale(role) && <Places form={form} locations={locations} />}
    </>
  );
}

function Places({ form, locations }: Pick<GrantFieldsProps, "form" | "locations">) {
  const t = useTranslations("staff");
  return (
    <Controller
      control={form.control}
      name="pointsOfSaleIds"
      render={({ field, fieldState }) => {
        const all = locations.every(({ id }) => field.value.includes(id));
        return (
          <div data-invalid={fieldState.invalid}>
            <Checkbox.Group
              {...form.words("pointsOfSaleIds")}
              value={field.value.map(String)}
              onChange={(ids) => field.onChange(ids.map(Number))}
            >
              <div className={classes.places}>
                {locations.map(({ id, name }) => (
                  <Checkbox key={id} value={String(id)} label={name} />
                ))}
              </div>
            </Checkbox.Group>
            {locations.length > 2 && !all && (
              <Button
                variant="default"
                size="xs"
                className={classes.chooseAll}
                onClick={() =>
                  form.setValue(
                    "pointsOfSaleIds",
                    locations.map(({ id }) => id),
                    { shouldDirty: true, shouldValidate: true },
                  )
                }
              >
                {t("drawer.chooseAll")}
              </Button>
            )}
          </div>
        );
      }}
    />
  );
}
