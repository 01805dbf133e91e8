/** The spice blow on the screen, in large type: one place, and one number or one list next to it. */
import type { EditionId } from '../../../model/editions.ts';
import type { ForceStack } from '../../../model/board.ts';
import type { PendingDecision, TableView } from '../../../model/views.ts';
import type { FactionId } from '../../../model/factions.ts';
import { factionName, formatForcesThen, theFaction } from '../../../messages/names.ts';
import { capitalize, formatList, formatSpice } from '../../../messages/numbers.ts';
import { formatNext as sayPhaseOf } from '../../../messages/phases.ts';
import { sectorName, territoryName, theTerritory } from '../../../messages/territories.ts';
import { TIME_FOR_CARDS } from './pause.ts';
import { deckName, formatOfWhich, type Piles } from './piles.ts';
import type { Devoured, SpiceBlowView, TurnedCard } from '../contract.ts';

export const SPICE = 'spice';
export const NEXT = 'Next';

/** Returns the title: `Spice blow`, with two piles `Spice blow, first pile`; for a worm `Shai-Hulud, second pile`. */
export const formatWhichBlow = ({ kind, pile }: TurnedCard, piles: Piles): string =>
  `${kind === 'worm' ? 'Shai-Hulud' : 'Spice blow'}${formatOfWhich(pile, piles)}`;

/**
 * Returns the headline: `Red Chasm`, or `Red Chasm is devoured.` The effect of the present card may still be to come.
 */
export function formatHeadline(card: TurnedCard, edition: EditionId, isPresent: boolean): string {
  if (card.kind === 'spice') return territoryName(card.territory, edition);
  if (card.kind === 'reshuffled') return `The ${card.ownDeck ? deckName(card.pile) : 'deck'} is shuffled again.`;
  if (card.fate === 'first-turn') return 'A worm does nothing in the first turn.';
  if (card.fate === 'no-effect') return 'Another worm does nothing.';
  if (card.devoured === null) return isPresent ? 'A worm comes.' : 'The worm comes nowhere.';
  return `${capitalize(theTerritory(card.devoured.territory, edition))} is devoured.`;
}

/** Returns the line below the name of a territory: the sector of the spice, or that the storm takes the spice. */
export const formatWhere = ({ sector, laid }: Extract<TurnedCard, { readonly kind: 'spice' }>): string =>
  laid === 0 ? 'The storm is over it: no spice.' : sector === null ? '' : sectorName(sector);

/** A line about a worm's effect on one faction. */
export interface WormLine {
  /** The faction; `null` for the spice. */
  readonly faction: FactionId | null;
  readonly what: string;
  readonly who: string;
}

/** Returns the effects line by line: losses, survivors, and the spice. */
export function wormLines({ forces, left, spice, placedBy }: Devoured): readonly WormLine[] {
  const lines = (stacks: readonly ForceStack[], what: (all: string) => string): readonly WormLine[] =>
    [...new Set(stacks.map(({ faction }) => faction))].map((faction) => ({
      faction,
      what: what(formatAll(faction, stacks)),
      who: factionName(faction),
    }));
  const none = forces.length === 0 && spice === 0;
  return [
    ...lines(forces, (all) => `${all} to the tanks`),
    ...lines(left, (all) => `${all} stay`),
    ...(spice > 0
      ? [{ faction: null, what: `${formatSpice(spice)} to the bank`, who: 'nothing is left on the sand' }]
      : []),
    ...(none ? [{ faction: null, what: 'The worm took nothing', who: '' }] : []),
    ...(placedBy === null ? [] : [{ faction: placedBy, what: 'let it come here', who: factionName(placedBy) }]),
  ];
}

const formatAll = (faction: FactionId, stacks: readonly ForceStack[]): string => {
  const own = stacks.filter((stack) => stack.faction === faction);
  return formatForcesThen(faction, {
    count: own.reduce((sum, { count }) => sum + count, 0),
    special: own.reduce((sum, { special }) => sum + special, 0),
  });
};

/** Returns the text of the decision that the table waits for, or of the next phase. */
export function formatNext(
  { isRunning, pause }: Pick<SpiceBlowView, 'isRunning' | 'pause'>,
  { awaited, next, turn, choices }: Pick<TableView, 'awaited' | 'next' | 'turn' | 'choices'>,
  awaitedTo: (kind: PendingDecision['to']) => string,
): string {
  const [first] = awaited;
  if (first === undefined && pause !== null) return `${TIME_FOR_CARDS}.`;
  if (first === undefined && isRunning) return 'Another card.';
  if (first === undefined)
    return next === null ? 'The spice blow is over.' : `${sayPhaseOf(next, turn, choices.edition)}.`;
  const who = formatList(awaited.filter(({ to }) => to === first.to).map(({ faction }) => theFaction(faction)));
  return `${capitalize(who)}, ${awaitedTo(first.to)}.`;
}
