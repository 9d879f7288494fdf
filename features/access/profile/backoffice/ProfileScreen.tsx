import { useTranslations } from "use-intl/react";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { useAccess } from "#packages/web/backoffice/session/session.ts";
import { ProfileForm } from "./ProfileForm.tsx";

export function ProfileScreen() {
  const words = useTranslations("profile");
  useTitle(words("title"));
  return <ProfileForm access={useAccess()} />;
}
