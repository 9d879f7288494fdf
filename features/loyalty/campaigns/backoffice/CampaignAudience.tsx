import { Button, Checkbox, NativeSelect, Radio, Stack, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { NewCouponDrawer } from "#features/loyalty/coupons/backoffice/NewCouponDrawer.tsx";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { type Campaign, valueCouponsQuery } from "./queries.ts";
import { NewSelection } from "./selection-slots.ts";
import type { CampaignFieldForm } from "./use-campaign-fields.ts";

type CampaignAudienceProps = {
  form: CampaignFieldForm;
  campaign: Campaign | null;
  /** The member selections that the campaign can be limited to, by name. */
  selections: readonly { id: number; name: string }[];
};

/** Chooses the audience, the welcome offer and the coupon. */
export function CampaignAudience({ form, campaign, selections }: CampaignAudienceProps) {
  const t = useTranslations("campaigns");
  const isMerchant = useCan("overseeClub");
  const [welcome, forSome] = useWatch({ control: form.control, name: ["welcomeOffer", "forSome"] });
  const fixed = campaign !== null && campaign.storedStatus !== "NEW";
  return (
    <>
      <FormSection title={t("who")}>
        {!welcome && <SelectionChoice form={form} selections={selections} />}
        {(welcome || !forSome) && <Checkbox description={t("publicToAllHint")} {...form.input("publicToAll")} />}
        {(isMerchant || welcome) && !(forSome && !welcome) && (
          <Checkbox
            label={form.fields.welcomeOffer.label}
            description={fixed ? t("welcomeFixed") : t("welcomeOfferHint")}
            disabled={fixed}
            checked={welcome}
            onChange={(event) => form.setValue("welcomeOffer", event.currentTarget.checked, { shouldDirty: true })}
          />
        )}
        {welcome && <TextInput inputMode="numeric" maw={240} required {...form.input("months")} />}
      </FormSection>
      <CouponChoice form={form} />
    </>
  );
}

/** Chooses all members, or the members of a selection. */
function SelectionChoice({ form, selections }: Omit<CampaignAudienceProps, "campaign">) {
  const t = useTranslations("campaigns");
  const mayWrite = useCan("editSelections");
  const [forSome, chosen] = useWatch({ control: form.control, name: ["forSome", "selectionId"] });
  const isFirst = selections.length === 0 && !forSome;
  const gone = chosen !== "" && selections.every(({ id }) => String(id) !== chosen);
  return (
    <>
      {isFirst ? (
        mayWrite && <p>{t("forAllYet")}</p>
      ) : (
        <Radio.Group
          label={form.fields.forSome.label}
          value={forSome ? "some" : "all"}
          onChange={(value) => form.setValue("forSome", value === "some", { shouldDirty: true })}
        >
          <Stack gap="sm" mt={4}>
            <Radio value="all" label={t("forAll")} />
            <Radio value="some" label={t("forSome")} />
          </Stack>
        </Radio.Group>
      )}
      {forSome && (
        <NativeSelect
          {...form.words("selectionId")}
          description={t("selectionHint")}
          required
          maw={420}
          data={[
            { value: "", label: t("chooseSelection") },
            ...selections.map(({ id, name }) => ({ value: String(id), label: name })),
            ...(gone ? [{ value: chosen, label: t("otherSelection") }] : []),
          ]}
          value={chosen}
          onChange={(event) => form.setValue("selectionId", event.currentTarget.value, { shouldDirty: true })}
        />
      )}
      {/* Always in the same place: the first selection must not remove the drawer that creates it. */}
      {mayWrite && <NewSelectionButton form={form} />}
    </>
  );
}

/** Opens the new selection next to the editor; the campaign is then for its members. */
function NewSelectionButton({ form }: { form: CampaignFieldForm }) {
  const t = useTranslations("campaigns");
  const [isMaking, setMaking] = useState(false);
  const choose = ({ id }: { id: number }) => {
    form.setValue("forSome", true, { shouldDirty: true });
    form.setValue("selectionId", String(id), { shouldDirty: true });
    form.clearErrors("selectionId");
  };
  return (
    <div>
      <Button type="button" variant="default" onClick={() => setMaking(true)}>
        {t("newSelection")}
      </Button>
      <NewSelection opened={isMaking} onClose={() => setMaking(false)} onCreated={choose} />
    </div>
  );
}

function CouponChoice({ form }: { form: CampaignFieldForm }) {
  const t = useTranslations("campaigns");
  const mayWrite = useCan("manageClub");
  const coupons = useQuery(valueCouponsQuery).data;
  const chosen = useWatch({ control: form.control, name: "couponId" });
  const [isMaking, setMaking] = useState(false);
  // Until the coupons are loaded, the name of the chosen coupon is unknown.
  if (!coupons) return null;
  const offered = coupons.filter(
    ({ id, publishStatus }) => ["NEW", "ACTIVE", "STOPPED"].includes(publishStatus) || String(id) === chosen,
  );
  const labelOf = ({ name, publishStatus }: (typeof offered)[number]) =>
    publishStatus === "ACTIVE" ? name : t("couponNotActive", { name });
  return (
    <FormSection title={form.fields.couponId.label} description={t("couponHint")}>
      <NativeSelect
        aria-label={form.fields.couponId.label}
        data={[
          { value: "", label: t("noCoupon") },
          ...offered.map((coupon) => ({ value: String(coupon.id), label: labelOf(coupon) })),
        ]}
        value={chosen}
        onChange={(event) => form.setValue("couponId", event.currentTarget.value, { shouldDirty: true })}
        error={form.formState.errors.couponId?.message}
      />
      {mayWrite && (
        <div>
          <Button type="button" variant="default" onClick={() => setMaking(true)}>
            {t("newCoupon")}
          </Button>
          <NewCouponDrawer
            opened={isMaking}
            onClose={() => setMaking(false)}
            onCreated={({ id }) => form.setValue("couponId", String(id), { shouldDirty: true })}
          />
        </div>
      )}
    </FormSection>
  );
}
