import { z } from "zod";
import { DECK_PARTS } from "../api.ts";
import { PROFILE_FILES } from "../profile/fields.ts";
import { profileAnswer, profileBody, storedFile } from "../schemas/profile.ts";
import { binary } from "./answers.ts";

/** Calls of the profile, its files and the pitch decks. */

// The server parses forms in the handler, because the fields depend on the member's role.
const profileForm = {
  form: z.intersection(
    z.union([profileBody("investee"), profileBody("investor")]),
    z.object(
      Object.fromEntries(
        PROFILE_FILES.map((name) => [name, binary.optional()]),
      ),
    ),
  ),
  formTypes: ["multipart/form-data", "application/json"],
} as const;

export const profileCalls = {
  profile: { answer: profileAnswer },
  createProfile: { ...profileForm, answer: profileAnswer, status: 201 },
  updateProfile: { ...profileForm, answer: profileAnswer },
  file: { answer: binary, answerTypes: ["application/octet-stream"] },
  pitchDecks: { answer: z.array(storedFile) },
  addPitchDeck: {
    form: z.object({
      [DECK_PARTS.file]: binary,
      [DECK_PARTS.replaces]: z.uuid().optional(),
    }),
    formTypes: ["multipart/form-data"],
    answer: storedFile,
    status: 201,
  },
  removePitchDeck: { answer: z.void(), status: 204 },
} as const;
