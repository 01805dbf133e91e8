import type { ComponentType } from 'react';
import type { EntryProps, NoteProps } from '#app/_components/state-editor/draft.ts';
import { FoughtRows } from './battle/fought-rows.tsx';
import { RestingRows } from './battle/resting-rows.tsx';
import { SealedHere } from './battle/sealed-here.tsx';
import { InFrontRows } from './deals/in-front-rows.tsx';
import { KwisatzHaderachRows } from './kwisatz-haderach/kwisatz-haderach-rows.tsx';
import { PileSheet } from './open-cards/pile-sheet.tsx';
import { KaramaRows } from './special-karama/karama-rows.tsx';
import { PilesPick } from './spice-blow/piles-pick.tsx';
import { WormsPick } from './spice-blow/worms-pick.tsx';
import { StormCardPick } from './storm-card/storm-card-pick.tsx';
import { WheelsPick } from './storm/wheels-pick.tsx';

/** Each is nothing where its feature has nothing to be told at this table. */
type Entries = readonly ComponentType<EntryProps>[];

/** Where things stand, told at the desk: what touching a part of the board comes to, */
export const PLACE_NOTES: readonly ComponentType<NoteProps>[] = [SealedHere];

/** beneath what lies there, */
export const BOARD_ENTRIES: Entries = [InFrontRows];

/** with turn and storm, */
export const TURN_ENTRIES: Entries = [StormCardPick, WheelsPick, PilesPick, WormsPick];

/** with the leaders, above how often they have died and beneath it, */
export const ABOVE_DEATHS: Entries = [KwisatzHaderachRows];
export const BENEATH_DEATHS: Entries = [FoughtRows, RestingRows];

/** and with the cards. */
export const CARD_ENTRIES: Entries = [PileSheet, KaramaRows];
