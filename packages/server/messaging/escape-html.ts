/** Text that stands between tags or in a quoted attribute, and is nothing but text there. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
