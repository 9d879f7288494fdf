import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Messages } from "use-intl/core";
import { IntlProvider } from "use-intl/react";
import { catalogue } from "#packages/i18n/backoffice/catalogue.sv.ts";

/** The table of a form's fields, with the Swedish phrases. */
export function readFields<Fields>(useFields: () => Fields): Fields {
  let fields: Fields | undefined;
  const Reader = () => {
    fields = useFields();
    return null;
  };
  const children = createElement(Reader);
  const messages = catalogue as unknown as Messages;
  const onError = (error: Error) => {
    throw error;
  };
  renderToStaticMarkup(createElement(IntlProvider, { locale: "sv", messages, timeZone: "UTC", onError, children }));
  if (!fields) throw new Error("The table was not read");
  return fields;
}
