import { isBuiltin } from "node:module";
import { posix } from "node:path";

/** One import or re-export of a file. */
export type ImportedName = {
  /** As it is written: "./x.ts", "xstate". */
  readonly from: string;
  /** Gone once the types are stripped. */
  readonly isType: boolean;
};

type FolderRule = {
  /** The folder that the rule is for; the longest one that fits a file counts. */
  readonly folder: string;
  /** The folders of the project that it may import from, besides itself. */
  readonly folders: readonly string[];
  /** The packages it may import, or a test of them. */
  readonly packages: readonly string[] | ((name: string) => boolean);
  readonly why: string;
};

const notNode = (name: string) => !isBuiltin(name);
/** The browser's fetch and cookies by another name: only the services call. */
const SERVICE_PACKAGES = ["ky", "js-cookie"];
/** What would carry the schema library, or the server, into the page. */
const SERVER_PACKAGES = ["zod", "fastify", "pg", "drizzle-orm", "nodemailer"];
const forPages = (name: string) =>
  notNode(name) &&
  !SERVER_PACKAGES.includes(name) &&
  !SERVICE_PACKAGES.includes(name);
const forServices = (name: string) =>
  notNode(name) && !SERVER_PACKAGES.includes(name);
const BROWSER_PACKAGES = [
  ...["react", "react-dom", "react-router-dom", "@xstate/react"],
  ...SERVICE_PACKAGES,
];
const notBrowser = (name: string) => !BROWSER_PACKAGES.includes(name);

/** The arrows: src → machines → contract ← server, and server → machines. */
const RULES: readonly FolderRule[] = [
  {
    folder: "contract",
    folders: [],
    packages: [],
    why: "contract/ is plain TypeScript that browser and server share",
  },
  {
    folder: "contract/schemas",
    folders: ["contract"],
    packages: ["zod"],
    why: "contract/schemas/ knows zod and the contract alone",
  },
  {
    folder: "machines",
    folders: ["contract"],
    // date-fns is pure: the same dates in, the same dates out.
    packages: ["xstate", "date-fns"],
    why: "machines/ know XState, calendar arithmetic and the contract alone",
  },
  {
    folder: "src",
    folders: ["machines", "contract"],
    packages: forPages,
    why: "src/ may use machines/ and contract/; only src/services/ calls and stores; no Node, no schema library",
  },
  {
    folder: "src/services",
    folders: ["machines", "contract"],
    packages: forServices,
    why: "src/services/ lies below the views: it may use machines/ and contract/",
  },
  {
    folder: "src/ui",
    folders: ["contract"],
    packages: forPages,
    why: "src/ui/ is the design system: it knows no flow, no machine and no call",
  },
  {
    folder: "server",
    folders: ["machines", "contract"],
    packages: notBrowser,
    why: "server/ may use machines/ and contract/, nothing of the browser",
  },
  {
    folder: "scripts",
    folders: [
      ...["machines", "contract", "server", "src/inspect"],
      ...["tests/support", "tests/machines"],
    ],
    packages: () => true,
    why: "scripts/ may use machines/, contract/, server/, src/inspect/, and the models of the tests",
  },
];

/** Says why a file of the project may not have an import, or null when it may. */
export function refusalOfImport(
  path: string,
  { from, isType }: ImportedName,
): string | null {
  const rule = ruleFor(path);
  if (!rule) return null;
  if (!from.startsWith("."))
    return mayImportPackage(rule, packageName(from), isType)
      ? null
      : `imports ${from}: ${rule.why}`;
  const target = posix.join(posix.dirname(path), from);
  if (isBelow(rule.folder, "src") && isBelow(target, "contract/schemas"))
    return isType
      ? null
      : `imports ${from}: the browser takes only types from contract/schemas/`;
  const allowed = [rule.folder, ...rule.folders];
  return allowed.some((folder) => isBelow(target, folder))
    ? null
    : `imports ${from}: ${rule.why}`;
}

/** The type of a package never reaches the page or the server; machines and contract import none all the same. */
function mayImportPackage(
  { packages }: FolderRule,
  name: string,
  isType: boolean,
): boolean {
  return typeof packages === "function"
    ? isType || packages(name)
    : packages.includes(name);
}

function ruleFor(path: string): FolderRule | undefined {
  return RULES.filter(({ folder }) => isBelow(path, folder)).sort(
    (a, b) => b.folder.length - a.folder.length,
  )[0];
}

export function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

function packageName(from: string): string {
  if (isBuiltin(from)) return from;
  const [scope = "", name] = from.split("/");
  return scope.startsWith("@") ? `${scope}/${name}` : scope;
}
