import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { locationQuery } from "#features/clubs/locations/member/queries.ts";
import { subpageOf } from "#features/clubs/locations/member/subpage.ts";
import { EmptyState } from "#packages/ui/answer/EmptyState.tsx";
import { MemberShell } from "#packages/ui/page/MemberShell.tsx";
import { useChain } from "#packages/web/member/club/chain.ts";
import { fileUrl } from "#packages/web/member/club/files.ts";
import { isMissing } from "#packages/web/member/club/missing.ts";
import { LanguageSelector } from "#packages/web/member/language/LanguageSelector.tsx";
import { CookiePopup } from "./CookiePopup.tsx";
import { Logo } from "./Logo.tsx";
import { ScreenOutlet } from "./ScreenOutlet.tsx";

/** Frames every page of a visitor; without a chain on this host there are no pages. Spec §2. */
export function GuestFrame() {
  const shell = useTranslations("shell");
  const chain = useChain();
  return (
    <MemberShell skipLabel={shell("skipToContent")} notice={<CookiePopup />} header={<GuestHeader />}>
      {isMissing(chain) ? (
        <EmptyState drawing="search" level={1} title={shell("shopMissing")} text={shell("shopMissingText")} />
      ) : (
        <ScreenOutlet />
      )}
    </MemberShell>
  );
}

/** Shows the point of sale's logo on its own pages, else the chain's, else the product's, once loaded. Spec §2. */
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
