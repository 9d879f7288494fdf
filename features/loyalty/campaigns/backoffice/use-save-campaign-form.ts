import { useSavePublishable } from "#features/loyalty/publishing/backoffice/use-save-publishable.ts";
import { paths } from "#features/office-paths.ts";
import type { ImageChoice } from "#packages/web/backoffice/files/image-choice.ts";
import type { Edits } from "#packages/web/forms/use-edits.ts";
import type { Form } from "#packages/web/forms/use-form.ts";
import { type CampaignForm, campaignOf } from "./campaign-form.ts";
import {
  type Campaign,
  useCampaignActs,
  useRemoveBanner,
  useSaveCampaign,
  useSetBanner,
  useSetBannerSource,
} from "./queries.ts";

type Editing = {
  edits: Edits<Campaign, CampaignForm>;
  form: Form<CampaignForm>;
  /** `picture`: the banner picture for members. `source`: its source picture. */
  picture: ImageChoice;
  source: ImageChoice;
  /** Asks before the saved campaign is published and its message sent. */
  askToSend: (saved: Campaign) => void;
};

export function useSaveCampaignForm({ edits, form, picture, source, askToSend }: Editing) {
  const campaign = edits.began();
  const { setStatus } = useCampaignActs();
  const saving = useSaveCampaign(campaign?.id ?? null);
  const setBanner = useSetBanner();
  const setSource = useSetBannerSource();
  const removeBanner = useRemoveBanner();
  return useSavePublishable({
    kind: "CAMPAIGN",
    isNew: campaign === null,
    form,
    edits,
    write: (values) => saving.mutateAsync({ ...campaignOf(values), version: edits.began()?.version }),
    pictures: [
      // The removal of the banner also removes the source picture on the server.
      { image: source, set: (id, file) => setSource.mutateAsync({ id, file }), remove: async () => {} },
      { image: picture, set: (id, file) => setBanner.mutateAsync({ id, file }), remove: removeBanner.mutateAsync },
    ],
    publish: (id) => setStatus.mutateAsync({ id, publishStatus: "ACTIVE" }),
    askToSend,
    names: { visibilityMonths: "months" },
    list: paths.campaigns,
    own: paths.campaign,
  });
}
