/** The cards of a spice blow, on phones and the screen. */
import type { EditionId } from '../../../model/editions.ts';
import type { ForceStack } from '../../../model/board.ts';
import { formatForcesThen, theFaction } from '../../../messages/names.ts';
import { capitalize, formatList, formatSpice, plural } from '../../../messages/numbers.ts';
import { territoryName, thePlace, theTerritory } from '../../../messages/territories.ts';
import type { Devoured, SpiceBlowView, TurnedCard } from '../contract.ts';
import { deckName, formatOfWhich, type Piles } from './piles.ts';

/** Returns the title: `Spice blow`, or with two piles `Spice blow, first pile`. */
export const blowName = (pile: number, piles: Piles): string => `Spice blow${formatOfWhich(pile, piles)}`;

/** Returns the cards and their effects in sentences: `8 spice in Red Chasm, sector 6.` */
export const turnedLines = ({ turned, isRunning }: SpiceBlowView, edition: EditionId): readonly string[] =>
  turned.map((card, at) => {
    const line = formatTurned(card, edition, isRunning && at === turned.length - 1);
    const taken = card.kind === 'worm' && card.devoured !== null ? formatTaken(card.devoured) : '';
    return taken === '' ? line : `${line} ${taken}`;
  });

/**
 * Returns a card and its effect in a sentence: `8 spice in Red Chasm, sector 6.` The effect of the present card may
 * still be to come.
 */
function formatTurned(card: TurnedCard, edition: EditionId, isPresent: boolean): string {
  switch (card.kind) {
    case 'spice':
      return card.laid === 0
        ? `${capitalize(theTerritory(card.territory, edition))} lies in the storm: no spice.`
        : `${formatSpice(card.laid)} in ${thePlace(card, edition)}.`;
    case 'worm':
      return formatWorm(card, edition, isPresent);
    case 'reshuffled':
      return `The ${card.ownDeck ? deckName(card.pile) : 'spice deck'} is shuffled again.`;
  }
}

function formatWorm(
  { fate, thumpedBy, devoured }: Extract<TurnedCard, { readonly kind: 'worm' }>,
  edition: EditionId,
  isPresent: boolean,
): string {
  if (fate === 'first-turn') return 'Shai-Hulud does nothing in the first turn.';
  if (fate === 'no-effect') return 'Another Shai-Hulud does nothing.';
  if (devoured === null && !isPresent) return 'Shai-Hulud comes nowhere.';
  const name = thumpedBy === null ? 'Shai-Hulud!' : `${capitalize(theFaction(thumpedBy))} calls Shai-Hulud!`;
  return devoured === null ? name : formatDevoured(devoured, edition);
}

/** Returns the sentence `Shai-Hulud devours Red Chasm.` */
const formatDevoured = ({ territory, forces, spice }: Devoured, edition: EditionId): string =>
  forces.length === 0 && spice === 0
    ? `Shai-Hulud comes to ${theTerritory(territory, edition)} and finds nothing.`
    : `Shai-Hulud devours ${theTerritory(territory, edition)}.`;

/** Returns the losses to a worm, the survivors and the spice: `The Emperor loses 4 forces and 6 spice go to the bank.` */
function formatTaken({ forces, spice, left }: Devoured): string {
  const lost = losers(forces).map((faction) => `${theFaction(faction)} loses ${formatAll(faction, forces)}`);
  const stay = losers(left).map((faction) => `${formatAll(faction, left)} of ${theFaction(faction)} stay`);
  const bank = spice === 0 ? [] : [`${formatSpice(spice)} ${plural(spice, { one: 'goes', other: 'go' })} to the bank`];
  const all = [...lost, ...stay, ...bank];
  return all.length === 0 ? '' : `${capitalize(formatList(all))}.`;
}

const losers = (stacks: readonly ForceStack[]) => [...new Set(stacks.map(({ faction }) => faction))];

const formatAll = (faction: ForceStack['faction'], stacks: readonly ForceStack[]): string =>
  formatForcesThen(
    faction,
    stacks
      .filter((stack) => stack.faction === faction)
      .reduce((sum, { count, special }) => ({ count: sum.count + count, special: sum.special + special }), {
        count: 0,
        special: 0,
      }),
  );

/** Returns the headline of the present state: the last card, or that a card is turned over. */
export function formatBlow({ turned, comesTo, isRunning }: SpiceBlowView, edition: EditionId): string {
  if (comesTo !== null) return `Shai-Hulud comes to ${theTerritory(comesTo, edition)}.`;
  const last = turned.at(-1);
  if (last === undefined) return isRunning ? 'A spice card is turned over.' : 'No spice card was turned over.';
  return formatTurned(last, edition, isRunning);
}

/** Returns the entry of a card: `Red Chasm, 8 spice`. */
export const formatCard = (territory: Parameters<typeof territoryName>[0], spice: number, edition: EditionId): string =>
  `${territoryName(territory, edition)}, ${formatSpice(spice)}`;
