import type { ReactNode } from "react";
import { PAGE_LANGUAGE } from "../../contract/language.ts";
import { t } from "../../contract/messages/index.ts";
import { Icon, type IconName } from "./Icon.tsx";
import { NavLink } from "./Link.tsx";

interface Entry {
  readonly label: string;
  readonly icon: IconName;
}

/** An entry links to a page of the app (`to`), links to another site (`href`) or runs an action (`onSelect`). */
export type AppNavItem =
  | (Entry & { readonly to: string })
  | (Entry & { readonly href: string })
  | (Entry & { readonly onSelect: () => void });

export interface AppNavProps {
  readonly items: readonly AppNavItem[];
  /** Called when an entry is chosen, before its own action. */
  readonly onChooseEntry?: (() => void) | undefined;
}

/** The list of entries in the members' navigation. Marks the current page. Render it inside a labelled `nav`. */
export function AppNav({ items, onChooseEntry }: AppNavProps) {
  return (
    <ul className="app-nav">
      {items.map((item) => (
        <li key={item.label}>
          <AppNavEntry item={item} onChooseEntry={onChooseEntry} />
        </li>
      ))}
    </ul>
  );
}

function AppNavEntry({
  item,
  onChooseEntry,
}: Pick<AppNavProps, "onChooseEntry"> & { readonly item: AppNavItem }) {
  const content = (
    <>
      <Icon name={item.icon} />
      <span>{item.label}</span>
    </>
  );
  if ("to" in item) {
    return (
      <NavLink to={item.to} onClick={onChooseEntry}>
        {content}
      </NavLink>
    );
  }
  if ("href" in item) {
    return (
      <a
        href={item.href}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onChooseEntry}
      >
        {content}
        <Icon name="external" className="app-nav-mark" />
        <span className="visually-hidden">{`${t("ui.comma")}${t("ui.newTab")}`}</span>
      </a>
    );
  }
  return (
    <button
      type="button"
      onClick={() => {
        onChooseEntry?.();
        item.onSelect();
      }}
    >
      {content}
    </button>
  );
}

/** The member's name, role and picture. A click on the picture opens the file chooser. */
export function Person({
  name,
  role,
  greeting,
  src,
  onChoose,
  onFail,
  problem,
}: {
  /** The name of the person or business. Its initials are shown until there is a picture. */
  readonly name: string;
  readonly role: ReactNode;
  /** Shown before the name. */
  readonly greeting: ReactNode;
  /** The URL of the picture (`blob:` for a newly chosen file). */
  readonly src?: string | undefined;
  readonly onChoose: (file: File) => void;
  /** Called when the browser cannot show the picture. */
  readonly onFail: () => void;
  readonly problem?: ReactNode;
}) {
  return (
    <div className="row person">
      <label
        className="avatar"
        onDrop={(event) => {
          const [file] = event.dataTransfer.files;
          if (file) onChoose(file);
        }}
      >
        <input
          className="visually-hidden"
          type="file"
          accept="image/*"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            event.currentTarget.value = "";
            if (file) onChoose(file);
          }}
        />
        <span aria-hidden="true">
          {src ? <img src={src} alt="" onError={onFail} /> : initials(name)}
        </span>
        <span className="visually-hidden">{t("ui.changePicture")}</span>
        <Icon name="edit" />
      </label>
      <p>
        <span>{greeting}</span>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span>{role}</span>
      </p>
      {problem && (
        <p className="person-problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? "")
    .join("")
    .toLocaleUpperCase(PAGE_LANGUAGE);
}
