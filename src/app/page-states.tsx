import { Component, type ReactNode, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { t } from "../../contract/messages/index.ts";
import { pages } from "../../contract/pages.ts";
import { reportDefect } from "../services/defects.ts";
import { isOnline, listen, onNetworkChange } from "../services/page-events.ts";
import { reloadPage } from "../services/site-files/failed-scripts.ts";
import { siteUpdated } from "../services/site-files/service-worker-registration.ts";
import { Alert } from "../ui/Alert.tsx";
import { Button, LinkButton } from "../ui/Button.tsx";
import { Cloth } from "../ui/Cloth.tsx";
import { MAIN_ID } from "../ui/focus.ts";
import { useNoticeMark } from "../ui/page-mark.ts";
import { focusContent } from "./page-start.tsx";

type LoadingPageProps = { readonly label?: string };

/** The placeholder for a page that is loading; visible only after a short delay. */
export function LoadingPage({ label = t("ui.loadingPage") }: LoadingPageProps) {
  return (
    <div className="stack stack--3 page-wait" role="status">
      <Cloth pattern="warp" tone="thread" />
      <p className="muted">{label}</p>
    </div>
  );
}

type PageBoundaryProps = {
  readonly onError?: (() => void) | undefined;
  readonly children: ReactNode;
};
type Props = PageBoundaryProps & {
  /** The path. A new path clears the error. */
  readonly page: string;
};
type State = { readonly failedPage: string | null };

/**
 * When a page cannot be loaded or rendered, or an effect of its charts has a defect, shows an error with buttons to reload
 * it and to open the home page.
 */
export function PageBoundary(props: PageBoundaryProps) {
  return <Boundary page={useLocation().pathname} {...props} />;
}

class Boundary extends Component<Props, State> {
  override state: State = { failedPage: null };
  private stopListening: (() => void) | undefined;

  static getDerivedStateFromError(): Partial<State> {
    return { failedPage: "" };
  }

  static getDerivedStateFromProps({ page }: Props, { failedPage }: State) {
    if (failedPage === "") return { failedPage: page };
    return failedPage !== null && failedPage !== page
      ? { failedPage: null }
      : null;
  }

  override componentDidMount() {
    // The offline message says that the page opens automatically.
    this.stopListening = listen("online", () => this.reloadFailedPage());
  }

  override componentDidCatch(error: unknown) {
    void reportDefect("page", error);
    this.props.onError?.();
    // The focused element was removed with the page.
    focusContent();
    // After an update of the site, the server may no longer have a file that the page requested.
    siteUpdated().then(() => this.reloadFailedPage());
  }

  private reloadFailedPage(): void {
    if (this.state.failedPage !== null) void reloadPage();
  }

  override componentWillUnmount() {
    this.stopListening?.();
  }

  override render() {
    if (this.state.failedPage === null) return this.props.children;
    const title = isOnline() ? t("pageError.title") : t("pageOffline.title");
    return (
      <>
        <title>{`${title} | Ubia`}</title>
        <main className="stack page-failed wrap" id={MAIN_ID} tabIndex={-1}>
          <Cloth pattern="warp" tone="thread" />
          <h1>{title}</h1>
          <p className="muted">
            {isOnline() ? t("pageError.text") : t("pageOffline.text")}
          </p>
          <div className="row">
            <Button onClick={() => void reloadPage()}>
              {t("ui.tryAgain")}
            </Button>
            <LinkButton variant="outline" to={pages.home.path}>
              {t("nav.home")}
            </LinkButton>
          </div>
        </main>
      </>
    );
  }
}

/** A notice while the browser is offline. */
export function OfflineNotice() {
  const online = useSyncExternalStore(onNetworkChange, isOnline, () => true);
  useNoticeMark("offline-notice", !online);
  return (
    // Always rendered, because only changes to an existing live region are announced.
    <div
      className="offline-notice screen-only"
      role="status"
      aria-label={t("offline.label")}
    >
      {!online && (
        <Alert tone="waiting" announce="none" title={t("offline.title")}>
          {t("offline.text")}
        </Alert>
      )}
    </div>
  );
}
