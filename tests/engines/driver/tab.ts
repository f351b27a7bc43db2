import { writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type ControlQuery,
  findControl,
  isReady,
  type Role,
  selectContent,
  selectOption,
} from "./controls.ts";

/** How long to wait for a control or a condition, in milliseconds. */
const MAX_WAIT = 30_000;

/** What each engine implements. An expression is JavaScript source that the page evaluates; promises are awaited. */
export type PageDriver = {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  evaluate(expression: string): Promise<unknown>;
  /** Returns the element that the expression evaluates to, or null. */
  find(expression: string): Promise<ElementDriver | null>;
  /** Presses a key, such as `Enter` or `Tab`. With several keys, releases all but the last after it, such as `Control` and `v`. */
  press(...keys: Key[]): Promise<void>;
  /** Returns a picture in PNG format. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
};

export type Key =
  | "Enter"
  | "Tab"
  | "Escape"
  | "Backspace"
  | "ArrowDown"
  | "Control"
  | "c"
  | "v";

export type ElementDriver = {
  click(): Promise<void>;
  /** Types the text with the keyboard at the position of the caret. */
  type(text: string): Promise<void>;
  chooseFile(path: string): Promise<void>;
  /** Calls a function, given as its source, with the element and the argument. */
  call(source: string, argument?: unknown): Promise<unknown>;
};

export type TabOptions = {
  /** The origin for addresses that are paths. */
  readonly origin: string;
  /** The browser's language, such as `fr`; English by default. */
  readonly language?: string;
};

type Within = { readonly within?: string };

/** A tab in a browser without cookies and stored data. Every action waits until its control can be used. */
export class Tab {
  readonly #driver: PageDriver;
  readonly #origin: string;

  constructor(driver: PageDriver, { origin }: TabOptions) {
    this.#driver = driver;
    this.#origin = origin;
  }

  /** Opens a path of the site or an address. */
  goto(path: string): Promise<void> {
    return this.#driver.goto(new URL(path, this.#origin).href);
  }

  reload(): Promise<void> {
    return this.#driver.reload();
  }

  /** Returns the path and query of the current address. */
  async path(): Promise<string> {
    return String(
      await this.#driver.evaluate("location.pathname + location.search"),
    );
  }

  /** Returns the visible text of the page. */
  async text(): Promise<string> {
    return String(await this.#driver.evaluate("document.body.innerText"));
  }

  /** Calls a function in the page. It must not use variables from outside, and its result must be JSON. */
  async evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const values = args.map((arg) => JSON.stringify(arg)).join(", ");
    return (await this.#driver.evaluate(
      `(${run})(${values})`,
    )) as Awaited<Result>;
  }

  async click(role: Role, name: string, options: Within = {}): Promise<void> {
    await this.#use({ role, name, ...options }, (control) => control.click());
  }

  /** Replaces the content of a text control. */
  async fill(label: string, text: string): Promise<void> {
    await this.#use({ role: "labelled", name: label }, async (control) => {
      await control.call(`${selectContent}`);
      if (text === "") await this.#driver.press("Backspace");
      else await control.type(text);
    });
  }

  /** Replaces the content of a text control by pasting the text with the keyboard. */
  async paste(label: string, text: string): Promise<void> {
    await this.#use({ role: "labelled", name: label }, async (control) => {
      await control.call(`${selectContent}`);
      // Copies exactly this text to the clipboard, without a control that the page might notice.
      await this.evaluate((value) => {
        const setClipboard = (event: ClipboardEvent) => {
          event.clipboardData?.setData("text/plain", value);
          event.preventDefault();
        };
        addEventListener("copy", setClipboard, { capture: true, once: true });
      }, text);
      await this.press("Control", "c");
      await this.press("Control", "v");
    });
  }

  /** Selects an option of a list by its text or value. */
  async select(label: string, option: string): Promise<void> {
    await this.#use({ role: "labelled", name: label }, async (control) => {
      if (!(await control.call(`${selectOption}`, option)))
        throw new Error(`${label} has no option ${option}`);
    });
  }

  /** Chooses a file in an upload box. */
  async chooseFile(label: string, path: string): Promise<void> {
    await this.#use({ role: "labelled", name: label }, (control) =>
      control.chooseFile(path),
    );
  }

  press(...keys: Key[]): Promise<void> {
    return this.#driver.press(...keys);
  }

  /** Returns whether such a control is shown now. */
  async has(role: Role, name: string, options: Within = {}): Promise<boolean> {
    return (await this.#find({ role, name, ...options })) !== null;
  }

  /** Waits until the visible text of the page contains this text. */
  waitForText(text: string): Promise<void> {
    return this.waitFor(`the text "${text}"`, async () =>
      (await this.text()).includes(text),
    );
  }

  /** Waits until the address has this path and query. */
  waitForPath(path: string): Promise<void> {
    return this.waitFor(
      `the address ${path}`,
      async () => (await this.path()) === path,
    );
  }

  /** Waits until the condition is true. Errors count as false, because a page that is being replaced cannot answer. */
  async waitFor(
    description: string,
    condition: () => Promise<boolean>,
  ): Promise<void> {
    const startedAt = performance.now();
    let lastError: unknown;
    while (performance.now() - startedAt < MAX_WAIT) {
      try {
        if (await condition()) return;
      } catch (error) {
        lastError = error;
      }
      await sleep(50);
    }
    const page = await this.text().catch(String);
    const path = await this.path().catch(String);
    throw new Error(
      `${description} did not appear within ${MAX_WAIT / 1_000} seconds on ${path}, which shows:\n${page}`,
      { cause: lastError },
    );
  }

  /** Writes a picture of the visible part of the page to a PNG file. */
  async screenshot(path: string): Promise<void> {
    writeFileSync(path, await this.#driver.screenshot());
  }

  close(): Promise<void> {
    return this.#driver.close();
  }

  #find(query: ControlQuery): Promise<ElementDriver | null> {
    return this.#driver.find(foundBy(query));
  }

  /** Waits until the control is ready. Uses it once. */
  async #use(
    query: ControlQuery,
    use: (control: ElementDriver) => Promise<void>,
  ): Promise<void> {
    let control: ElementDriver | null = null;
    await this.waitFor(`the ${query.role} "${query.name}"`, async () => {
      control = await this.#driver.find(
        `((element) => element && (${isReady})(element) ? element : null)(${foundBy(query)})`,
      );
      return control !== null;
    });
    if (control) await use(control);
  }
}

/** Returns the expression of the control that matches. */
function foundBy(query: ControlQuery): string {
  return `(${findControl})(${JSON.stringify(query)})`;
}
