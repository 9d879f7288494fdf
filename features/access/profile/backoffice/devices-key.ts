/** The list of one's devices, wherever something ends one of them. */
export const devicesKey = ["devices"] as const;
