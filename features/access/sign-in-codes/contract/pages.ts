export const memberPages = { signInCode: "/login/code" } as const;
