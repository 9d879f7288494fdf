import { useMemo } from "react";
import type { TillFacts } from "../queries.ts";
import { loadCategories, useHabit } from "./till-habits.ts";

/** Returns the categories that each visit at this till begins with, without those that the club has removed. */
export function useUsualCategories(facts: TillFacts | undefined, pointOfSaleId: number): readonly number[] {
  const stored = useHabit(loadCategories, pointOfSaleId);
  const categories = facts?.categories;
  return useMemo(() => stored.filter((id) => categories?.some((each) => each.id === id)), [stored, categories]);
}
