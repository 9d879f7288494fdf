import { useQuery } from "@tanstack/react-query";
import { call } from "#packages/web/backoffice/session/api.ts";
import { useAccess, useCan, useMaybeChain, useMyCompany, useRole } from "#packages/web/backoffice/session/session.ts";
import type { NavFacts } from "./navigation.ts";

/** Elsewhere than on this machine the outbox opens to admins, and to merchants for their sandboxes: nobody else asks. */
const onThisMachine = /^(?:localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/.test(window.location.hostname);

/** The facts that decide the menu; the outbox is asked once whether it answers this person. */
export function useNavFacts(): NavFacts {
  const role = useRole();
  const administers = useCan("administer");
  const hasChain = useMaybeChain() !== null;
  const hasCompany = useMyCompany() !== null;
  const hasSandbox = useAccess().chains.some(({ sandbox }) => sandbox);
  const outbox = useQuery({
    queryKey: ["outbox", "open"],
    queryFn: ({ signal }) =>
      call("listMessages", { query: {} }, { signal }).then(
        () => true,
        () => false,
      ),
    enabled: administers || (hasCompany && (onThisMachine || hasSandbox)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { role, hasChain, outboxOpen: outbox.data ?? false, hasCompany };
}
