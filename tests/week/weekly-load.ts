/** Hours of a week, from midnight on Monday. */
export const hoursOfWeek = 168;

const days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;
const friday = 4;
/** The factor of purchases on Black Friday, when everything costs half. */
const blackFriday = 2.5;

/** Returns a café's opening hours by day: from, to. */
const open = (day: number): readonly [number, number] => (day < 5 ? [7, 19] : day === 5 ? [9, 17] : [10, 16]);
const isLunch = (hour: number) => hour >= 11.5 && hour < 13.5;

export type Phase = "night" | "day" | "lunch" | "Black Friday";

interface Load {
  phase: Phase;
  /** The rate of purchases, as a share of the week's maximum. */
  purchases: number;
  /** The rate of home screens. Members open their card before they pay, and the app in the evening. */
  homes: number;
}

/** Returns the load at an hour of the week, such as 107.5: Friday at half past eleven. */
export function loadAt(hourOfWeek: number): Load {
  const day = Math.floor(hourOfWeek / 24);
  const hour = hourOfWeek % 24;
  const [from, to] = open(day);
  const isOpen = hour >= from && hour < to;
  const crowd = (day === friday ? blackFriday : 1) * (isLunch(hour) ? 3 : 1);
  const most = blackFriday * 3;
  const evening = hour >= 19 && hour < 23 ? 0.1 : 0.01;
  if (!isOpen) return { phase: "night", purchases: 0, homes: evening };
  const phase = day === friday ? "Black Friday" : isLunch(hour) ? "lunch" : "day";
  return { phase, purchases: crowd / most, homes: crowd / most };
}

/** Returns the day and the time: "Fri 11:30". */
export function sayHour(hourOfWeek: number): string {
  const minutes = Math.round((hourOfWeek % 24) * 60);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${days[Math.floor(hourOfWeek / 24)]} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

const at = (day: number, hour: number) => day * 24 + hour;

/** The incidents and their hours, in the middle of the load. The sendout starts before Black Friday's lunch. */
export const incidents = [
  { hour: at(1, 12), what: "KILL_SERVER" },
  { hour: at(3, 12.5), what: "CUT_NETWORK" },
  { hour: at(friday, 10.5), what: "SENDOUT" },
  { hour: at(friday, 11.75), what: "KILL_DATABASE" },
  { hour: at(friday, 12.75), what: "KILL_SERVER" },
] as const;
export type Incident = (typeof incidents)[number]["what"];
