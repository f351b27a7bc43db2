import { drivenChatbot } from "../../flows/chatbot/browser.ts";
import { drivenTest } from "../../support/driven/driven-test.ts";

drivenTest(drivenChatbot);
