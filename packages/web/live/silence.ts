export type Silence = ReturnType<typeof watchSilence>;

/** Calls `onTooLong` when a connection is silent for too long, because it may be dead without notice. */
export function watchSilence(onTooLong: () => void) {
  let allowed = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ranOut = false;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      ranOut = true;
      onTooLong();
    }, allowed);
  };
  return {
    heard,
    allow(ms: number) {
      allowed = ms;
      heard();
    },
    ranOut: () => ranOut,
    end: () => clearTimeout(timer),
  };
}
