import { buzz } from "@stammis/ui/haptics.ts";
import { useToast } from "@stammis/ui/Toast.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl/react";
import { mine } from "../../lib/session.ts";
import { type Home, homeQuery } from "./queries.ts";

/** Tells of points the till has just given, and lets the other lists catch up. */
export function useEarnedNotice(home: Home | undefined) {
  const shell = useTranslations("shell");
  const toast = useToast();
  const client = useQueryClient();
  const known = useRef<number | null | undefined>(undefined);
  const latest = home && (home.latestPurchase?.id ?? null);
  const count = home?.latestPurchase?.earnedPoints ?? 0;
  useEffect(() => {
    if (latest === undefined) return;
    const before = known.current;
    known.current = latest;
    if (before === undefined || latest === null || latest === before) return;
    void client.invalidateQueries({
      queryKey: [mine],
      predicate: ({ queryKey }) => queryKey[1] !== homeQuery.queryKey[1],
    });
    if (count <= 0) return;
    toast({ variant: "success", text: shell("earned", { count }) });
    buzz([20, 40, 20]);
  }, [latest, count, client, shell, toast]);
}
