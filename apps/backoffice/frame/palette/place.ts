import type { Icon } from "@tabler/icons-react";

type PlaceGroup = "recent" | "acts" | "pages" | "clubs" | "members" | "purchases" | "named" | "staff" | "lists";

export type Place = {
  key: string;
  group: PlaceGroup;
  label: string;
  /** Distinguishes the entry from others of the same name. */
  detail?: string;
  icon: Icon;
  go: () => void;
};
