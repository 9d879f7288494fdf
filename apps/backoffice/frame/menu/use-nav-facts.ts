import { useQuery } from "@tanstack/react-query";
import { call } from "#packages/web/backoffice/session/api.ts";
import { useAccess, useCan, useMaybeChain, useMyCompany, useRole } from "#packages/web/backoffice/session/session.ts";
import type { NavFacts } from "./navigation.ts";

/** On other hosts only admins, and merchants for their sandboxes, may open the outbox; other roles send no request. */
const onThisMachine = /^(?:localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/.test(window.location.hostname);

/** Returns the facts that decide the menu; requests once whether the outbox is open to this person. */
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
