/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the API is, such as https://api.example.org; the page's own origin when it is not set. */
  readonly VITE_API_URL?: string;
}
