import { useTranslations } from "use-intl/react";
import { ProfileForm } from "#features/access/profile/backoffice/ProfileForm.tsx";
import { useAccess } from "#packages/web/backoffice/lib/session.ts";
import { useTitle } from "#packages/web/backoffice/shell/use-title.ts";

export function ProfileScreen() {
  const words = useTranslations("profile");
  useTitle(words("title"));
  return <ProfileForm access={useAccess()} />;
}
