import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { useMaybeChain } from "#packages/web/backoffice/session/session.ts";
import { ClubEditor } from "./ClubEditor.tsx";
import { NewClubForm } from "./NewClubForm.tsx";
import { clubQuery } from "./queries.ts";

/** The club's own facts; without a club, the form to create one. */
export function ClubScreen() {
  const words = useTranslations("settings");
  const chain = useMaybeChain();
  useTitle(words(chain ? "title" : "newTitle"));
  return chain ? <Existing /> : <NewClubForm />;
}

function Existing() {
  const words = useTranslations("settings");
  const common = useTranslations("words");
  const club = useQuery(clubQuery);
  return (
    <Loaded
      query={club}
      frame={(instead) => <PlainPage title={words("title")}>{instead}</PlainPage>}
      skeleton={<ListSkeleton label={common("loading")} rows={5} />}
      failed={words("fetchFailed")}
    >
      {(club) => <ClubEditor club={club} />}
    </Loaded>
  );
}
