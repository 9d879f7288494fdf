/** A phone that holds a pass, with its push token. */
export interface RegisteredPhone {
  deviceId: string;
  pushToken: string;
}

/**
 * Answers phones' requests about their wallet passes. Null and false mean that the caller's token gives access to no
 * such pass.
 */
export interface PhoneCalls {
  passType: string;
  /** Returns the signed file for a link's secret, valid until a moment in seconds since 1970. */
  fetchFirst(serial: string, until: number, secret: string): Promise<Buffer | null>;
  fetchLatest(
    serial: string,
    token: string,
    since: Temporal.Instant | null,
  ): Promise<{ changedAt: Temporal.Instant; bytes: Buffer } | "unchanged" | null>;
  register(serial: string, token: string, phone: RegisteredPhone): Promise<"new" | "known" | null>;
  unregister(serial: string, token: string, deviceId: string): Promise<boolean>;
  /** Returns the serials of a phone's changed passes; null if there are none. */
  changedSince(
    deviceId: string,
    since: Temporal.Instant | null,
  ): Promise<{ serials: string[]; latest: Temporal.Instant } | null>;
}
