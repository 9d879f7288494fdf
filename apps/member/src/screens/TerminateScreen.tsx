import { ListSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { PlainPage } from "@stammis/ui/page/Page.tsx";
import { useTranslations } from "use-intl/react";
import { ByEmail } from "../features/membership/ByEmail.tsx";
import { LeaveForm } from "../features/membership/LeaveForm.tsx";
import { LossList } from "../features/membership/LossList.tsx";
import { useHome } from "../lib/home.ts";
import { paths } from "../paths.ts";
import { BackLink } from "../shell/BackLink.tsx";
import { Loaded } from "../shell/Loaded.tsx";

/** `/consumer/membership/terminate`: what is lost by leaving, and leaving; by e-mail, too. Spec §2. */
export function TerminateScreen() {
  const words = useTranslations("membership");
  const own = useTranslations("own");
  const loading = useTranslations("words")("loading");
  const above = <BackLink to={paths.membership}>{words("title")}</BackLink>;
  return (
    <PlainPage title={words("terminate")} description={own("leaveText")} above={above}>
      <Loaded query={useHome()} skeleton={<ListSkeleton label={loading} rows={2} />}>
        {(home) => (
          <>
            <LossList home={home} />
            <LeaveForm />
            <ByEmail act="terminate" home={home} />
          </>
        )}
      </Loaded>
    </PlainPage>
  );
}
