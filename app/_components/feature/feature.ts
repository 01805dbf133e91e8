import type { FeatureQuestions, FeatureSecrets } from '#client';
import type { Manners } from '../prompt/prompt-presentation.ts';
import type { ReadsOut } from '../status-screen/read-out.ts';
import type { AskingSlots } from './asking-slots.ts';
import type { DeskSlots } from './desk-slots.ts';
import type { OpeningPart } from './opening-part.ts';
import type { PhoneSlots } from './phone-slots.ts';
import type { ScreenSlots } from './screen-slots.ts';

/**
 * A feature's declaration about its pages before they load: the form of its prompts, and its slots on each device. The
 * parts are in `asking.tsx`, `phone.tsx`, `screen.tsx` and `desk.tsx` of its folder.
 */
export type Feature<Name extends PropertyKey = ''> = Slots &
  (Name extends keyof FeatureQuestions ? { readonly prompts: Manners<Name> } : unknown) &
  (Name extends keyof FeatureSecrets ? { readonly phone: { readonly secrets: number } } : unknown);

interface Slots {
  readonly prompts?: object;
  readonly asking?: Ranks<AskingSlots>;
  readonly phone?: Ranks<PhoneSlots>;
  readonly screen?: Ranks<ScreenSlots>;
  readonly desk?: Ranks<DeskSlots>;
  /** The feature's choice in the form for a new table. */
  readonly opening?: OpeningPart;
  /** The results that the feature presents on the screen. */
  readonly readsOut?: ReadsOut;
}

/** The slots of the feature, each with a rank. The slot with the lower rank comes first. */
type Ranks<Of> = { readonly [Slot in keyof Of]?: number };
