import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { paths } from "#features/office-paths.ts";
import { useIsMerchant } from "#packages/web/backoffice/session/session.ts";
import { AskedBanner } from "./AskedBanner.tsx";
import { AskedDialog } from "./AskedDialog.tsx";
import { askedQuery } from "./queries.ts";

/**
 * Pages that stay open without acceptance: a merchant who declines can export data, end the subscription or ask the
 * platform.
 */
const ways = [
  paths.members,
  paths.purchases,
  paths.billing,
  paths.company,
  paths.dataProtection,
  paths.support,
] as const;

/**
 * Prompts a company's merchants to accept a changed document: first by a banner, from its day on by a blocking dialog.
 */
export function AskedDocuments() {
  const { pathname } = useLocation();
  const isMerchant = useIsMerchant();
  return isMerchant && pathname !== paths.till ? <Asking pathname={pathname} /> : null;
}

function Asking({ pathname }: { pathname: string }) {
  const pendingDocument = useQuery(askedQuery).data?.[0];
  const [opened, open] = useState(false);
  if (!pendingDocument) return null;
  const isOnTheWay = ways.some((way) => `${pathname}/`.startsWith(`${way}/`));
  const isDemanded = pendingDocument.demanded && !isOnTheWay;
  return (
    <>
      <AskedBanner pendingDocument={pendingDocument} onOpen={() => open(true)} />
      {(opened || isDemanded) && (
        <AskedDialog
          key={`${pendingDocument.companyId} ${pendingDocument.document} ${pendingDocument.version}`}
          pendingDocument={pendingDocument}
          onClose={isDemanded ? undefined : () => open(false)}
          onLeave={() => open(false)}
        />
      )}
    </>
  );
}
