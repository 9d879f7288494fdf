import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { StartImpersonation } from "#features/access/impersonation/backoffice/StartImpersonation.tsx";
import { paths } from "#features/office-paths.ts";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { FormSkeleton } from "#packages/web/backoffice/forms/FormSkeleton.tsx";
import { BackLink } from "#packages/web/backoffice/page/BackLink.tsx";
import page from "#packages/web/backoffice/page/detail-page.module.css";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { NothingHere } from "#packages/web/backoffice/page/NotFound.tsx";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { CompanyFacts } from "./company-detail/CompanyFacts.tsx";
import { CompanyActs, CompanyClubs } from "./company-detail/CompanyParts.tsx";
import { CompanyPeople } from "./company-detail/CompanyPeople.tsx";
import { type CompanyDetail, companyDetailQuery } from "./company-detail/queries.ts";
import { StandingForm } from "./company-detail/StandingForm.tsx";

/** `/companies/$id`: a customer with all details, for the platform's staff. */
export function CompanyDetailScreen() {
  const t = useTranslations("companyDetail");
  const { id } = useParams({ strict: false });
  const company = useQuery(companyDetailQuery(Number(id)));
  const all = useTranslations("companies")("title");
  const title = company.data?.name || t("one");
  useTitle(title);
  return (
    <PlainPage
      title={title}
      above={<BackLink to={paths.companies} label={all} />}
      actions={company.data && <LookAs company={company.data} />}
    >
      <Loaded
        query={company}
        failed={t("failed")}
        skeleton={<FormSkeleton />}
        missing={<NothingHere title={t("notFound")} text={t("notFoundText")} to={paths.companies} toLabel={all} />}
      >
        {(data) => (
          <div className={page.page}>
            <div className={page.main}>
              <CompanyClubs chains={data.chains} />
              {data.standing && <StandingForm company={data} standing={data.standing} />}
              <CompanyActs acts={data.acts} />
            </div>
            <div className={page.aside}>
              <CompanyFacts company={data} />
              <CompanyPeople company={data} />
            </div>
          </div>
        )}
      </Loaded>
    </PlainPage>
  );
}

function LookAs({ company }: { company: CompanyDetail }) {
  const look = useTranslations("impersonation.start");
  const [isLooking, begin] = useState(false);
  if (company.merchants.length === 0) return null;
  return (
    <>
      <Button variant="default" onClick={() => begin(true)}>
        {look("act")}
      </Button>
      <StartImpersonation company={isLooking ? company : null} onClose={() => begin(false)} />
    </>
  );
}
