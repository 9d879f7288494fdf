import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useFieldArray } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import type { Form } from "#packages/web/forms/use-form.ts";
import { documentLimits } from "../../domain/document-texts.ts";
import { type DocumentForm, emptySection } from "./document-form.ts";
import { LanguageColumns } from "./LanguageColumns.tsx";
import classes from "./platform-documents.module.css";
import { SectionFields } from "./SectionFields.tsx";

/** The fields of a complete document: its introduction and its sections. */
export function DocumentFields({ form }: { form: Form<DocumentForm> }) {
  const t = useTranslations("platformDocuments");
  const notices = useNotices();
  const { fields, append, remove, insert, move } = useFieldArray({ control: form.control, name: "sections" });
  const take = (at: number) => {
    const section = form.getValues(`sections.${at}`);
    remove(at);
    notices.done(t("sections.removed"), { label: t("sections.undo"), onClick: () => insert(at, section) });
  };
  return (
    <>
      <div className={classes.section}>
        <div className={classes.sectionHead}>
          <h2 className={classes.sectionName}>{t("fields.intro")}</h2>
        </div>
        <LanguageColumns form={form} at={null} />
      </div>
      {fields.map(({ id }, at) => (
        <SectionFields
          key={id}
          number={at + 1}
          isFirst={at === 0}
          isLast={at === fields.length - 1}
          onMove={(by) => move(at, at + by)}
          onRemove={() => take(at)}
        >
          <LanguageColumns form={form} at={at} />
        </SectionFields>
      ))}
      {fields.length < documentLimits.sections && (
        <Button
          type="button"
          variant="default"
          className={classes.add ?? ""}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => append(structuredClone(emptySection))}
        >
          {t("sections.add")}
        </Button>
      )}
    </>
  );
}
