/** Formats seconds as "4:05": minutes and seconds, rounded up, with hours from the first full hour. */
export function remainingTime(seconds: number): string {
  const totalSeconds = Math.max(0, Math.ceil(seconds));
  const [hours, minutes] = [Math.floor(totalSeconds / 3600), Math.floor((totalSeconds % 3600) / 60)];
  const secondsText = String(totalSeconds % 60).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${secondsText}` : `${minutes}:${secondsText}`;
}
