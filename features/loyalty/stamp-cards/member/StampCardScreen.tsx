import { useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import { EmptyState } from "#packages/ui/answer/EmptyState.tsx";
import { StampCardSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { useHome } from "#packages/web/member/club/home.ts";
import { BackLink } from "#packages/web/member/shell/BackLink.tsx";
import { Loaded } from "#packages/web/member/shell/Loaded.tsx";
import { StampCardPage } from "./StampCardPage.tsx";

/** `/consumer/stampcards/{id}`: one stamp card, its reward and the earlier cards. */
export function StampCardScreen() {
  const words = useTranslations("stampCards");
  const shell = useTranslations("shell");
  const loading = useTranslations("words")("loading");
  const { id } = useParams({ from: "/own/consumer/stampcards/$id" });
  const query = useHome();
  const backLink = <BackLink to={paths.home}>{shell("home")}</BackLink>;
  return (
    <Loaded query={query} skeleton={<StampCardSkeleton label={loading} />} failed={words("cardsFailed")}>
      {(home) => {
        const card = home.stampcards.find((each) => String(each.id) === id);
        if (!card) return <EmptyState drawing="coupons" level={1} title={words("missing")} action={backLink} />;
        return (
          <>
            {backLink}
            <StampCardPage home={home} card={card} />
          </>
        );
      }}
    </Loaded>
  );
}
