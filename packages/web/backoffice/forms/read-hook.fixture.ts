import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Messages } from "use-intl/core";
import { IntlProvider } from "use-intl/react";
import { catalogue } from "#apps/backoffice/i18n/catalogue.sv.ts";

/**
 * Returns the result of a hook that needs only phrases, such as a form's table of fields. The phrases are in Swedish.
 */
export function readHook<Result>(useIt: () => Result): Result {
  const results: Result[] = [];
  const Reader = () => {
    results.push(useIt());
    return null;
  };
  const messages = catalogue as unknown as Messages;
  const onError = (error: Error) => {
    throw error;
  };
  const children = createElement(Reader);
  renderToStaticMarkup(createElement(IntlProvider, { locale: "sv", messages, timeZone: "UTC", onError, children }));
  return results[0] as Result;
}
