import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { PublishBar } from "#features/loyalty/publishing/backoffice/PublishBar.tsx";
import { isOver, type Publishable } from "#features/loyalty/publishing/backoffice/publishable.ts";
import { paths } from "#features/office-paths.ts";
import { EditKeeper } from "#packages/web/backoffice/edits/EditKeeper.tsx";
import { useEditing } from "#packages/web/backoffice/edits/use-editing.ts";
import { useImageChoice } from "#packages/web/backoffice/files/image-choice.ts";
import { useToday } from "#packages/web/backoffice/format/use-today.ts";
import { EditorPage } from "#packages/web/backoffice/forms/EditorPage.tsx";
import { Fields } from "#packages/web/backoffice/forms/Fields.tsx";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { useFormTexts } from "#packages/web/backoffice/translations/use-form-texts.ts";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { mayKeepCampaign } from "../domain/campaigns.ts";
import { CampaignAudience } from "./CampaignAudience.tsx";
import { CampaignBanner, CampaignButton, CampaignWhat } from "./CampaignFields.tsx";
import { CampaignLinks } from "./CampaignLinks.tsx";
import { CampaignMenu } from "./CampaignMenu.tsx";
import { CampaignMessage } from "./CampaignMessage.tsx";
import { CampaignPreview } from "./CampaignPreview.tsx";
import { CampaignWhen, CampaignWhere } from "./CampaignWhen.tsx";
import {
  type CampaignForm,
  campaignFields,
  campaignFormOf,
  campaignRules,
  checkCampaign,
  emptyCampaign,
  sendingOf,
} from "./campaign-form.ts";
import { type Campaign, useOwnPlaces } from "./queries.ts";
import { CampaignReach, SendCampaign } from "./sendout/sending-slots.ts";
import { useCampaignFields } from "./use-campaign-fields.ts";
import { useConsequence } from "./use-consequence.ts";
import { useSaveCampaignForm } from "./use-save-campaign-form.ts";

type CampaignEditorProps = {
  /** The campaign to edit; null for a new one. */
  campaign: Campaign | null;
  termsMissing: boolean;
  /** The member selections that the campaign can be limited to. */
  selections: readonly { id: number; name: string }[];
  /** The campaign's results, shown after publication. */
  numbers?: ReactNode;
};

/** Edits a new or existing campaign, with a preview of the member's view. */
export function CampaignEditor({ campaign, termsMissing, selections, numbers }: CampaignEditorProps) {
  const t = useTranslations("campaigns");
  const publishing = useTranslations("publishing");
  const navigate = useNavigate();
  const today = useToday();
  const { own } = useOwnPlaces();
  const maySend = useCan("manageClub");
  const mayChange = campaign === null || mayKeepCampaign(own, campaign.pointOfSaleIds);
  const picture = useImageChoice(campaign?.bannerPath ?? null);
  const source = useImageChoice(campaign?.bannerSourcePath ?? null);
  const form = useFieldForm({
    fields: useCampaignFields(selections),
    defaultValues: campaign ? campaignFormOf(campaign) : emptyCampaign(own, today),
    check: (values) => checkCampaign(values, own),
  });
  const edits = useEditing({
    form,
    thing: campaign,
    valuesOf: campaignFormOf,
    draft: { what: "campaign", id: campaign?.id ?? "new" },
    rules: campaignRules,
    onTaken: (fields) => {
      if (fields.includes("banner")) for (const image of [picture, source]) image.settle();
    },
  });
  const { isDirty, isSubmitting } = form.formState;
  const unsaved = isDirty || picture.changed || source.changed;
  const [toSend, ask] = useState<Campaign | null>(null);
  const save = useSaveCampaignForm({ edits, form, picture, source, askToSend: ask });
  const values = useWatch({ control: form.control }) as CampaignForm;
  const texts = useFormTexts(form, campaignFields);
  const consequence = useConsequence(campaign, values);
  const thing: Publishable | null = campaign && { ...campaign, kind: "CAMPAIGN" };
  const final = thing !== null && isOver(thing, today);
  const sending = maySend && termsMissing === false ? sendingOf(values, campaign?.id ?? null) : null;
  const toSaved = ({ id }: Campaign) =>
    void navigate({ to: paths.campaign, params: { id: String(id) }, replace: true, ignoreBlocker: true });
  const toList = () => void navigate({ to: paths.campaigns, ignoreBlocker: true });
  return (
    <EditorPage
      title={campaign ? campaign.name : t("newTitle")}
      description={mayChange ? undefined : t("readOnlyPlaces")}
      back={{ to: paths.campaigns, label: t("menu") }}
      actions={campaign && <CampaignMenu campaign={campaign} onRemoved={toList} />}
      preview={
        <CampaignPreview form={texts.read(values)} pictureUrl={picture.url} texts={values.banner?.texts ?? []} />
      }
      previewTitle={publishing("preview")}
      readOnly={!mayChange}
      onSubmit={final ? undefined : save("draft")}
      bar={
        <PublishBar
          thing={thing}
          consequence={consequence}
          termsMissing={termsMissing}
          unsaved={unsaved}
          save={save}
          kind="CAMPAIGN"
          endDate={values.endDate}
          saving={isSubmitting}
          sending={sending && { label: t("message.publishAndSend"), reach: <CampaignReach campaign={sending} /> }}
        />
      }
    >
      {!final && <EditKeeper edits={edits} unsaved={unsaved && !isSubmitting} />}
      {toSend && (
        <SendCampaign
          campaign={toSend}
          onSent={toList}
          onClose={() => {
            ask(null);
            // A new campaign was saved before the question, so it opens at its own address.
            if (!campaign) toSaved(toSend);
          }}
        />
      )}
      {campaign && <CampaignLinks campaign={campaign} />}
      {numbers}
      <Fields disabled={final}>
        <CampaignWhat texts={texts} />
        <CampaignBanner
          texts={texts}
          name={values.name}
          picture={picture}
          source={source}
          banner={values.banner}
          onBanner={(banner) => form.setValue("banner", banner, { shouldDirty: true })}
          disabled={final || !mayChange}
        />
        <CampaignButton form={form} texts={texts} />
        <CampaignWhen form={form} />
        <CampaignWhere form={form} />
        <CampaignAudience form={form} campaign={campaign} selections={selections} />
        {maySend && <CampaignMessage form={form} texts={texts} campaign={campaign} unsaved={unsaved} />}
      </Fields>
    </EditorPage>
  );
}
