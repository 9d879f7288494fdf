import { Skeleton, Stack } from "@mantine/core";
import { useTranslations } from "use-intl/react";

/** Placeholder of an editor's form while it loads: labels above fields. */
export function FormSkeleton() {
  const words = useTranslations("words");
  return (
    <Stack gap="lg" maw={640} role="status" aria-label={words("loading")}>
      {["a", "b", "c", "d", "e"].map((field) => (
        <Stack key={field} gap={8}>
          <Skeleton height={14} width={140} />
          <Skeleton height={44} />
        </Stack>
      ))}
    </Stack>
  );
}
