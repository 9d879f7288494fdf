export type Silence = ReturnType<typeof watchSilence>;

/** Ends what has said nothing for too long: a connection may be gone without anybody telling. */
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
