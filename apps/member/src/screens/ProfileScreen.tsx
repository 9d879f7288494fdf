import { prefixForLanguage } from "@stammis/domain/people/phone-pattern";
import { ListSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { ProfileEditor } from "../features/profile/ProfileEditor.tsx";
import { profileForm } from "../features/profile/profile-form.ts";
import { detailsQuery } from "../features/profile/queries.ts";
import { useChain } from "../lib/chain.ts";
import { paths } from "../paths.ts";
import { Loaded } from "../shell/Loaded.tsx";
import link from "../shell/text-link.module.css";

/** `/user/profile` */
export function ProfileScreen() {
  const words = useTranslations("profile");
  const shell = useTranslations("shell");
  const login = useTranslations("login");
  const loading = useTranslations("words")("loading");
  const { language } = useChain();
  const query = useQuery(detailsQuery);
  const [edition, setEdition] = useState(0);
  return (
    <Loaded query={query} skeleton={<ListSkeleton label={loading} rows={6} />} failed={words("fetchFailed")}>
      {(profile) => (
        <>
          <ProfileEditor
            key={edition}
            profile={profile}
            initial={profileForm(profile, prefixForLanguage(language))}
            onWaits={() => setEdition((before) => before + 1)}
          />
          <Link to={paths.passwordChange} className={link.link}>
            {login("changeTitle")}
          </Link>
          <Link to={paths.membership} className={link.link}>
            {shell("manageMembership")}
          </Link>
        </>
      )}
    </Loaded>
  );
}
