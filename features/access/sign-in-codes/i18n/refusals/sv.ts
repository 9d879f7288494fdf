export const sv = { WRONG_SIGN_IN_CODE: "Koden stämmer inte, eller så har den gått ut." } as const;
