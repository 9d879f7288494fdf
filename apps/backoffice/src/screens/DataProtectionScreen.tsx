import { ListSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { PlainPage } from "@stammis/ui/page/Page.tsx";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { DutyList } from "../features/data-protection/DutyList.tsx";
import classes from "../features/data-protection/data-protection.module.css";
import { dutiesQuery } from "../features/data-protection/queries.ts";
import { Sections } from "../features/data-protection/Sections.tsx";
import { WhatIsAsked } from "../features/data-protection/WhatIsAsked.tsx";
import { Loaded } from "../shell/Loaded.tsx";
import { useTitle } from "../shell/use-title.ts";

/** `/dataprotection/intro`: what the law asks, what Stammis does of it and what is left. */
export function DataProtectionScreen() {
  const t = useTranslations("dataProtection.intro");
  const words = useTranslations("words");
  const duties = useQuery(dutiesQuery);
  useTitle(t("title"));
  return (
    <PlainPage title={t("title")} description={t("lead")}>
      <Sections current="intro" />
      <Loaded query={duties} failed={t("failed")} skeleton={<ListSkeleton label={words("loading")} rows={4} />}>
        {(found) => (
          <div className={classes.page}>
            <DutyList duties={found} />
            <WhatIsAsked />
          </div>
        )}
      </Loaded>
    </PlainPage>
  );
}
