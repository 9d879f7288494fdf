import type { BenchClub } from "./club.ts";
import type { Compared } from "./compare.ts";
import type { Load } from "./load/requests.ts";
import { sqlName as sql } from "./load/sql-load.ts";
import { type Measured, measuring } from "./measuring.ts";
import type { Regulars } from "./regulars.ts";
import { homeTransaction, purchaseTransaction } from "./transactions.ts";

/** Returns the comparisons for one server and a club with some thousand members. */
export function figuresOf(measured: Measured, club: BenchClub, regulars: Regulars): Compared[] {
  const { http, bare } = measuring(measured);
  const { savers, others, offers, lookers, few, oldest, hoarders } = regulars;
  const purchasesBy = (members: BenchClub["members"]): Load => ({ kind: "purchases", club, members });
  const homesOf = (members: BenchClub["members"]): Load => ({ kind: "homes", club, members });
  const connections = 16;
  return [
    ...[1, 16, 64].map((atOnce) => ({
      name: `purchase, ${atOnce} connections`,
      against: sql,
      baseline: bare(atOnce, purchaseTransaction(club, club.members)),
      ours: http(atOnce, purchasesBy(club.members)),
    })),
    {
      name: `home, ${connections} connections`,
      against: sql,
      baseline: bare(connections, homeTransaction(club, lookers)),
      ours: http(connections, homesOf(lookers)),
    },
    {
      name: "visit with everything",
      against: "a plain purchase",
      // Plain purchases of similar members, who also have ten lots.
      baseline: http(connections, purchasesBy(others)),
      ours: http(connections, { kind: "visits", club, members: savers, offers }),
    },
    {
      name: "home after 5,000 purchases",
      against: "a home after 5",
      baseline: http(connections, homesOf(few)),
      ours: http(connections, homesOf(oldest)),
    },
    {
      name: "home with 250 usable lots",
      against: "a home with 5",
      baseline: http(connections, homesOf(few)),
      ours: http(connections, homesOf(hoarders)),
    },
  ];
}
