import { Component, type ReactNode } from "react";
import { t } from "../../contract/messages/index.ts";
import { pages } from "../../contract/pages.ts";
import { watchPageState } from "../services/page-state.ts";
import { Button } from "../ui/Button.tsx";
import { Cloth } from "../ui/Cloth.tsx";
import { LinkButton } from "../ui/LinkButton.tsx";
import { MAIN_ID } from "../ui/SkipLink.tsx";

type Props = {
  /** The path. A new path clears the error. */
  readonly page: string;
  readonly children: ReactNode;
};
type State = { readonly failedPage: string | null };

/** Shows an error with a way to continue when a page could not be loaded or rendered. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { failedPage: null };
  private stopWatching: (() => void) | undefined;

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
    this.stopWatching = watchPageState((change) => {
      // The offline notice promises that the page recovers automatically.
      if (change === "network.back" && this.state.failedPage !== null)
        location.reload();
    });
  }

  override componentWillUnmount() {
    this.stopWatching?.();
  }

  override render() {
    if (this.state.failedPage === null) return this.props.children;
    return (
      <>
        <title>{`${t("pageError.title")} | Ubia`}</title>
        <main className="page-failed wrap" id={MAIN_ID}>
          <Cloth pattern="warp" tone="thread" />
          <h1>{t("pageError.title")}</h1>
          <p>{t("pageError.text")}</p>
          <div className="row">
            <Button onClick={() => location.reload()}>
              {t("ui.tryAgain")}
            </Button>
            <LinkButton variant="second" to={pages.home.path}>
              {t("nav.home")}
            </LinkButton>
          </div>
        </main>
      </>
    );
  }
}
