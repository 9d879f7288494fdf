import { useTranslations } from "use-intl/react";
import { ProfileForm } from "../features/profile/ProfileForm.tsx";
import { useAccess } from "../lib/session.ts";
import { useTitle } from "../shell/use-title.ts";

export function ProfileScreen() {
  const words = useTranslations("profile");
  useTitle(words("title"));
  return <ProfileForm access={useAccess()} />;
}
