import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import { prefixForLanguage } from "#packages/domain/people/phone-pattern.ts";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { useChain } from "#packages/web/member/club/chain.ts";
import { Loaded } from "#packages/web/member/shell/Loaded.tsx";
import link from "#packages/web/member/shell/text-link.module.css";
import { ProfileEditor } from "./ProfileEditor.tsx";
import { profileForm } from "./profile-form.ts";
import { detailsQuery } from "./queries.ts";

/** `/user/profile` */
export function ProfileScreen() {
  const words = useTranslations("profile");
  const shell = useTranslations("shell");
  const login = useTranslations("sessions");
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
