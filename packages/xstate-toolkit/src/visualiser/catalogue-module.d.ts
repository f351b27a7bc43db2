/** The catalogue module of the project, which `visualiser-page.ts` provides. */
declare module "xstate-toolkit:catalogue";
