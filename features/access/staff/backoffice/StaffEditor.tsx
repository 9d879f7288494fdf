import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import type { Location } from "#features/clubs/locations/backoffice/queries.ts";
import { paths } from "#features/office-paths.ts";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { DifferenceDialog } from "#packages/web/backoffice/edits/DifferenceDialog.tsx";
import { useEditing } from "#packages/web/backoffice/edits/use-editing.ts";
import { useUnsavedNote } from "#packages/web/backoffice/edits/use-unsaved-note.ts";
import textLink from "#packages/web/backoffice/page/text-link.module.css";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { applyProblem } from "#packages/web/problem.ts";
import { GrantFields } from "./GrantFields.tsx";
import { MadeIntegrations } from "./MadeIntegrations.tsx";
import { madeIntegrationsQuery, type StaffMember, useUpdateStaff } from "./queries.ts";
import { RemoveStaff } from "./RemoveStaff.tsx";
import classes from "./staff.module.css";
import {
  checkStaff,
  givenRoles,
  grantOf,
  mayGiveManaging,
  mayManage,
  nameOf,
  rolesGivenBy,
  type StaffForm,
  staffFormOf,
} from "./staff-form.ts";
import { useActor } from "./use-actor.ts";
import { useGrantFields } from "./use-staff-fields.ts";

type StaffEditorProps = {
  member: StaffMember;
  locations: readonly Location[];
  onUnsaved: (is: boolean) => void;
  onDone: () => void;
};

const checkGrant = (form: StaffForm) => checkStaff(form, false);

/** A staff member's role and points of sale; read-only if the user may not change them. */
export function StaffEditor({ member, locations, onUnsaved, onDone }: StaffEditorProps) {
  const t = useTranslations("staff");
  const words = useTranslations("words");
  const notices = useNotices();
  const actor = useActor();
  const update = useUpdateStaff();
  const manageable = useCan("manageStaff") && mayManage(actor, member);
  // The form stores no draft, because the form has choices and no typed text.
  const form = useFieldForm({
    fields: useGrantFields(locations),
    defaultValues: staffFormOf(member),
    check: checkGrant,
  });
  const edits = useEditing({ form, thing: member, valuesOf: staffFormOf, draft: null });
  useUnsavedNote(form.formState.isDirty, onUnsaved);
  const name = nameOf(member);
  const role = useWatch({ control: form.control, name: "role" });
  const isLowered = member.role === "ROLE_MERCHANT" && role !== "ROLE_MERCHANT";
  const made = useQuery({ ...madeIntegrationsQuery(member.id), enabled: manageable && isLowered });
  const [revokes, setRevokes] = useState(true);
  const save = form.handleSubmit(async (values) => {
    try {
      const grant = { ...grantOf(values), version: edits.began()?.version };
      await update.mutateAsync({ id: member.id, grant, integrations: revokes ? "REVOKE" : "KEEP" });
    } catch (error) {
      if (!edits.isOvertaken(error) && !applyProblem(form, error)) notices.failed(error, t("saveFailed"));
      return;
    }
    notices.done(t("drawer.saved", { name }));
    onDone();
  });
  return (
    <form className={classes.form} noValidate onSubmit={save}>
      <DifferenceDialog {...edits} />
      {name !== member.email && <p className={classes.note}>{member.email}</p>}
      {member.isSelf && <Self />}
      {!member.isSelf && !manageable && <p className={classes.note}>{t("drawer.notYours")}</p>}
      <fieldset className={classes.fields} disabled={!manageable}>
        <GrantFields
          form={form}
          roles={manageable ? rolesGivenBy(actor) : givenRoles}
          locations={locations}
          mayGiveManaging={mayGiveManaging(actor)}
        />
      </fieldset>
      {isLowered && made.data && <MadeIntegrations made={made.data} revokes={revokes} onChange={setRevokes} />}
      {manageable && (
        <div className={classes.foot}>
          <Button
            type="submit"
            loading={form.formState.isSubmitting || made.isLoading}
            disabled={!form.formState.isDirty}
          >
            {words("save")}
          </Button>
          <RemoveStaff member={member} onRemoved={onDone} />
        </div>
      )}
    </form>
  );
}

function Self() {
  const t = useTranslations("staff.drawer");
  return (
    <div>
      <p className={classes.note}>{t("self")}</p>
      <Link to={paths.profile} className={textLink.link}>
        {t("toProfile")}
      </Link>
    </div>
  );
}
