import { ListSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { PlainPage } from "@stammis/ui/page/Page.tsx";
import { useTranslations } from "use-intl/react";
import { ByEmail } from "../features/membership/ByEmail.tsx";
import { OwnData } from "../features/own-data/OwnData.tsx";
import { useHome } from "../lib/home.ts";
import { paths } from "../paths.ts";
import { BackLink } from "../shell/BackLink.tsx";
import { Loaded } from "../shell/Loaded.tsx";

/** `/consumer/membership/export`: everything kept about the member; by e-mail, too. Spec §2. */
export function ExportScreen() {
  const words = useTranslations("membership");
  const own = useTranslations("own");
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
