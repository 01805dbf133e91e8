import type { Labels } from '../../../messages/labels.ts';
import { theFaction } from '../../../messages/names.ts';
import { capitalize, formatCards, formatCount } from '../../../messages/numbers.ts';
import { theTerritory } from '../../../messages/territories.ts';
import type { AccessContract, AccessView } from './contract.ts';
import type { EditionId } from '../../../model/editions.ts';

export const accessCardsLabels: Labels<AccessContract> = {
  prompts: {
    'access-bid': {
      title: ({ left }) => `${capitalize(formatCards(left))} left. Your limit?`,
      awaited: 'to bid for an access card',
    },
    'look-at-access-card': {
      title: 'At which access card do you look?',
      awaited: 'to look at an access card',
    },
    'trading-ready': { title: 'Trade your access cards.', awaited: 'to finish trading' },
    'take-access-card': { title: 'From which faction do you take an access card?', awaited: 'to take an access card' },
    'return-access-card': {
      title: ({ to }) => `Which access card does ${theFaction(to)} get?`,
      awaited: 'to give back an access card',
    },
    'draw-access-cards': {
      title: ({ more }) => `Do you draw ${formatCount(more, 'more access card')}?`,
      awaited: 'to draw access cards or not',
    },
    'pick-access-card': {
      title: 'Which of these access cards do you take?',
      awaited: 'to take a forfeited access card',
    },
    'start-without-cards': {
      title: 'Do you place more forces?',
      awaited: 'to place forces without access cards',
    },
    'tell-placement': { title: 'Where do your forces stand now?', awaited: 'to tell the placement' },
    'claim-strongholds': { title: 'Who goes where?', awaited: 'to claim strongholds' },
  },
  optionalPrompts: { 'look-at-access-card': 'Look at an access card' },
  headline: ({ access, choices: { edition } }) => (access === null ? null : headlineOf(access, edition)),
};

function headlineOf(
  { auction, trading, claimed, readings, startsFreely }: AccessView,
  edition: EditionId,
): string | null {
  if (startsFreely !== null) return `${capitalize(theFaction(startsFreely))} may place more forces.`;
  if (auction !== null) return `Access cards are for sale: ${formatCards(auction.row.length)} left in this auction.`;
  if (trading !== null) return 'Access cards can be traded.';
  if (claimed === null) return null;
  const last = readings.at(-1);
  if (last === undefined) return 'All seats claim strongholds with their access cards.';
  const { stronghold, placed } = last;
  const where = theTerritory(stronghold, edition);
  return placed === null
    ? `No forces are placed in ${where}.`
    : `${capitalize(theFaction(placed.faction))} places forces in ${where}.`;
}
