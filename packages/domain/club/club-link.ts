/** The parameter of back office links that names a club by its subdomain. */
export const clubInLink = "club";
