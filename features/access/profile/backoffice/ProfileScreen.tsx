import { useTranslations } from "use-intl/react";
import { useAccess } from "#packages/web/backoffice/lib/session.ts";
import { useTitle } from "#packages/web/backoffice/shell/use-title.ts";
import { ProfileForm } from "./ProfileForm.tsx";

export function ProfileScreen() {
  const words = useTranslations("profile");
  useTitle(words("title"));
  return <ProfileForm access={useAccess()} />;
}
