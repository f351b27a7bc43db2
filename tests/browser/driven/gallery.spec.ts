import { drivenGallery } from "../../flows/gallery/browser.ts";
import { drivenTest } from "../../support/driven/driven-test.ts";

drivenTest(drivenGallery, ["1-landing-06"]);
