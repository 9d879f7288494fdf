import { Button, SimpleGrid } from "@mantine/core";
import { textMax } from "@stammis/domain/limits";
import { roleCashier } from "@stammis/domain/people/roles";
import { useTranslations } from "use-intl/react";
import { useNotices } from "../../lib/notices.ts";
import { applyProblem } from "../../lib/problem.ts";
import { useForm } from "../../lib/use-form.ts";
import { LimitedField } from "../../shell/LimitedField.tsx";
import type { Location } from "../locations/queries.ts";
import { GrantFields } from "./GrantFields.tsx";
import { useInviteStaff } from "./queries.ts";
import classes from "./staff.module.css";
import { checkStaff, grantOf, mayGiveManaging, rolesGivenBy, type StaffForm } from "./staff-form.ts";
import { useActor } from "./use-actor.ts";
import { useUnsavedNote } from "./use-unsaved-note.ts";

type InviteFormProps = {
  locations: readonly Location[];
  onUnsaved: (is: boolean) => void;
  onDone: () => void;
};

const checkInvitation = (form: StaffForm) => checkStaff(form, true);

export function InviteForm({ locations, onUnsaved, onDone }: InviteFormProps) {
  const t = useTranslations("staff");
  const words = useTranslations("words");
  const notices = useNotices();
  const actor = useActor();
  const roles = rolesGivenBy(actor);
  const invite = useInviteStaff();
  const form = useForm<StaffForm>({
    defaultValues: {
      email: "",
      firstName: "",
      lastName: "",
      role: roles.at(-1) ?? roleCashier,
      pointsOfSaleIds: locations.length === 1 ? locations.map(({ id }) => id) : [],
      mayManageStaff: false,
    },
    check: checkInvitation,
  });
  const { errors, isDirty } = form.formState;
  useUnsavedNote(isDirty, onUnsaved);
  const send = form.handleSubmit(async (values) => {
    const { email, firstName, lastName } = values;
    try {
      await invite.mutateAsync({ email, firstName, lastName, ...grantOf(values) });
    } catch (error) {
      if (!applyProblem(form, error)) notices.failed(error, t("inviteFailed"));
      return;
    }
    notices.done(t("drawer.sent", { email: email.trim() }));
    onDone();
  });
  return (
    <form className={classes.form} noValidate onSubmit={send}>
      <p className={classes.note}>{t("drawer.inviteText")}</p>
      <LimitedField
        type="email"
        label={words("email")}
        required
        limit={textMax.email}
        autoComplete="off"
        data-autofocus
        {...form.register("email")}
        error={errors.email?.message}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <LimitedField
          label={words("firstName")}
          limit={textMax.personName}
          autoComplete="off"
          {...form.register("firstName")}
        />
        <LimitedField
          label={words("lastName")}
          limit={textMax.personName}
          autoComplete="off"
          {...form.register("lastName")}
        />
      </SimpleGrid>
      <GrantFields form={form} roles={roles} locations={locations} mayGiveManaging={mayGiveManaging(actor)} />
      <div className={classes.foot}>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t("drawer.send")}
        </Button>
      </div>
    </form>
  );
}
