import { useGo } from "@stammis/shell/use-go.ts";
import { ListTabs } from "@stammis/ui/figures/ListTabs.tsx";
import { useTranslations } from "use-intl/react";
import { paths } from "../../paths.ts";

const sections = [
  { key: "intro", href: paths.dataProtectionIntro },
  { key: "record", href: paths.processingRecord },
  { key: "agreement", href: paths.processingAgreement },
  { key: "log", href: paths.personalDataLog },
  { key: "retention", href: paths.retention },
  { key: "incidents", href: paths.incidents },
  { key: "links", href: paths.dataProtectionLinks },
] as const;

/** The pages of data protection, beside each other over their content. */
export function Sections({ current }: { current: (typeof sections)[number]["key"] }) {
  const t = useTranslations("dataProtection");
  const navigate = useGo();
  const tabs = sections.map(({ key, href }) => ({ key, href, label: t(`tabs.${key}`), isCurrent: key === current }));
  return <ListTabs label={t("sections")} tabs={tabs} navigate={navigate} />;
}
