import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { DutyList } from "./DutyList.tsx";
import classes from "./data-protection.module.css";
import { dutiesQuery } from "./queries.ts";
import { Sections } from "./Sections.tsx";
import { WhatIsAsked } from "./WhatIsAsked.tsx";

/** `/dataprotection/intro`: the law's requirements, the product's part of them, and what remains to do. */
export function DataProtectionScreen() {
  const t = useTranslations("dataProtection.intro");
  const words = useTranslations("words");
  const duties = useQuery(dutiesQuery);
  useTitle(t("title"));
  return (
    <PlainPage title={t("title")} description={t("lead")}>
      <Sections current="intro" />
      <Loaded query={duties} failed={t("failed")} skeleton={<ListSkeleton label={words("loading")} rows={4} />}>
        {(duties) => (
          <div className={classes.page}>
            <DutyList duties={duties} />
            <WhatIsAsked />
          </div>
        )}
      </Loaded>
    </PlainPage>
  );
}
