import { drivenTest } from "../../support/driven/driven-test.ts";
import { drivenChatbot } from "../../support/driven/flows/chatbot.ts";

drivenTest(drivenChatbot);
