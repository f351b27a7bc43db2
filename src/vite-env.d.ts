/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The origin of the API, such as https://api.example.org; defaults to the origin of the page. */
  readonly VITE_API_URL?: string;
}
