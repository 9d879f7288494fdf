import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { EmptyState } from "#packages/ui/answer/EmptyState.tsx";

/** Shown where a point of sale is required first, for users who can add one. */
export function NoLocation({ level }: { level?: 1 | 2 | 3 }) {
  const t = useTranslations("locations");
  return (
    <EmptyState
      drawing="locations"
      title={t("emptyTitle")}
      text={t("emptyText")}
      level={level}
      action={<Button renderRoot={(props) => <Link to={paths.newLocation} {...props} />}>{t("create")}</Button>}
    />
  );
}
