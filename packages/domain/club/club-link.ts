/** The parameter of a link to the back office that names a club by its subdomain. */
export const clubInLink = "club";
