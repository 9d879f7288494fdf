import type { Icon } from "@tabler/icons-react";

type PlaceGroup = "recent" | "acts" | "pages" | "clubs" | "members" | "purchases" | "named" | "staff" | "lists";

/** A line of the palette. */
export type Place = {
  key: string;
  group: PlaceGroup;
  label: string;
  /** What tells it from others by that name. */
  detail?: string;
  icon: Icon;
  go: () => void;
};
