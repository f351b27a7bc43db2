/**
 * Allowed imports between the folders, as rules for dependency-cruiser: `src → machines → contract ← server`, and
 * `server → machines`.
 */
import { builtinModules } from "node:module";
import type { IFlattenedRuleSet } from "dependency-cruiser";

type FolderRule = {
  /** The folder to which the rule applies. */
  readonly folder: string;
  /** Folders and files inside `folder` that have their own rule, or no rule. */
  readonly except?: readonly string[];
  /** Other folders of the project from which `folder` may import. */
  readonly folders: readonly string[];
  /**
   * `only` lists the allowed packages, and `not` lists the forbidden packages. Types from forbidden packages can still
   * be imported, because types are erased.
   */
  readonly packages:
    | { readonly only: readonly string[] }
    | { readonly not: readonly string[] };
  /** The error message. */
  readonly message: string;
};

/** Packages for the network and storage. Only src/services/ may import them. */
const SERVICE_PACKAGES = [
  "ky",
  "js-cookie",
  "workbox-core",
  "workbox-expiration",
  "workbox-routing",
  "workbox-strategies",
];
/** Packages that must not be in the browser bundle. */
const SERVER_PACKAGES = [
  "zod",
  "fastify",
  "pg",
  "drizzle-orm",
  "nodemailer",
  "commander",
  ...builtinModules.filter((name) => !name.startsWith("_")),
];
const BROWSER_PACKAGES = [
  "react",
  "react-dom",
  "react-router-dom",
  "@xstate/react",
  ...SERVICE_PACKAGES,
];

const FOLDER_RULES: readonly FolderRule[] = [
  {
    folder: "contract",
    except: ["contract/calls", "contract/files", "contract/messages"],
    folders: [],
    packages: { only: [] },
    message:
      "contract/ is plain TypeScript that the browser and the server share",
  },
  {
    folder: "contract/messages",
    folders: ["contract"],
    packages: { only: ["icu-minify", "@schummar/icu-type-parser"] },
    message:
      "contract/messages/ uses only the message library and the contract",
  },
  {
    folder: "contract/files",
    folders: ["contract"],
    packages: { only: ["file-type"] },
    message:
      "contract/files/ uses only the detection of file types and the contract",
  },
  {
    folder: "contract/calls",
    folders: ["contract"],
    packages: { only: ["zod"] },
    message: "contract/calls/ uses only zod and the contract",
  },
  {
    folder: "machines",
    // The catalogue finds the charts in the file system. It is for tools and tests, and not part of the product.
    except: ["machines/index.ts"],
    folders: ["contract"],
    // Most functions of date-fns are pure. Those that read the clock, such as isToday, must not be used.
    packages: { only: ["xstate", "date-fns"] },
    message: "machines/ uses only XState, date-fns and the contract",
  },
  {
    folder: "src",
    except: ["src/services", "src/ui"],
    folders: ["machines", "contract"],
    packages: { not: [...SERVER_PACKAGES, ...SERVICE_PACKAGES] },
    message:
      "src/ uses machines/ and contract/; only src/services/ uses the network and storage; src/ uses neither Node nor the schema library",
  },
  {
    folder: "src/services",
    folders: ["machines", "contract", "packages/xstate-toolkit/src/live.ts"],
    packages: { not: SERVER_PACKAGES },
    message:
      "src/services/ is below the views: it uses machines/, contract/ and the live view of charts",
  },
  {
    folder: "src/ui",
    folders: ["contract"],
    packages: { not: [...SERVER_PACKAGES, ...SERVICE_PACKAGES] },
    message:
      "src/ui/ is the design system: within the project, it may import only contract/",
  },
  {
    folder: "server",
    folders: ["machines", "contract", "packages/embedded-postgres-launcher"],
    packages: { not: BROWSER_PACKAGES },
    message:
      "server/ uses machines/, contract/ and the launcher of PostgreSQL, but nothing from the browser",
  },
  {
    folder: "packages",
    folders: [],
    packages: { not: [] },
    message: "packages/ imports nothing from the product",
  },
  {
    folder: "scripts",
    folders: [
      "machines",
      "contract",
      "server",
      "packages",
      "tests/support",
      "tests/flows",
    ],
    packages: { not: [] },
    message:
      "scripts/ uses machines/, contract/, server/, packages/, tests/support/ and tests/flows/",
  },
];

/** Folders whose imports are checked. */
export const CHECKED_FOLDERS = [
  "contract",
  "machines",
  "src",
  "server",
  "scripts",
  "packages",
  "tests",
] as const;

/** The layers of server/, from the lowest to the highest. A layer imports only from itself and from lower layers. */
const SERVER_LAYERS = [
  "root.ts",
  "clock.ts",
  "origins.ts",
  "start-failure.ts",
  "environment.ts",
  "security/",
  "database/",
  "metrics/",
  "http/",
  "limits/",
  "mail/",
  "updates/",
  "context.ts",
  "accounts/",
  "files/",
  "matches/",
  "matching/",
  "profile/",
  "calendars/",
  "personal-data/",
  "backup/",
  "jobs/",
  "demo/",
  "routes/",
  "operator/",
];

/** The rules for dependency-cruiser: the server's layers, two rules per folder, and rules for the whole project. */
export const importRules: IFlattenedRuleSet = {
  forbidden: [
    ...layerRules(),
    ...FOLDER_RULES.flatMap(rulesOf),
    {
      name: "browser code may import only types of the schemas",
      severity: "error",
      from: {
        path: "^(?:src|machines|contract)/",
        pathNot: "^contract/calls/",
      },
      to: {
        path: "^contract/calls/",
        dependencyTypesNot: ["type-only", "type-import"],
      },
    },
    {
      name: "only public entry points of packages/ may be imported",
      severity: "error",
      from: { pathNot: "^packages/" },
      to: {
        path: "^packages/",
        pathNot:
          "^packages/(?:embedded-postgres-launcher/src/index|xstate-toolkit/src/[^/]+)\\.ts$",
      },
    },
    {
      name: "no cycles",
      severity: "error",
      from: { path: "^(?:contract|machines|src|server)/" },
      to: { circular: true },
    },
    {
      name: "every import must exist",
      severity: "error",
      from: {},
      // The toolkit provides this module when it bundles the visualiser.
      to: { couldNotResolve: true, pathNot: "^xstate-toolkit:catalogue$" },
    },
  ],
};

function layerRules(): IFlattenedRuleSet["forbidden"] & {} {
  return SERVER_LAYERS.map((layer, index) => {
    const allowed = SERVER_LAYERS.slice(0, index + 1);
    return {
      name: `server/${layer}: layers`,
      comment: `server/${layer} imports only from itself and lower layers of server/`,
      severity: "error",
      from: { path: `^server/${layer}` },
      to: {
        path: "^server/",
        pathNot: allowed.map((name) => `^server/${name}`),
      },
    };
  });
}

function rulesOf(rule: FolderRule): IFlattenedRuleSet["forbidden"] & {} {
  const from = {
    path: `^${rule.folder}/`,
    ...(rule.except
      ? { pathNot: rule.except.map((path) => `^${path}(?:/|$)`) }
      : {}),
  };
  const allowedFolders = [rule.folder, ...rule.folders];
  const folders = allowedFolders.map((folder) => `^${folder}(?:/|$)`);
  return [
    {
      name: `${rule.folder}: folders`,
      comment: rule.message,
      severity: "error",
      from,
      to: {
        path: "^(?:contract|machines|src|server|scripts|tests|packages)/",
        pathNot: folders,
      },
    },
    {
      name: `${rule.folder}: packages`,
      comment: rule.message,
      severity: "error",
      from,
      to: forbiddenPackages(rule.packages),
    },
  ];
}

function forbiddenPackages(packages: FolderRule["packages"]) {
  if ("only" in packages)
    return {
      path: `node_modules/|^(?:node:)?(?:${builtins()})$`,
      pathNot: packages.only.map((name) => `node_modules/${name}(?:/|$)`),
    };
  const names = packages.not.map((name) => name.replaceAll("/", "\\/"));
  return {
    path:
      names.length > 0
        ? `(?:node_modules/|^(?:node:)?)(?:${names.join("|")})(?:/|$)`
        : "^$",
    dependencyTypesNot: ["type-only" as const, "type-import" as const],
  };
}

function builtins(): string {
  return builtinModules.map((name) => name.replaceAll("/", "\\/")).join("|");
}
