import { useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { useHome } from "#packages/web/member/club/home.ts";
import { BackLink } from "#packages/web/member/shell/BackLink.tsx";
import { Loaded } from "#packages/web/member/shell/Loaded.tsx";
import { ByEmail } from "./membership/ByEmail.tsx";
import { OwnData } from "./OwnData.tsx";

/** `/consumer/membership/export`: all stored data about the member, and how to request it by e-mail. Spec §2. */
export function ExportScreen() {
  const words = useTranslations("personalData");
  const own = useTranslations("settings");
  const loading = useTranslations("words")("loading");
  const above = <BackLink to={paths.membership}>{words("title")}</BackLink>;
  return (
    <PlainPage title={words("export")} description={own("dataText")} above={above}>
      <OwnData />
      <Loaded query={useHome()} skeleton={<ListSkeleton label={loading} rows={2} />}>
        {(home) => <ByEmail act="export" home={home} />}
      </Loaded>
    </PlainPage>
  );
}
