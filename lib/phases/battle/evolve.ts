import { assertNever } from '../../core/assert-never.ts';
import { withLeader } from '../../rules/changes.ts';
import { sideOf } from '../../rules/position.ts';
import { NOTHING_STOPPED } from '../../rules/stopping.ts';
import { type EventOf, isEventOf } from '../../table/events.ts';
import type { FactionId } from '../../table/factions.ts';
import type { GameState } from '../../table/state.ts';
import { inBattle, inSide, running } from './changes.ts';
import type { BattleActivity, BattleSide } from './contract.ts';
import { elementShown, leaderCaptured, planShown, plansRevealed, treacheryResolved } from './disclosures.ts';

const TYPES = [
  'BattlesBegan',
  'AggressorsOrdered',
  'AggressorDone',
  'BattleChosen',
  'VoiceDeclined',
  'VoiceUsed',
  'PrescienceDeclined',
  'PrescienceUsed',
  'ElementShown',
  'PlanLookDeclined',
  'PlanLookOrdered',
  'PlanShown',
  'LeaderAnnounced',
  'NoLeaderProposed',
  'NoLeaderAnswered',
  'BattleReopened',
  'PlansOpened',
  'PlanCommitted',
  'PlanWithdrawn',
  'PlansRevealed',
  'TreacheryResolved',
  'BattleResolved',
  'LossesTaken',
  'CardsSettled',
  'CaptureDeclined',
  'LeaderCaptured',
  'CaptiveKept',
  'CaptiveKilled',
  'BattleDone',
  'BattleEnded',
  'BattlesEnded',
] as const;

/** Events that this phase records. */
export type BattleEvent = EventOf<(typeof TYPES)[number]>;

/** Whether this phase records the event. */
export const isBattleEvent = isEventOf(TYPES);

/** Records one of the battle phase's events. */
export function evolveBattle(state: GameState, event: BattleEvent): GameState {
  switch (event.type) {
    case 'BattlesBegan':
      return battlesBegan(state, event);
    case 'AggressorsOrdered':
      return withAggressors(state, () => event.aggressors);
    case 'AggressorDone':
      return withAggressors(state, (aggressors) => aggressors.filter((other) => other !== event.faction));
    case 'BattleChosen':
      return { ...state, nextBattle: state.nextBattle + 1, stack: [...state.stack, newBattle(event)] };
    case 'VoiceDeclined':
      return inBattle(state, { voice: { state: 'declined' }, rung: 'prescience' });
    case 'VoiceUsed':
      return inBattle(state, {
        voice: { state: 'ordered', by: event.by, serves: event.serves, target: event.target, order: event.command },
      });
    case 'PrescienceDeclined':
      return inBattle(state, { prescience: { state: 'declined' }, rung: 'announcements' });
    case 'PrescienceUsed':
      return inBattle(state, {
        prescience: {
          state: 'ordered',
          by: event.by,
          serves: event.serves,
          target: event.target,
          order: event.element,
        },
      });
    case 'ElementShown':
      return elementShown(state, event);
    case 'LeaderAnnounced':
      return inSide(state, event.faction, { leaderless: event.leaderless ? 'announced' : 'not-announced' });
    case 'NoLeaderProposed':
      return inBattle(state, { noLeaderProposedBy: event.faction, noLeaderAsked: running(state).noLeaderAsked + 1 });
    case 'NoLeaderAnswered':
      return noLeaderAnswered(state, event);
    case 'BattleReopened':
      return battleReopened(state, event);
    case 'PlansOpened':
      return inBattle(state, { rung: 'plans' });
    case 'PlanCommitted':
      return inSide(state, event.faction, { committed: event.plan });
    case 'PlanLookDeclined':
      return inBattle(state, { look: { state: 'declined' } });
    case 'PlanLookOrdered':
      return inBattle(state, { look: { state: 'ordered', by: event.by, target: event.target } });
    case 'PlanShown':
      return planShown(state, event);
    case 'PlanWithdrawn':
      return planWithdrawn(state, event);
    case 'PlansRevealed':
      return plansRevealed(state, event);
    case 'TreacheryResolved':
      return treacheryResolved(state, event);
    case 'BattleResolved': {
      const { kind } = event.outcome;
      return inBattle(state, {
        outcome: event.outcome,
        rung: kind === 'fought' || kind === 'traitor' ? 'losses' : 'over',
      });
    }
    case 'LossesTaken':
      return inBattle(state, { rung: 'cards' });
    case 'CardsSettled':
      return inBattle(state, { rung: 'over' });
    case 'CaptureDeclined':
    case 'CaptiveKept':
      return inBattle(state, { captureSettled: true });
    case 'LeaderCaptured':
      return leaderCaptured(state, event);
    case 'CaptiveKilled':
      // What others see of it stays as it was: where it fought, and how often it died.
      return withLeader(inBattle(state, { captureSettled: true }), event.leader, {
        where: 'tanks',
        faceDown: true,
        captor: event.captor,
      });
    case 'BattleDone':
      return inBattle(state, { doneBy: [...running(state).doneBy, event.faction] });
    case 'BattleEnded':
      return { ...state, stack: state.stack.filter((activity) => activity.kind === 'battle-phase') };
    case 'BattlesEnded':
      return battlesEnded(state);
    default:
      return assertNever(event);
  }
}

function newBattle({ battle: id, territory, sectors, aggressor, defender }: EventOf<'BattleChosen'>): BattleActivity {
  return {
    ...NOTHING_STOPPED,
    kind: 'battle',
    id,
    territory,
    sectors,
    aggressor: newSide(aggressor),
    defender: newSide(defender),
    rung: 'voice',
    voice: { state: 'to-come' },
    prescience: { state: 'to-come' },
    look: { state: 'to-come' },
    noLeaderAsked: 0,
    noLeaderProposedBy: null,
    revealed: null,
    calls: null,
    outcome: null,
    captured: null,
    captureSettled: false,
    doneBy: [],
  };
}

const newSide = (faction: FactionId): BattleSide => ({
  faction,
  committed: null,
  shown: null,
  leaderless: 'not-asked',
});

const withAggressors = (
  state: GameState,
  change: (aggressors: readonly FactionId[]) => readonly FactionId[],
): GameState => ({
  ...state,
  stack: state.stack.map((activity) =>
    activity.kind === 'battle-phase' ? { ...activity, aggressors: change(activity.aggressors) } : activity,
  ),
});

/** A command that stands, or is stopped, ends its rung; a look that stands still has to be answered. */
export function probeSettled(
  state: GameState,
  kind: 'voice' | 'prescience',
  outcome: 'standing' | 'cancelled',
): GameState {
  const battle = running(state);
  if (kind === 'voice') {
    const { voice } = battle;
    if (voice.state === 'to-come' || voice.state === 'declined') return state;
    return inBattle(state, { voice: { ...voice, state: outcome }, rung: 'prescience' });
  }
  const { prescience } = battle;
  if (prescience.state === 'to-come' || prescience.state === 'declined') return state;
  const rung = outcome === 'cancelled' ? 'announcements' : battle.rung;
  return inBattle(state, { prescience: { ...prescience, state: outcome }, rung });
}

/** These sides are asked again: what they announced, and from `prescience` also what they have shown. */
function battleReopened(state: GameState, { at, sides }: EventOf<'BattleReopened'>): GameState {
  const { prescience } = running(state);
  const asked = sides.reduce((next, faction) => {
    // What was agreed between the sides needs no announcement.
    const isAgreed = sideOf(running(next), faction)?.leaderless === 'agreed';
    const unshown: Partial<BattleSide> = at === 'prescience' ? { shown: null } : {};
    return inSide(next, faction, { ...unshown, ...(isAgreed ? {} : { leaderless: 'not-asked' }) });
  }, state);
  return at === 'prescience' && prescience.state === 'answered'
    ? inBattle(asked, { rung: at, prescience: { ...prescience, state: 'standing' } })
    : inBattle(asked, { rung: 'announcements' });
}

/** A plan that was seen and is opened again, by a correction or a new hand, is seen again when it is sealed. */
function planWithdrawn(state: GameState, { faction }: EventOf<'PlanWithdrawn'>): GameState {
  const { look } = running(state);
  const opened = inSide(state, faction, { committed: null });
  return look.state === 'answered' && look.target === faction
    ? inBattle(opened, { look: { ...look, state: 'ordered' } })
    : opened;
}

function noLeaderAnswered(state: GameState, { faction, agreed }: EventOf<'NoLeaderAnswered'>): GameState {
  const asked = inBattle(state, { noLeaderProposedBy: null });
  return agreed ? inSide(asked, faction, { leaderless: 'agreed', committed: null }) : asked;
}

/** "Nothing from me this phase", said in the phase before, has run out. */
const battlesBegan = (state: GameState, { aggressors }: EventOf<'BattlesBegan'>): GameState => ({
  ...state,
  phase: 'battle',
  stack: [{ kind: 'battle-phase', aggressors }],
  factions: state.factions.map((own) => ({ ...own, standsAside: state.phase === 'battle' && own.standsAside })),
});

/** Leaders come home, and "nothing from me this phase" has run out. */
const battlesEnded = (state: GameState): GameState => ({
  ...state,
  stack: [{ kind: 'table' }],
  leaders: state.leaders.map((disc) => ({ ...disc, foughtIn: null, diedIn: [], resting: false })),
  kwisatzHaderach: state.kwisatzHaderach === null ? null : { ...state.kwisatzHaderach, usedIn: null },
  factions: state.factions.map((own) => ({ ...own, standsAside: false })),
});
