/** The catalogue module of the project. A Vite alias in `visualiser-page.ts` resolves it to the catalogue file. */
declare module "xstate-toolkit:catalogue";
