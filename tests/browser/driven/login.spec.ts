import { drivenLogin } from "../../flows/login/browser.ts";
import { drivenTest } from "../../support/driven/driven-test.ts";

drivenTest(drivenLogin, [
  "1-login-01",
  "2-login-07",
  "2-login-08",
  "2-login-10",
  "4-login-01",
  "5-login-01",
  "5-login-02",
  "8-login-01",
  "8-login-02",
  "8-login-03",
  "8-login-04",
  "8-login-05",
  "8-login-06",
  "8-login-07",
  "8-login-08",
  "8-login-09",
  "8-login-10",
  "8-login-11",
  "8-login-12",
  "8-login-13",
]);
