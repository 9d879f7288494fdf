/** The port of the product under test; set another one if it is taken. */
export const port = Number(process.env.E2E_PORT || 3777);

/** The back office, sign-up site and API. */
export const officeAddress = `http://localhost:${port}`;

/** A club's own host. */
export const clubAddress = (subdomain: string) => `http://${subdomain}.localhost:${port}`;

/** The secret with which a mail service reports bounces. */
export const mailBouncesSecret = "den-som-tar-emot-studsade-mejl";
