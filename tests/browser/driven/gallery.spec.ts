import { drivenTest } from "../../support/driven/driven-test.ts";
import { drivenGallery } from "../../support/driven/flows/gallery.ts";

drivenTest(drivenGallery, ["1-landing-06"]);
