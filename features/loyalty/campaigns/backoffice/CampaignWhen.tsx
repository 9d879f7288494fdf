import { Checkbox, Radio, SimpleGrid, Stack } from "@mantine/core";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { DayInput } from "#packages/web/backoffice/forms/DayInput.tsx";
import type { CampaignForm } from "./campaign-form.ts";
import { useOwnPlaces } from "./queries.ts";
import type { CampaignFieldForm } from "./use-campaign-fields.ts";

/** Chooses the start and the end; at least one is required. Spec §5. */
export function CampaignWhen({ form }: { form: CampaignFieldForm }) {
  const t = useTranslations("campaigns");
  return (
    <FormSection title={t("when")} description={t("whenHint")}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <DayInput {...form.input("startDate", { deps: "endDate" })} />
        <DayInput {...form.input("endDate", { deps: "startDate" })} />
      </SimpleGrid>
    </FormSection>
  );
}

/** Chooses all or some points of sale; a local merchant chooses among their own. */
export function CampaignWhere({ form }: { form: CampaignFieldForm }) {
  const t = useTranslations("campaigns");
  const { own, places } = useOwnPlaces();
  const values = useWatch({ control: form.control }) as CampaignForm;
  const { welcomeOffer, somePlaces, pointOfSaleIds } = values;
  if (welcomeOffer) return <FormSection title={t("where")}>{t("whereWelcome")}</FormSection>;
  // A merchant sees all open points of sale. Other points of sale in the campaign have closed and can only be removed.
  const others = pointOfSaleIds.filter((id) => places.every((place) => place.id !== id));
  const choose = (ids: string[]) =>
    form.setValue("pointOfSaleIds", ids.map(Number), { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  return (
    <FormSection title={t("where")} description={t("whereHint")}>
      {own === null && (
        <Radio.Group
          aria-label={t("where")}
          value={somePlaces ? "some" : "all"}
          onChange={(value) => form.setValue("somePlaces", value === "some", { shouldDirty: true })}
        >
          <Stack gap="sm">
            <Radio value="all" label={t("whereEverywhere")} />
            <Radio value="some" label={t("whereSome")} />
          </Stack>
        </Radio.Group>
      )}
      {somePlaces && (
        <Checkbox.Group value={pointOfSaleIds.map(String)} onChange={choose} {...form.words("pointOfSaleIds")}>
          <Stack gap={4} py={4}>
            {places.map(({ id, name }) => (
              <Checkbox key={id} value={String(id)} label={name} />
            ))}
            {own === null
              ? others.map((id) => <Checkbox key={id} value={String(id)} label={t("closedPlace")} />)
              : others.length > 0 && <Checkbox checked disabled label={t("otherPlace")} value="elsewhere" />}
          </Stack>
        </Checkbox.Group>
      )}
    </FormSection>
  );
}
