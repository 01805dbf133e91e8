/** Tables that differ in a secret of the harvests. */
import {
  modulesOf,
  type AnswerValue,
  type FactionId,
  type GameState,
  type PromptKind,
  type TableChoices,
} from '#engine';
import { answered } from '../../support/paired-tables/ways-to-diverge.ts';
import type { Twinned } from '../../support/paired-tables/difference.ts';
import type { Move } from '../../support/random-choice.ts';

/** The game of 1979 for a table of an edition without the module. */
const INSTEAD = { edition: 'avalon-hill-1979', options: [] } as const;

/** The module, with its cards in the app and all other cards of cardboard. */
const withHarvests = (choices: TableChoices): TableChoices => ({
  ...choices,
  ...(modulesOf(choices.edition).includes('spice-harvest') ? {} : INSTEAD),
  modules: ['spice-harvest'],
  components: {
    treachery: 'cardboard',
    traitors: 'cardboard',
    stormCards: 'cardboard',
    spiceDeck: 'cardboard',
    'spice-harvest/cards': 'app',
  },
});

/** The secrets of this feature in which paired tables can differ. */
export const secretPairs = {
  'manager-sum': { choices: withHarvests, begins: 'with-the-set-up', parts: answered('manager-sum') },
  /** The order of the harvest deck, which decides the cards of the Managers. */
  'harvest-card': { choices: withHarvests, begins: 'with-the-set-up', apart: 'shuffled-otherwise' },
  'harvest-shares': {
    choices: withHarvests,
    begins: { inTheSetUp: (factions) => announced(factions) },
    parts: answered('hand-out-shares'),
  },
  'look-at-share': {
    choices: withHarvests,
    begins: { inTheSetUp: (factions) => sharesOut(factions) },
    parts: answered('look-at-share'),
  },
  'harvest-vote': {
    choices: withHarvests,
    begins: { inTheSetUp: (factions) => sharesOut(factions) },
    parts: answered('harvest-vote'),
  },
} satisfies Twinned;

/**
 * Announces the first harvest as 5. The engine refuses some of these commands, because a worm may have made another
 * faction Manager.
 */
const announced = (factions: readonly FactionId[]): readonly Move[] => {
  const [first] = factions;
  return [
    ...factions.map((faction) => answer(faction, 'manager-sum', 'first-manager', faction === first ? 1 : 0)),
    answer('guild', 'offer-harvest-card', 'harvest-1', null),
    ...factions.map((faction) => answer(faction, 'announce-harvest', 'harvest-1', 5)),
  ];
};

/** Every faction gives small shares to all others. */
const sharesOut = (factions: readonly FactionId[]): readonly Move[] => [
  ...announced(factions),
  ...factions.map((faction) => {
    const takers = factions.filter((taker) => taker !== faction);
    const shares = Object.fromEntries(takers.map((taker, at) => [taker, at < 3 ? 0 : 1]));
    return answer(faction, 'hand-out-shares', 'harvest-1', shares);
  }),
];

/** Answers a prompt by its name, before any correction. */
const answer = (by: FactionId, kind: PromptKind, about: string, value: AnswerValue): Move => ({
  by,
  command: { type: 'Answer', prompt: `${kind}/${about}/${by}/0`, value },
});

/** Returns what a faction may know of the running harvest, in addition to the public facts. */
export function harvestKnownTo({ stack, harvests }: GameState, who: FactionId): unknown {
  const running = stack.find((activity) => activity.kind === 'harvest');
  if (running === undefined) return null;
  const { drawn, shares, lookedAt } = running;
  if (harvests?.manager === who) return { drawn, shares };
  const known = [who, ...(lookedAt?.by === who ? [lookedAt.at] : [])];
  return shares.filter(({ faction }) => known.includes(faction));
}
