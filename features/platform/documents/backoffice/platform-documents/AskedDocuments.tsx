import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { paths } from "#features/office-paths.ts";
import { useIsMerchant } from "#packages/web/backoffice/session/session.ts";
import { AskedBanner } from "./AskedBanner.tsx";
import { AskedDialog } from "./AskedDialog.tsx";
import { askedQuery } from "./queries.ts";

/** Where nothing is demanded: whoever says no takes their data with them, ends the subscription, or asks. */
const ways = [
  paths.members,
  paths.purchases,
  paths.billing,
  paths.company,
  paths.dataProtection,
  paths.support,
] as const;

/** Asks those who speak for a company to accept what has changed: over the page first, then, from its day, in its way. */
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
