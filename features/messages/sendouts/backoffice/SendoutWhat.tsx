import { Checkbox, NativeSelect, Radio, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { selectionsQuery, type Things } from "#features/messages/selections/backoffice/queries.ts";
import { useSelectionWords } from "#features/messages/selections/backoffice/use-selection-words.ts";
import { paths } from "#features/office-paths.ts";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { Fields } from "#packages/web/backoffice/forms/Fields.tsx";
import textLink from "#packages/web/backoffice/page/text-link.module.css";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import classes from "./sendouts.module.css";
import type { SendoutFieldForm } from "./use-sendout-fields.ts";

type Part = { form: SendoutFieldForm; things: Things };

/**
 * The fields for name, audience and media; once recipients are chosen, the latter two are fixed. `onWho`: called when the
 * audience or the media have the focus.
 */
export function SendoutWhat({ form, things, isStarted, onWho }: Part & { isStarted: boolean; onWho: () => void }) {
  const t = useTranslations("sendouts");
  return (
    <>
      <FormSection title={t("what")}>
        <LimitedField description={t("nameHint")} required autoComplete="off" maw={420} {...form.limited("name")} />
        <CampaignChoice form={form} things={things} />
      </FormSection>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the side follows whatever has the focus in it */}
      <div onFocus={onWho}>
        <Fields disabled={isStarted}>
          <FormSection title={t("who")}>
            <Audience form={form} things={things} />
          </FormSection>
          <FormSection title={t("how")} description={t("howHint")}>
            <Checkbox {...form.input("byEmail")} />
            <Checkbox {...form.input("bySms")} />
          </FormSection>
        </Fields>
      </div>
    </>
  );
}

function CampaignChoice({ form, things }: Part) {
  const t = useTranslations("sendouts");
  return (
    <NativeSelect
      description={t("campaignHint")}
      maw={420}
      data={[
        { value: "", label: t("noCampaign") },
        ...things.campaign.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      {...form.input("campaignId")}
    />
  );
}

/** Every member, or the members of a selection, which is described in words. */
function Audience({ form, things }: Part) {
  const t = useTranslations("sendouts");
  const words = useTranslations("selections");
  const campaigns = useTranslations("campaigns");
  const { sentenceOf } = useSelectionWords(things);
  const mayWrite = useCan("editSelections");
  const { data: selections = [], isFetching } = useQuery(selectionsQuery);
  const [forSome, chosen] = useWatch({ control: form.control, name: ["forSome", "selectionId"] });
  const selection = selections.find(({ id }) => String(id) === chosen);
  return (
    <>
      <Radio.Group
        aria-label={t("who")}
        value={forSome ? "some" : "all"}
        onChange={(value) => form.setValue("forSome", value === "some", { shouldDirty: true })}
      >
        <Stack gap="sm" mt={4}>
          <Radio value="all" label={t("forAll")} />
          <Radio value="some" label={t("forSome")} />
        </Stack>
      </Radio.Group>
      {forSome && (
        <>
          <NativeSelect
            required
            maw={420}
            data={[
              { value: "", label: campaigns("chooseSelection") },
              ...selections.map(({ id, name }) => ({ value: String(id), label: name })),
              // The field keeps a chosen selection that is not loaded yet, such as one just saved.
              ...(chosen && !selection ? [{ value: chosen, label: isFetching ? "…" : words("gone") }] : []),
            ]}
            {...form.input("selectionId")}
          />
          {selection && (
            <p className={classes.sentence}>
              {selection.expression === null ? words("unknown") : `${sentenceOf(selection.expression)}.`}
            </p>
          )}
          {mayWrite && (
            <div>
              <Link to={paths.newSelection} className={textLink.link}>
                {campaigns("newSelection")}
              </Link>
            </div>
          )}
        </>
      )}
    </>
  );
}
