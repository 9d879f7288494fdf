import { useQuery } from "@tanstack/react-query";
import { call } from "../lib/api.ts";
import { useMaybeChain, useRole } from "../lib/session.ts";
import type { NavFacts } from "./navigation.ts";

/** Only a server of this machine alone opens its outbox to others than admins; elsewhere there is nothing to ask. */
const onThisMachine = /^(?:localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/.test(window.location.hostname);

/** The facts that decide the menu; the outbox is asked once whether it answers this person. */
export function useNavFacts(): NavFacts {
  const role = useRole();
  const hasChain = useMaybeChain() !== null;
  const outbox = useQuery({
    queryKey: ["outbox", "open"],
    queryFn: ({ signal }) =>
      call("listMessages", { query: {} }, { signal }).then(
        () => true,
        () => false,
      ),
    enabled: role === "ROLE_ADMIN" || (role === "ROLE_MERCHANT" && onThisMachine),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { role, hasChain, outboxOpen: outbox.data ?? false };
}
