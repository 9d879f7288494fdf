/** Whether a sendout has no recipient in any medium. It cannot start then. */
export const reachesNobody = (media: readonly { reached: number }[]): boolean =>
  media.every(({ reached }) => reached === 0);
