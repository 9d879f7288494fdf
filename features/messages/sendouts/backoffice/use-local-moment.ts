import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { useTimeZone } from "#packages/web/backoffice/session/session.ts";

/** A time by the club's clock, as it goes on the wire without a zone, in words. */
export function useLocalMoment() {
  const { moment } = useDates();
  const zone = useTimeZone();
  return (local: string) => moment(Temporal.PlainDateTime.from(local).toZonedDateTime(zone).toInstant().toString());
}
