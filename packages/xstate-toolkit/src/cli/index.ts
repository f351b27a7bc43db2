/** The command line and the options of a project. */
export { runCli } from "./commands.ts";
export {
  type BrowserOptions,
  type BrowserRun,
  defineConfig,
  type ModelTestOptions,
  type ToolkitConfig,
} from "./config.ts";
export {
  PATH_FORMATS,
  type PathFormat,
  type PathsOptions,
  pathsText,
} from "./paths-command.ts";
export { loadProject, type Project } from "./project.ts";
