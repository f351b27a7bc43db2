/** The command line and the options of a project. */
export { runCli } from "./cli/commands.ts";
export {
  type BrowserOptions,
  type BrowserRun,
  defineConfig,
  type ModelTestOptions,
  type ToolkitConfig,
} from "./cli/config.ts";
export {
  PATH_FORMATS,
  type PathFormat,
  type PathsOptions,
  pathsText,
} from "./cli/paths-command.ts";
export { loadProject, type Project } from "./cli/project.ts";
