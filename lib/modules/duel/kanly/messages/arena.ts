/** The arena in words, for readers who do not see it, and what all phones and the screen say of a duel. */
import { factionName, leaderName, theFaction } from '../../../../messages/names.ts';
import { capitalize, formatList, formatSpice } from '../../../../messages/numbers.ts';
import type { FactionId } from '../../../../model/factions.ts';
import type { FighterView, FightView, KanlyView } from '../contract.ts';
import { formatSector } from './phone.ts';

/** Returns where the leaders stand. */
export const formatArena = ({ fighters }: Pick<FightView, 'fighters'>): string =>
  fighters.length === 0
    ? 'The arena is empty.'
    : `The arena: ${formatList(fighters.map(({ at, ...fighter }) => `${nameOf(fighter)} in ${formatSector(at)}`))}.`;

/** Returns the name of a leader in the arena. */
const nameOf = ({ faction, shown }: Pick<FighterView, 'faction' | 'shown'>): string =>
  shown === null ? `the leader of ${theFaction(faction)}` : leaderName(shown.leader);

/** Returns the threat that led to the duel. */
export const formatCause = ({ by, on, action }: Pick<KanlyView, 'by' | 'on' | 'action'>): string =>
  `Kanly: ${theFaction(by)} threatened ${theFaction(on)} for “${action}”.`;

/** Returns the title of a duel in its present step. */
export function formatDuel({ by, on, step, fighters, turn, attack }: KanlyView): string {
  switch (step) {
    case 'champions':
      return `Kanly: ${factionName(by)} against ${factionName(on)}`;
    case 'places':
      return 'The leaders enter the arena.';
    case 'backing':
      return 'How much spice backs them?';
    case 'seconds':
      return 'Whose side will the others take?';
    case 'arena':
      if (attack !== null) return `${capitalize(nameFor(fighters, attack.by))} attacks.`;
      return turn === null ? 'The duel is decided.' : `${capitalize(nameFor(fighters, turn))} moves.`;
    case 'pay':
      return 'The duel is over.';
  }
}

const nameFor = (fighters: readonly FighterView[], faction: FactionId): string => {
  const fighter = fighters.find((one) => one.faction === faction);
  return fighter === undefined ? `the leader of ${theFaction(faction)}` : nameOf(fighter);
};

export const FIGHTER = {
  covered: 'covered',
  faceDown: 'a leader, face down',
  gone: 'no longer in the arena',
  backing: 'backing',
  noBacking: 'no backing',
  backingCovered: 'not laid yet',
  seconds: 'seconds',
  sealed: 'is ready',
} as const;

/** Returns the line of a leader that has been shown. */
export const formatShown = (shown: NonNullable<FighterView['shown']>): string => `${leaderName(shown.leader)}, shown`;

/** Returns a leader and its backing in one short line. */
export const formatFighter = ({ shown }: Pick<FighterView, 'shown'>): string =>
  shown === null ? 'face down' : `${leaderName(shown.leader)}, ${shown.worth}`;

/** Returns what an attack can do now. */
export const formatStrike = (worth: number | null): string =>
  worth === null
    ? 'The attacked player may answer.'
    : `The attack takes ${formatSpice(worth)}: first the backing, then the leader.`;
