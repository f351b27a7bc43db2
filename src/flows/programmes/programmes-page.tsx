import { t } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import { SiteFrame } from "../../app/site-frame.tsx";
import { Competition } from "../../pages/competition/competition.tsx";
import { PageBanner } from "../../ui/PageFrame.tsx";
import { Catalogue, useProgrammes } from "./catalogue.tsx";

/** /programs: the catalogue of programmes. */
export default function ProgrammesPage() {
  const state = useProgrammes(pages.programs.path);
  const isStart = state.snapshot.hasTag("categories");
  return (
    <SiteFrame>
      {isStart && (
        <PageBanner title={t("nav.programs")} picture="learn" band="step">
          {t("programmes.intro")}
        </PageBanner>
      )}
      <div className="wrap">
        <Catalogue
          state={state}
          title={t("nav.programs")}
          intro={t("programmes.intro")}
          forMembers={false}
          hasHeading={!isStart}
        />
      </div>
      {isStart && <Competition />}
    </SiteFrame>
  );
}
