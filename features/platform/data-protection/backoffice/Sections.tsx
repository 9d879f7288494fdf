import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { type ListTab, ListTabs } from "#packages/ui/tables/ListTabs.tsx";
import { useGo } from "#packages/web/use-go.ts";

const sections = [
  { key: "intro", href: paths.dataProtectionIntro },
  { key: "record", href: paths.processingRecord },
  { key: "agreement", href: paths.processingAgreement },
  { key: "log", href: paths.personalDataLog },
  { key: "retention", href: paths.retention },
  { key: "incidents", href: paths.incidents },
  { key: "links", href: paths.dataProtectionLinks },
] as const;

type Section = (typeof sections)[number]["key"];

/** Shows the pages of data protection as tabs above their content. */
export function Sections({ current }: { current: Section }) {
  const t = useTranslations("dataProtection");
  return <ListTabs label={t("sections")} tabs={useSections(current)} navigate={useGo()} />;
}

/** Returns the same tabs for a list, which shows them itself. */
export function useSections(current: Section): ListTab[] {
  const t = useTranslations("dataProtection");
  return sections.map(({ key, href }) => ({ key, href, label: t(`tabs.${key}`), isCurrent: key === current }));
}
