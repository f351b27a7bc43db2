/** The `frontend_url` of tests: every test server allows this origin. */
export const FRONTEND = "http://127.0.0.1:4000";
