/** Where the product of the tests listens; another port where that one is taken. */
export const port = Number(process.env.E2E_PORT || 3777);

/** The back office, sign-up site and API. */
export const officeAddress = `http://localhost:${port}`;

/** A club's own host. */
export const clubAddress = (subdomain: string) => `http://${subdomain}.localhost:${port}`;

/** By which whoever takes mails that came back brings them. */
export const mailBouncesSecret = "den-som-tar-emot-studsade-mejl";
