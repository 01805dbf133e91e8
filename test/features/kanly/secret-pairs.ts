/** Tables that differ in a secret of a duel. */
import type { Command, FactionId, GameState, TableChoices } from '#engine';
import type { Twinned } from '../../support/paired-tables/difference.ts';
import { answered } from '../../support/paired-tables/ways-to-diverge.ts';
import type { Move } from '../../support/random-choice.ts';

/** The module with its cards in the app. All other cards are cardboard, so that the tables differ in nothing else. */
const withDuels = (choices: TableChoices): TableChoices => ({
  ...choices,
  edition: 'avalon-hill-1979',
  options: [],
  modules: ['duel'],
  components: { treachery: 'cardboard', traitors: 'cardboard', stormCards: 'cardboard', spiceDeck: 'cardboard' },
});

const moderator = (command: Command): Move => ({ by: 'moderator', command });

/** The first two factions fight a duel. The engine refuses some of these commands in some positions. */
function declared(factions: readonly FactionId[]): readonly Move[] | null {
  const [by, on, ...others] = factions;
  if (by === undefined || on === undefined || others.length === 0) return null;
  return [
    moderator({ type: 'CorrectFact', fact: { kind: 'turn', turn: 2 } }),
    { by, command: { type: 'ThreatenKanly', on, action: 'ship into Carthag' } },
    { by, command: { type: 'DeclareKanly' } },
  ];
}

/** The secrets of this feature in which paired tables can differ. */
export const secretPairs = {
  'duel-champion': { choices: withDuels, begins: declared, parts: answered('kanly-champion') },
  'duel-backing': { choices: withDuels, begins: declared, parts: answered('back-champion') },
  'duel-second': { choices: withDuels, begins: declared, parts: answered('send-second') },
  /** The order of the deck, which decides all hands and every later card. */
  'dueling-hand': { choices: withDuels, begins: declared, apart: 'shuffled-otherwise' },
} satisfies Twinned;

/** Returns the dueling cards of a faction, which only this faction knows. */
export const duelingCardsKnownTo = ({ kanly }: GameState, who: FactionId): unknown =>
  kanly?.hands.find(({ faction }) => faction === who)?.cards ?? null;
