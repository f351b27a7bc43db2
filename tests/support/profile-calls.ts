import type { UserType } from "../../contract/enumerations.ts";
import type { Profile, StoredFile } from "../../contract/profile/wire.ts";
import { addInvestee, addInvestor } from "./members.ts";
import { type Attachment, formOf, validParts } from "./profiles.ts";
import type { TestServer } from "./server.ts";

/** Returns helpers that call the profile and file API as a member. `currentServer` returns the server under test. */
export function profileCalls(currentServer: () => TestServer) {
  return {
    /** Adds a member without a profile, and returns the token. */
    async newMember(userType: UserType): Promise<string> {
      const add = userType === "investee" ? addInvestee : addInvestor;
      return (await add(currentServer().context, { profile: null })).token;
    },
    save: (
      method: string,
      token: string,
      attachments: Record<string, Attachment>,
      userType: UserType = "investee",
    ) =>
      currentServer().call(method, "/api/profile/", {
        token,
        raw: formOf(validParts(userType), attachments),
      }),
    async readProfile(token: string): Promise<Profile> {
      const { body } = await currentServer().call("GET", "/api/profile/", {
        token,
      });
      return body as Profile;
    },
    addDeck: (
      token: string,
      attachment: Attachment,
      { replaces, key }: { replaces?: string; key?: string } = {},
    ) =>
      currentServer().call("POST", "/api/pitch-deck/", {
        token,
        raw: formOf(replaces === undefined ? {} : { replaces }, {
          pitch_deck: attachment,
        }),
        ...(key !== undefined && { headers: { "Idempotency-Key": key } }),
      }),
    async decksOf(token: string): Promise<StoredFile[]> {
      const { body } = await currentServer().call("GET", "/api/pitch-deck/", {
        token,
      });
      return body as StoredFile[];
    },
    download: (token: string, id: string) =>
      fetch(`${currentServer().origin}/api/files/${id}/`, {
        headers: { Authorization: `Token ${token}` },
      }),
  };
}
