import { EmptyState } from "@stammis/ui/answer/EmptyState.tsx";
import { MemberShell } from "@stammis/ui/page/MemberShell.tsx";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { locationQuery } from "../features/locations/queries.ts";
import { useChain } from "../lib/chain.ts";
import { fileUrl } from "../lib/files.ts";
import { isMissing } from "../lib/missing.ts";
import { LanguageSelector } from "../shell/LanguageSelector.tsx";
import { subpageOf } from "../subpage.ts";
import { Logo } from "./Logo.tsx";
import { ScreenOutlet } from "./ScreenOutlet.tsx";

/** Around every page of a visitor; without a chain on this host there are no pages. Spec §2. */
export function GuestFrame() {
  const shell = useTranslations("shell");
  const chain = useChain();
  return (
    <MemberShell skipLabel={shell("skipToContent")} header={<GuestHeader />}>
      {isMissing(chain) ? (
        <EmptyState drawing="search" level={1} title={shell("shopMissing")} text={shell("shopMissingText")} />
      ) : (
        <ScreenOutlet />
      )}
    </MemberShell>
  );
}

/** The point of sale's logo on its own pages, else the chain's, else the product's; once they are known. Spec §2. */
function GuestHeader() {
  const chain = useChain();
  const subpage = subpageOf(useLocation().pathname);
  const location = useQuery({ ...locationQuery(subpage ?? ""), enabled: subpage !== null && !isMissing(chain) });
  const waits = location.isLoading;
  const place = location.data && !isMissing(location.data) ? location.data : undefined;
  return (
    <>
      {waits ? (
        <span />
      ) : (
        <Logo
          name={place?.commercialName || chain.commercialName}
          url={fileUrl(place?.logoPath ?? chain.logoPath)}
          fallbackMark
        />
      )}
      <LanguageSelector />
    </>
  );
}
