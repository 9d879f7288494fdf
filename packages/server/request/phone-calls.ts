/** A phone that holds a pass, and where it is told of news. */
export interface RegisteredPhone {
  deviceId: string;
  pushToken: string;
}

/** What phones ask about their passes. Null and false: no such pass for whoever has this token. */
export interface PhoneCalls {
  passType: string;
  /** The signed file, by a link's own secret until a moment (seconds since 1970). */
  fetchFirst(serial: string, until: number, secret: string): Promise<Buffer | null>;
  fetchLatest(
    serial: string,
    token: string,
    since: Temporal.Instant | null,
  ): Promise<{ changedAt: Temporal.Instant; bytes: Buffer } | "unchanged" | null>;
  register(serial: string, token: string, phone: RegisteredPhone): Promise<"new" | "known" | null>;
  unregister(serial: string, token: string, deviceId: string): Promise<boolean>;
  /** Serials of a phone's passes that have changed; null when there are none. */
  changedSince(
    deviceId: string,
    since: Temporal.Instant | null,
  ): Promise<{ serials: string[]; latest: Temporal.Instant } | null>;
}
