/** The subject of an address in a club: the club, a point of sale, a campaign or a coupon. */
export type SharedThing =
  | { kind: "club" | "other" }
  | { kind: "place"; id: number }
  | { kind: "campaign" | "coupon"; id: number };

type Place = { id: number; subpage: string };

/** The first path parts of the landing page and its registration form, for the club or a point of sale. */
const landing = new Set(["", "guest", "onboarding"]);
/** The club's pages that describe the club to search engines: its landing pages and the sign-in. */
const ofClub = new Set([...landing, "login"]);

/** Returns the subject of a path, by the same rules as the screens; `other` for an unknown path. Spec §2. */
export function thingOfPath(path: string, places: readonly Place[]): SharedThing {
  const [first = "", second = "", ...more] = path.split("/").filter(Boolean);
  const id = /^\d{1,15}$/.test(second) ? Number(second) : null;
  if (more.length > 0) return { kind: "other" };
  if (id !== null && first === "c") return { kind: "campaign", id };
  if (id !== null && first === "r") return { kind: "coupon", id };
  const place = places.find(({ subpage }) => subpage === first.toLowerCase());
  if (place && id !== null) return { kind: "campaign", id };
  if (place && landing.has(second)) return { kind: "place", id: place.id };
  return { kind: second === "" && ofClub.has(first) ? "club" : "other" };
}

/** Returns the subject that the name of a preview picture identifies; null for an unknown name. */
export function thingOfName(name: string): SharedThing | null {
  if (name === "club") return { kind: "club" };
  const [, kind, id] = /^(place|campaign|coupon)-(\d{1,15})$/.exec(name) ?? [];
  return kind ? { kind: kind as "place" | "campaign" | "coupon", id: Number(id) } : null;
}
