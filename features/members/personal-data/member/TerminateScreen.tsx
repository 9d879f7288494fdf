import { useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { useHome } from "#packages/web/member/club/home.ts";
import { BackLink } from "#packages/web/member/shell/BackLink.tsx";
import { Loaded } from "#packages/web/member/shell/Loaded.tsx";
import { ByEmail } from "./membership/ByEmail.tsx";
import { LeaveForm } from "./membership/LeaveForm.tsx";
import { LossList } from "./membership/LossList.tsx";

/**
 * `/consumer/membership/terminate`: the benefits a member loses by leaving, the form to leave, and how to leave by
 * e-mail. Spec §2.
 */
export function TerminateScreen() {
  const words = useTranslations("personalData");
  const own = useTranslations("settings");
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
