import { SimpleGrid } from "@mantine/core";
import { Controller } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { FormSection } from "#packages/ui/page/Page.tsx";
import type { Form } from "#packages/web/forms/use-form.ts";
import { CardImage } from "./CardImage.tsx";
import { MarkPicker } from "./MarkPicker.tsx";
import type { StampCardForm } from "./stamp-card-form.ts";
import type { CardImages } from "./use-save-stamp-card-form.ts";

type StampFieldsProps = { form: Form<StampCardForm>; images: CardImages };

/** Chooses drawn stamps in the card's colour, or the merchant's own pictures, and the picture at the card's top. */
export function StampFields({ form, images }: StampFieldsProps) {
  const t = useTranslations("stampCards");
  return (
    <FormSection title={t("stamps")} description={t("stampsHint")}>
      <Controller
        control={form.control}
        name="stampMark"
        render={({ field }) => (
          <MarkPicker value={field.value} onChange={field.onChange} replaced={images.stamp.url !== undefined} />
        )}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <CardImage part="stamp" image={images.stamp} />
        <CardImage part="uncollected" image={images.uncollected} />
      </SimpleGrid>
      <CardImage part="card" image={images.card} />
    </FormSection>
  );
}
