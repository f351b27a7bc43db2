import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../support/spawned-server.ts";
import { miniBrowser, PROGRAMS } from "../install.ts";
import type { ElementDriver, Key, PageDriver } from "./tab.ts";

/** The property that contains the id of an element in WebDriver's answers. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
/** The characters that WebDriver uses for keys. */
const KEYS: Readonly<Record<Key, string>> = {
  Enter: "\uE007",
  Tab: "\uE004",
  Escape: "\uE00C",
  Backspace: "\uE003",
  ArrowDown: "\uE015",
  Control: "\uE009",
  c: "c",
  v: "v",
};

type Command = (
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: object,
) => Promise<unknown>;

/**
 * Starts WebKitGTK's test browser on a virtual display, controlled over WebDriver.
 *
 * @throws Error for a language other than English, because WebKitGTK takes its language only from installed locales.
 */
export async function startWebKit(language: string): Promise<PageDriver> {
  if (language !== "en")
    throw new Error(
      `WebKitGTK cannot be started with the language ${language}`,
    );
  const [screen, display] = await startDisplay();
  const port = await freePort();
  const driver = spawn(
    PROGRAMS.webkitDriver.path,
    [`--port=${port}`, "--host=127.0.0.1"],
    {
      stdio: "ignore",
      env: {
        PATH: process.env.PATH ?? "",
        HOME: process.env.HOME ?? "/tmp",
        DISPLAY: display,
        WEBKIT_DISABLE_DMABUF_RENDERER: "1",
      },
    },
  );
  const stop = async () => {
    await end(driver);
    await end(screen);
  };
  try {
    const command = await newSession(port);
    return pageDriver(command, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts Xvfb on a free display. Returns the process and the name of the display. */
async function startDisplay(): Promise<readonly [ChildProcess, string]> {
  const screen = spawn(
    PROGRAMS.xvfb.path,
    ["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "pipe", "ignore"] },
  );
  if (!screen.stdout) throw new Error("Xvfb has no output");
  const [number] = (await once(screen.stdout, "data")) as [Buffer];
  return [screen, `:${number.toString().trim()}`];
}

/** Creates a session, and returns a function that sends its commands. */
async function newSession(port: number): Promise<Command> {
  const origin = `http://127.0.0.1:${port}`;
  const options = { binary: miniBrowser(), args: ["--automation"] };
  const capabilities = {
    alwaysMatch: { "webkitgtk:browserOptions": options },
  };
  const { sessionId } = (await whenListening(() =>
    send(`${origin}/session`, "POST", { capabilities }),
  )) as { sessionId: string };
  const command: Command = (method, path, body) =>
    send(`${origin}/session/${sessionId}${path}`, method, body);
  await command("POST", "/timeouts", { script: 30_000, pageLoad: 60_000 });
  await command("POST", "/window/rect", { width: 1280, height: 900 });
  return command;
}

/** Retries while the driver does not listen yet. */
async function whenListening<Result>(
  run: () => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof TypeError) || attempt === 200) throw error;
      await sleep(50);
    }
  }
}

async function send(
  url: string,
  method: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(
    url,
    method === "POST"
      ? { method, body: JSON.stringify(body ?? {}) }
      : { method },
  );
  const { value } = (await response.json()) as {
    value: { error?: string; message?: string } | null;
  };
  if (!response.ok)
    throw new Error(`WebDriver: ${value?.error} ${value?.message ?? ""}`);
  return value;
}

function pageDriver(command: Command, stop: () => Promise<void>): PageDriver {
  const run = (expression: string, args: unknown[] = []) =>
    command("POST", "/execute/async", {
      script: `const done = arguments[arguments.length - 1];
        (async () => ({ value: await (${expression}) }))().then(done, (error) => done({ error: String(error) }));`,
      args,
    }).then((result) => {
      const { value, error } = result as { value: unknown; error?: string };
      if (error) throw new Error(error);
      return value;
    });
  return {
    async goto(url) {
      await command("POST", "/url", { url });
    },
    async reload() {
      await command("POST", "/refresh");
    },
    evaluate: (expression) => run(expression),
    async find(expression) {
      const element = (await run(expression)) as Record<string, string> | null;
      const id = element?.[ELEMENT];
      return id ? elementDriver(command, run, id) : null;
    },
    async press(...keys) {
      const down = keys.map((key) => ({ type: "keyDown", value: KEYS[key] }));
      const up = keys.map((key) => ({ type: "keyUp", value: KEYS[key] }));
      await command("POST", "/actions", {
        actions: [
          {
            type: "key",
            id: "keyboard",
            actions: [...down, ...up.reverse()],
          },
        ],
      });
    },
    async screenshot() {
      return Buffer.from(String(await command("GET", "/screenshot")), "base64");
    },
    async close() {
      await command("DELETE", "").catch(() => {});
      await stop();
    },
  };
}

function elementDriver(
  command: Command,
  run: (expression: string, args?: unknown[]) => Promise<unknown>,
  id: string,
): ElementDriver {
  return {
    async click() {
      await command("POST", `/element/${id}/click`);
    },
    async type(text) {
      await command("POST", `/element/${id}/value`, { text });
    },
    async chooseFile(path) {
      await command("POST", `/element/${id}/value`, { text: path });
    },
    call: (source, argument) =>
      run(`(${source})(arguments[0], arguments[1])`, [
        { [ELEMENT]: id },
        argument ?? null,
      ]),
  };
}

async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const exited = once(process, "exit");
  process.kill();
  await exited;
}
