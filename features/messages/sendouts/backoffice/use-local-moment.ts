import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { useTimeZone } from "#packages/web/backoffice/session/session.ts";

/** Returns a formatter for a time by the club's clock, which requests and answers contain without a zone. */
export function useLocalMoment() {
  const { moment } = useDates();
  const zone = useTimeZone();
  return (local: string) => moment(Temporal.PlainDateTime.from(local).toZonedDateTime(zone).toInstant().toString());
}
