import { must } from '../../core/assert-never.ts';
import type { Feature } from '../../kernel/feature.ts';
import { withKnowledge } from '../../pieces/changes.ts';
import { NOTHING_CANCELLED } from '../../powers/cancelling.ts';
import type { EventOf } from '../../model/events.ts';
import type { WormId } from '../../model/spice-blow.ts';
import { pushActivity, popActivity, updateActivity, findActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import type { FactionId } from '../../model/factions.ts';
import type { SpiceBlowActivity, SpiceBlowContract, TurnedCard, WormActivity, WormUp } from './contract.ts';
import { withNoneOut, withTerritoryOut, withWormsOut } from './out.ts';
import { undoubledBlows } from './standing-blow.ts';

/** The reducers of the spice blow. Spice and forces move by events of the pieces. */
export const reducer: Feature<SpiceBlowContract>['reducer'] = {
  SpiceBlowBegan: (state, { turn }) =>
    pushActivity({ ...state, phase: 'spice-blow', lastBlow: { turn, turned: [] } }, NEW_BLOW),
  SpiceCardTurned: (state, event) => spiceCardTurned(withNextTurned(state), event),
  ShaiHuludTurned: (state, event) => {
    const { fate, pile, setAside } = event;
    const isBack = fate === 'first-turn' && !setAside;
    const next = withNextTurned(state);
    const out = isBack ? next : withWormsOut(next, pile, 1);
    const aside = setAside ? inBlow(out, (blow) => ({ setAside: [...blow.setAside, pile] })) : out;
    return wormIsUp(aside, event, null);
  },
  // The deck does not change, so a faction that has seen its next card still knows that card.
  WormThumped: (state, event) => wormIsUp(state, event, event.by),
  BlowDoubled: (state, { by, territory, together = false }) => ({
    ...state,
    lastBlow: withTurned(state, (turned) => {
      const doubled: readonly TurnedCard[] = together ? undoubledBlows(turned, territory) : turned.slice(-1);
      return turned.map((card) =>
        card.kind === 'spice' && doubled.includes(card) ? { ...card, laid: 2 * card.laid, doubledBy: by } : card,
      );
    }),
  }),
  BlowPaused: (state, { opened, deadline }) => inBlow(state, () => ({ pause: { opened, deadline } })),
  BlowPauseEnded: (state) => inBlow(state, () => ({ pause: null, isPauseOver: true })),
  WormSummoned: (state, { worm, placed }) =>
    pushActivity(
      { ...state, nextWorm: state.nextWorm + 1, wormsCome: state.wormsCome + 1 },
      { ...NEW_WORM, id: worm, pile: null, placed },
    ),
  SpiceDeckReshuffled: (state, { pile, forgotten, ownDeck = false }) => ({
    ...withNoneOut(state, ownDeck ? pile : null),
    lastBlow: withTurned(state, (turned) => [...turned, { kind: 'reshuffled', pile, ...(ownDeck ? { ownDeck } : {}) }]),
    spiceTops: forgotten ? [] : state.spiceTops,
    spiceNext: null,
  }),
  WormComes: (state, { worm }) => inWorm(state, worm, () => ({ step: 'coming', offered: [] })),
  // The worm comes to another place. Earlier decisions may not apply there, so all powers may act again.
  WormPlacingCancelled: (state, { worm }) =>
    inWorm(state, worm, ({ cancelled }) => ({ placed: null, settled: cancelled })),
  ShaiHuludDevoured: (state, { worm, territory, placedBy, forces, spice, left }) => ({
    ...inWorm(state, worm, () => ({ step: 'leaving', devouredIn: territory, offered: [] })),
    // A called worm has no card. It may come before the first spice blow.
    lastBlow:
      state.lastBlow &&
      withTurned(state, (turned) =>
        turned.map((one) =>
          one.kind === 'worm' && one.worm === worm
            ? { ...one, devoured: { territory, placedBy, forces, spice, left } }
            : one,
        ),
      ),
  }),
  NexusDue: (state) => inBlow(state, () => ({ nexusDue: false })),
  WormWaits: (state, { worm }) => {
    const waits = must(findActivity(state, 'worm'), 'a worm that has devoured');
    return inBlow(popActivity(state, worm), ({ waiting }) => ({ waiting: [...waiting, waits] }));
  },
  WormLeaves: (state, { worm }) => {
    const { waiting } = blowOf(state);
    const leaves = must(
      waiting.find(({ id }) => id === worm),
      'a worm that waits',
    );
    return pushActivity(
      inBlow(state, () => ({ waiting: waiting.filter(({ id }) => id !== worm) })),
      leaves,
    );
  },
  WormGone: (state, { worm }) => popActivity(state, worm),
  NextPileBegan: (state, { pile }) => inBlow(state, () => ({ pile, step: 'turning', wormsOfPile: 0, ...NO_PAUSE })),
  SpiceBlowEnded: (state) => {
    const over = popActivity(state, NEW_BLOW.id);
    return blowOf(state).setAside.reduce((back, pile) => withWormsOut(back, pile, -1), over);
  },
};

const NEW_BLOW: SpiceBlowActivity = {
  kind: 'spice-blow',
  id: 'spice-blow',
  pile: 0,
  step: 'turning',
  worms: 0,
  wormsOfPile: 0,
  setAside: [],
  nexusDue: false,
  waiting: [],
  pause: null,
  isPauseOver: false,
};

/** Makes the seen card public. */
function withNextTurned(state: GameState): GameState {
  if (state.spiceNext === null) return state;
  const { by: of, turn } = state.spiceNext;
  return withKnowledge({ ...state, spiceNext: null }, { knower: 'table', secret: { kind: 'spice-card', of, turn } });
}

function spiceCardTurned(
  state: GameState,
  { pile, territory, sector, amount, laid }: EventOf<'SpiceCardTurned'>,
): GameState {
  return {
    ...withTerritoryOut(
      inBlow(state, () => ({ step: 'blown', ...NO_PAUSE })),
      pile,
      territory,
    ),
    spiceTops: withTop(state.spiceTops, pile, territory),
    lastBlow: withTurned(state, (turned) => [
      ...turned,
      { kind: 'spice', pile, territory, sector, amount, laid, doubledBy: null },
    ]),
  };
}

/** Returns the tops of the piles, with a new territory on one of them. */
export const withTop = (
  tops: GameState['spiceTops'],
  pile: number,
  top: GameState['spiceTops'][number],
): GameState['spiceTops'] =>
  Array.from({ length: Math.max(tops.length, pile + 1) }, (_, at) => (at === pile ? top : (tops[at] ?? null)));

/** Another card is turned over, so there is time for cards again. */
const NO_PAUSE = { pause: null, isPauseOver: false } as const;

function wormIsUp(state: GameState, event: WormUp, thumpedBy: FactionId | null): GameState {
  const { pile, worm, fate } = event;
  const { wormsOfPile, worms } = blowOf(state);
  const turned: GameState = {
    ...inBlow(state, (blow) => ({
      ...(fate === 'first-turn' ? {} : { worms: worms + 1, wormsOfPile: wormsOfPile + 1 }),
      ...NO_PAUSE,
      nexusDue: blow.nexusDue || (fate !== 'first-turn' && wormsOfPile === 0),
    })),
    nextWorm: state.nextWorm + 1,
    wormsCome: state.wormsCome + (fate === 'first-turn' ? 0 : 1),
    lastBlow: withTurned(state, (before) => [
      ...before,
      { kind: 'worm', pile, worm: fate === 'comes' ? worm : null, thumpedBy, fate, devoured: null },
    ]),
  };
  if (fate !== 'comes') return turned;
  return pushActivity(turned, newWorm(event, wormsOfPile === 0));
}

const newWorm = (
  { worm: id, pile, isAdditional, onlyRidden = false }: WormUp,
  isFirstOfPile: boolean,
): WormActivity => ({
  ...NEW_WORM,
  id,
  pile,
  isFirstOfPile,
  onlyRidden,
  step: isAdditional ? 'placing' : 'coming',
});

const NEW_WORM: Omit<WormActivity, 'id' | 'pile'> = {
  ...NOTHING_CANCELLED,
  kind: 'worm',
  isFirstOfPile: false,
  onlyRidden: false,
  step: 'coming',
  devouredIn: null,
  placed: null,
  spared: [],
  offered: [],
};

function withTurned(
  { lastBlow }: GameState,
  change: (turned: readonly TurnedCard[]) => readonly TurnedCard[],
): GameState['lastBlow'] {
  const { turn, turned } = must(lastBlow, 'a spice blow');
  return { turn, turned: change(turned) };
}

const blowOf = (state: GameState): SpiceBlowActivity => must(findActivity(state, 'spice-blow'), 'a spice blow');

const inBlow = (state: GameState, change: (blow: SpiceBlowActivity) => Partial<SpiceBlowActivity>): GameState =>
  updateActivity(state, 'spice-blow', NEW_BLOW.id, change);

const inWorm = (state: GameState, worm: WormId, change: (activity: WormActivity) => Partial<WormActivity>): GameState =>
  updateActivity(state, 'worm', worm, change);
