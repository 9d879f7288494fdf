import { Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { reachQuery, type Sendout } from "../queries.ts";
import { SendoutReach } from "../reach/SendoutReach.tsx";

/** The reach and cost of a planned sendout, on which its approval is based. */
export function PlannedReach({ sendout: { id, version, automatic } }: { sendout: Sendout }) {
  const t = useTranslations("sendouts");
  const reach = useQuery(reachQuery(id, version));
  return (
    <Loaded query={reach} failed={t("reachFailed")} skeleton={<Skeleton height={140} />}>
      {(data) => (
        <SendoutReach
          reach={{ ...data, needsApproval: false }}
          isOld={reach.isPlaceholderData}
          isAutomatic={automatic !== null}
        />
      )}
    </Loaded>
  );
}
