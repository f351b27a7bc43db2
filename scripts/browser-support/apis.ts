import { featuresBelow, findFeature, isNewer } from "./features.ts";

/** An API that an oldest browser lacks. */
export type NewerApi = {
  /** Its id in MDN's compatibility data. */
  readonly id: string;
  /** The name of the global, such as `Element`. */
  readonly owner: string;
  /** The name of its method or property; null if the browser lacks the global itself. */
  readonly member: string | null;
  /** Whether the member may belong to the global itself, as in `Promise.try`. The data does not say it of every member. */
  readonly mayBeStatic: boolean;
  /** Whether the member may belong to the objects, as in `element.checkVisibility`. */
  readonly mayBeOfObjects: boolean;
};

/** The parts of MDN's compatibility data that describe APIs. */
const API_GROUPS = [["api"], ["javascript", "builtins"]];

/** Returns the APIs that an oldest browser lacks, and the names of the methods and properties of objects that none lacks. */
export function readApis(): {
  readonly newer: readonly NewerApi[];
  readonly olderMembers: ReadonlySet<string>;
} {
  const newer: NewerApi[] = [];
  const olderMembers = new Set<string>();
  for (const group of API_GROUPS)
    for (const [owner, feature] of featuresBelow(findFeature(...group))) {
      const id = [...group, owner].join(".");
      const isNewerOwner = isNewer(feature);
      for (const [key, data] of featuresBelow(feature)) {
        const member = key.replace(/_static$/, "");
        const isMarked = member !== key;
        if (isNewerOwner || isNewer(data))
          newer.push({
            id: `${id}.${key}`,
            owner,
            member,
            mayBeStatic: isMarked || group[0] === "javascript",
            mayBeOfObjects: !isMarked,
          });
        else if (!isMarked) olderMembers.add(member);
      }
      if (isNewerOwner)
        newer.push({
          id,
          owner,
          member: null,
          mayBeStatic: false,
          mayBeOfObjects: false,
        });
    }
  return { newer, olderMembers };
}

/** Returns whether a global is an interface or a namespace, such as `AbortSignal` or `CSS`. */
export function isInterface(name: string): boolean {
  return API_GROUPS.some((group) => findFeature(...group, name));
}
