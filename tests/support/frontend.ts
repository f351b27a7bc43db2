/** What `frontend_url` may be in tests: every server of the tests allows this origin. */
export const FRONTEND = "http://127.0.0.1:4000";
