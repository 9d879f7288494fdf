import { Button } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import link from "#packages/web/backoffice/page/text-link.module.css";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { queryClient } from "#packages/web/backoffice/session/query-client.ts";
import classes from "./company.module.css";
import { companyDocumentsQuery } from "./queries.ts";

const addresses = {
  TERMS_OF_SERVICE: paths.platformTerms,
  DATA_PROCESSING_AGREEMENT: paths.platformAgreement,
} as const;

type AgreementsProps = { companyId: number; companyName: string };

/** Shows the documents the company is bound by, with their acceptances; a newer version is accepted here. */
export function Agreements({ companyId, companyName }: AgreementsProps) {
  const words = useTranslations("words");
  const company = useTranslations("company");
  const agreements = useQuery(companyDocumentsQuery(companyId));
  return (
    <Loaded
      query={agreements}
      skeleton={<ListSkeleton label={words("loading")} rows={2} />}
      failed={company("fetchFailed")}
    >
      {(agreements) => (
        <ul className={classes.agreements}>
          {agreements.map((each) => (
            <Agreement key={each.document} companyId={companyId} companyName={companyName} {...each} />
          ))}
        </ul>
      )}
    </Loaded>
  );
}

type AgreementProps = AgreementsProps & AnswerOf<"listCompanyDocuments">[number];

function Agreement({ companyId, companyName, document, version, toAccept, accepted }: AgreementProps) {
  const company = useTranslations("company");
  const documents = useTranslations("documents");
  const notices = useNotices();
  const { moment, full } = useRealDates();
  const accept = useMutation({
    mutationFn: (accepting: string) =>
      call("acceptCompanyDocument", { params: { id: companyId }, body: { document, version: accepting } }),
    onSuccess: (all) => {
      queryClient.setQueryData(companyDocumentsQuery(companyId).queryKey, all);
      void queryClient.invalidateQueries({ queryKey: ["asked-documents"] });
      notices.done(company("accepted", { company: companyName }));
    },
    onError: (error) => notices.failed(error, company("acceptFailed")),
  });
  return (
    <li className={classes.agreement}>
      <div className={classes.words}>
        <Link
          to={addresses[document]}
          search={toAccept && toAccept !== version ? { version: toAccept } : {}}
          className={link.link}
        >
          {documents(document)}
        </Link>
        <p className={classes.quiet}>
          {documents("validFrom", { date: full(version) })}
          {" · "}
          {accepted ? company("acceptedBy", { name: accepted.by, date: moment(accepted.at) }) : company("notAccepted")}
        </p>
        {accepted && toAccept && <p>{company("newer")}</p>}
      </div>
      {toAccept && (
        <Button
          loading={accept.isPending}
          onClick={() => accept.mutate(toAccept)}
          aria-label={company("acceptNamed", { document: documents(document) })}
        >
          {company("accept")}
        </Button>
      )}
    </li>
  );
}
