import { ListSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { PlainPage } from "@stammis/ui/page/Page.tsx";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { ClubEditor } from "../features/club/ClubEditor.tsx";
import { NewClubForm } from "../features/club/NewClubForm.tsx";
import { clubQuery } from "../features/club/queries.ts";
import { useMaybeChain } from "../lib/session.ts";
import { Loaded } from "../shell/Loaded.tsx";
import { useTitle } from "../shell/use-title.ts";

/** The club's own facts; for whoever has none yet, where it is made. */
export function ClubScreen() {
  const words = useTranslations("club");
  const chain = useMaybeChain();
  useTitle(words(chain ? "title" : "newTitle"));
  return chain ? <Existing /> : <NewClubForm />;
}

function Existing() {
  const words = useTranslations("club");
  const common = useTranslations("words");
  const club = useQuery(clubQuery);
  return (
    <Loaded
      query={club}
      frame={(instead) => <PlainPage title={words("title")}>{instead}</PlainPage>}
      skeleton={<ListSkeleton label={common("loading")} rows={5} />}
      failed={words("fetchFailed")}
    >
      {(found) => <ClubEditor club={found} />}
    </Loaded>
  );
}
