import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { SupportAccess } from "#features/access/impersonation/backoffice/SupportAccess.tsx";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { useMyCompany } from "#packages/web/backoffice/session/session.ts";
import { CompanyEditor } from "./company/CompanyEditor.tsx";
import { companyQuery } from "./company/queries.ts";

/** Shows the company of this tab's club, or the account's own company before there is a club. */
export function CompanyScreen() {
  const words = useTranslations("company");
  const mine = useMyCompany();
  useTitle(words("title"));
  return mine && <Found key={mine.id} id={mine.id} />;
}

function Found({ id }: { id: number }) {
  const words = useTranslations("company");
  const common = useTranslations("words");
  const company = useQuery(companyQuery(id));
  return (
    <Loaded
      query={company}
      frame={(instead) => <PlainPage title={words("title")}>{instead}</PlainPage>}
      skeleton={<ListSkeleton label={common("loading")} rows={5} />}
      failed={words("fetchFailed")}
    >
      {(company) => <CompanyEditor company={company} support={<SupportAccess companyId={id} />} />}
    </Loaded>
  );
}
