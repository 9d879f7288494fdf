import { IconCamera, IconSearch, IconX } from "@tabler/icons-react";
import { type Ref, useEffect, useId } from "react";
import { useTranslations } from "use-intl/react";
import classes from "./search-field.module.css";
import type { Search } from "./use-search.ts";

type SearchFieldProps = {
  ref: React.RefObject<HTMLInputElement | null>;
  search: Search;
  onType: () => void;
  onCamera: () => void;
};

/** Always ready; focused at once where that brings up no keys over the screen. */
export function SearchField({ ref, search, onType, onCamera }: SearchFieldProps) {
  const t = useTranslations("till");
  const words = useTranslations("words");
  const id = useId();
  useEffect(() => {
    if (window.matchMedia("(pointer: fine)").matches) ref.current?.focus();
  }, [ref]);
  return (
    <search>
      <form
        className={classes.search}
        onSubmit={(event) => {
          event.preventDefault();
          if (search.kind === "words" || search.kind === "number") void search.lookUp(search.text);
        }}
      >
        <label htmlFor={id} className={classes.label}>
          {t("searchLabel")}
        </label>
        <div className={classes.field}>
          <IconSearch size={26} aria-hidden="true" />
          <input
            ref={ref as Ref<HTMLInputElement>}
            id={id}
            className={classes.input}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            placeholder={t("searchHint")}
            value={search.text}
            onChange={(event) => {
              onType();
              search.write(event.currentTarget.value);
            }}
          />
          {search.text ? (
            <button
              type="button"
              className={classes.clear}
              onClick={() => {
                search.write("");
                ref.current?.focus();
              }}
            >
              <IconX size={20} aria-hidden="true" />
              {words("clear")}
            </button>
          ) : (
            <button type="button" className={classes.camera} onClick={onCamera}>
              <IconCamera size={26} aria-hidden="true" />
              {t("camera")}
            </button>
          )}
        </div>
      </form>
    </search>
  );
}
