/** One example of every message. Examples for features are in the folders of the features. */
import type { Explanation } from '#messages/explanation.ts';
import type { Notice } from '#messages/notices.ts';
import type { SeatRefusal } from '#messages/seat-refusals.ts';
import type { PublicFact } from '#lib/model/facts.ts';
import type { PhysicalAction } from '#lib/model/instructions.ts';
import type { SecretName } from '#lib/model/knowledge.ts';
import type { LogFact } from '#lib/model/log.ts';
import type { PromptPayload, PromptKind } from '#lib/model/prompts.ts';
import type { CommonRefusal, Refusal } from '#lib/model/refusals.ts';
import { examplesOf } from '../../../support/of-features.ts';

/** A new member of the union without an example does not compile. */
type ByCode<Union extends { readonly code: string }> = {
  readonly [Code in Union['code']]: Extract<Union, { readonly code: Code }>;
};
type ByKind<Union extends { readonly kind: string }> = {
  readonly [Kind in Union['kind']]: Extract<Union, { readonly kind: Kind }>;
};

export const ASKS = examplesOf('prompts') as {
  readonly [Kind in PromptKind]: Extract<PromptPayload, { readonly kind: Kind }>;
};
export const LOG_FACTS = examplesOf('logFacts') as ByCode<LogFact>;
export const PUBLIC_FACTS = examplesOf('facts') as ByKind<PublicFact>;
export const HAND_MOVES = examplesOf('actions') as ByKind<PhysicalAction>;

/** The refusals that belong to no feature. */
const COMMON_REFUSALS: ByCode<CommonRefusal | SeatRefusal> = {
  'stale-prompt': { code: 'stale-prompt' },
  'not-an-answer': { code: 'not-an-answer' },
  'nothing-to-withdraw': { code: 'nothing-to-withdraw' },
  'not-yours': { code: 'not-yours' },
  'no-own-act': { code: 'no-own-act' },
  'moderator-only': { code: 'moderator-only' },
  'seats-only': { code: 'seats-only' },
  'clock-only': { code: 'clock-only' },
  'already-open': { code: 'already-open' },
  'not-open': { code: 'not-open' },
  'table-talks': { code: 'table-talks', factions: ['emperor', 'guild'] },
  'table-paused': { code: 'table-paused' },
  'seat-still-has-time': { code: 'seat-still-has-time', faction: 'guild', wait: 20_000 },
  'bad-seating': { code: 'bad-seating' },
  'bad-choices': { code: 'bad-choices' },
  'options-apart': { code: 'options-apart', one: 'no-alliances', other: 'alliances-of-three-win-with-four' },
  'swap-gone': { code: 'swap-gone', faction: 'guild' },
  'bad-pairs': { code: 'bad-pairs' },
  'faction-not-in-play': { code: 'faction-not-in-play', faction: 'guild' },
  'number-out-of-range': { code: 'number-out-of-range', from: 1, to: 10 },
  'leader-not-in-play': { code: 'leader-not-in-play', leader: 'stilgar' },
  'game-is-won': { code: 'game-is-won' },
  'phase-runs': { code: 'phase-runs', phase: 'battle' },
  'battles-already-run': { code: 'battles-already-run' },
  'battle-running': { code: 'battle-running' },
  'storm-running': { code: 'storm-running' },
  'no-such-instruction': { code: 'no-such-instruction' },
  'no-such-point': { code: 'no-such-point', last: 40 },
  'window-not-over': { code: 'window-not-over' },
  'seat-taken': { code: 'seat-taken', faction: 'guild' },
  'no-seat-free': { code: 'no-seat-free' },
  'seat-free': { code: 'seat-free', faction: 'harkonnen' },
  'pass-spent': { code: 'pass-spent' },
  'file-damaged': { code: 'file-damaged' },
  'file-too-old': { code: 'file-too-old' },
  'file-too-new': { code: 'file-too-new' },
  'wrong-passphrase': { code: 'wrong-passphrase' },
  'half-not-asked': { code: 'half-not-asked' },
  'half-of-the-same': { code: 'half-of-the-same', faction: 'atreides' },
  'half-missing': { code: 'half-missing' },
  'table-too-large': { code: 'table-too-large' },
  'restoring-another': { code: 'restoring-another' },
  'code-in-use': { code: 'code-in-use', table: 'KR7M' },
  'seat-from-desk': { code: 'seat-from-desk', faction: 'guild' },
  'asked-enough': { code: 'asked-enough' },
  'asker-gone': { code: 'asker-gone' },
  'name-needed': { code: 'name-needed', faction: 'emperor' },
  'desk-is-here': { code: 'desk-is-here' },
  'vote-too-early': { code: 'vote-too-early', why: 'warning', seconds: 37 },
  'not-elected': { code: 'not-elected', needed: 3 },
  'desk-held': { code: 'desk-held' },
  'no-room-for-tables': { code: 'no-room-for-tables', limit: 2048 },
  'invite-spent': { code: 'invite-spent' },
};
export const REFUSALS = { ...COMMON_REFUSALS, ...examplesOf('refusals') } as ByCode<Refusal | SeatRefusal>;

export const SECRETS: ByKind<SecretName> = {
  'hand-slot': { kind: 'hand-slot', of: 'harkonnen', slot: 'h2' },
  traitor: { kind: 'traitor', of: 'harkonnen', leader: 'stilgar' },
  'plan-element': { kind: 'plan-element', of: 'harkonnen', battle: 'b1', element: 'weapon', epoch: 1 },
  plan: { kind: 'plan', of: 'harkonnen', battle: 'b1', epoch: 1 },
  prediction: { kind: 'prediction', of: 'bene-gesserit' },
  record: { kind: 'record', of: 'emperor' },
  'storm-card': { kind: 'storm-card', of: 'fremen', turn: 3 },
  'spice-card': { kind: 'spice-card', of: 'atreides', turn: 3 },
  'poison-die': { kind: 'poison-die', of: 'guild', against: 'fremen', turn: 2 },
  'storm-dial': { kind: 'storm-dial', of: 'harkonnen', storm: 's1', epoch: 1 },
  captive: { kind: 'captive', of: 'fremen', battle: 'b1', epoch: 1 },
  deal: { kind: 'deal', of: 'harkonnen', what: 'cards' },
  'card-for-sale': { kind: 'card-for-sale', of: 'atreides', turn: 2, lot: 1 },
  shown: { kind: 'shown', of: 'harkonnen', showing: 'harkonnen-to-fremen-1', silently: false },
};

export const NOTICES: ByKind<Notice> = {
  'seat-taken': { kind: 'seat-taken', faction: 'guild', name: 'Edric' },
  'seat-freed': { kind: 'seat-freed', faction: 'emperor', name: 'Irulan' },
  'seat-renamed': { kind: 'seat-renamed', faction: 'atreides', was: 'Leto', name: 'Paul' },
  'seat-reissued': { kind: 'seat-reissued', faction: 'guild' },
  'seat-at-desk': { kind: 'seat-at-desk', faction: 'emperor', name: 'The desk' },
  'seat-moved': { kind: 'seat-moved', faction: 'harkonnen', name: 'Feyd' },
  'factions-swapped': {
    kind: 'factions-swapped',
    one: { faction: 'guild', name: 'Paul' },
    other: { faction: 'atreides', name: 'Edric' },
  },
  'swap-declined': {
    kind: 'swap-declined',
    by: { faction: 'emperor', name: 'Irulan' },
    asked: { faction: 'guild', name: 'Edric' },
  },
  'table-sealed': { kind: 'table-sealed' },
  'table-sealed-alone': { kind: 'table-sealed-alone' },
  'table-sealed-by-two': { kind: 'table-sealed-by-two', with: { faction: 'guild', name: 'Edric' } },
  'half-asked': { kind: 'half-asked', faction: 'guild', name: 'Edric' },
  'half-declined': { kind: 'half-declined', faction: 'guild', name: 'Edric' },
  'table-restored': { kind: 'table-restored' },
  'another-game': { kind: 'another-game', table: 'ACDEFH' },
  'everything-vacated': { kind: 'everything-vacated' },
  'desk-taken-by-host': { kind: 'desk-taken-by-host' },
  'desk-moved': { kind: 'desk-moved' },
  'desk-proposed': { kind: 'desk-proposed', faction: 'guild', name: 'Edric' },
  'desk-elected': { kind: 'desk-elected', faction: 'emperor', name: 'Irulan' },
  'desk-kept': { kind: 'desk-kept' },
  'desk-taken': { kind: 'desk-taken', faction: 'fremen', name: 'Chani' },
};

/** Returns an explanation as a screen reader speaks it. */
export const inSentences = ({ why, next }: Explanation): string => `${why} ${next}`;
