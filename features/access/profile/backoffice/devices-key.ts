/** The key of the user's device list, for invalidation after a device was signed out. */
export const devicesKey = ["devices"] as const;
