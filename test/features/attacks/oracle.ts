/** Attacks on leaders, by a second reading of the rulebook. */
import {
  getField,
  isRecord,
  TREACHERY,
  type AnswerValue,
  type FactionId,
  type GameEvent,
  type GameState,
} from '#engine';
import type { AttacksContract } from '#lib/factions/bene-tleilaxu/attacks/contract.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';
import { isAllied, ownOf } from '../../support/oracle/own.ts';
import { isOwnCard } from '../ambushes/oracle.ts';

const OWNER = 'bene-tleilaxu';
const SPEAKER = 'bene-gesserit';

const COMMANDS: readonly unknown[] = ['projectile', 'poison', 'lasgun', 'worthless'];

export const oracle: Oracle<AttacksContract> = {
  // 000 XXXIV.2: "The leader must have just led tokens in battle".
  'attack-leader': (state, _prompt, value) => value === 'none' || hasLed(state, value),
  'command-attack': (_state, _prompt, value) =>
    value === null ||
    (isRecord(value) &&
      Object.keys(value).length === 2 &&
      COMMANDS.includes(getField(value, 'kind')) &&
      typeof getField(value, 'play') === 'boolean'),
  'attack-card': (state, { faction, command }, value) => {
    const isNamed = (title: unknown): boolean =>
      command !== null &&
      typeof title === 'string' &&
      title in TREACHERY &&
      (TREACHERY[title as keyof typeof TREACHERY] === command.kind ||
        (title === 'semuta' && command.kind === 'poison'));
    const mustPlay = command?.play === true && ownOf(state, faction).hand.some(({ card }) => isNamed(card));
    if (value === null) return !mustPlay;
    const obeys =
      command === null ||
      (command.play ? !mustPlay || isNamed(getField(value, 'card')) : !isNamed(getField(value, 'card')));
    return obeys && isOwnCard(state, faction, value, []);
  },
};

/** The leaders of this turn's battles that do not lie open in the tanks. */
const hasLed = ({ attacks, leaders, turn }: GameState, value: AnswerValue): boolean =>
  attacks.ledIn === turn &&
  attacks.led.some(({ leader }) => leader === value) &&
  leaders.some(({ leader, where, faceDown }) => leader === value && (where === 'ready' || faceDown));

/** Returns the faults of an attack: a wrong time, a wrong leader, or a command of a faction that cannot speak. */
export function invariant(before: GameState, event: GameEvent): readonly string[] {
  switch (event.type) {
    case 'AttackAsked':
      return askedWrong(before, event.turn);
    case 'AttackDeclared':
      return declaredWrong(before, event);
    case 'AttackCommanded':
      return commandedWrong(before, event.by);
    case 'AmbushBegan':
      return event.by === 'attack' ? madeWrong(before, event) : [];
    default:
      return [];
  }
}

/** "After all other combat has been completed each turn, you may attack one leader." */
const askedWrong = ({ phase, stack, turn, attacks, factions }: GameState, asked: number): readonly string[] => [
  ...(phase === 'battle' && !stack.some(({ kind }) => kind === 'battle')
    ? []
    : ['attack: asked before the battles are over']),
  ...(asked === turn && attacks.askedIn !== turn ? [] : ['attack: asked twice in a turn']),
  ...(factions.some(({ faction }) => faction === OWNER) ? [] : ['attack: asked of a faction that does not play']),
];

type Declared = Extract<GameEvent, { readonly type: 'AttackDeclared' }>;

/**
 * "The leader must have just led tokens in battle and must be attacked in the territory of the battle." The disc of a
 * living leader lies in that territory until the battles end, unless an option frees it.
 */
function declaredWrong(before: GameState, { leader, victim, territory }: Declared): readonly string[] {
  const disc = before.leaders.find((one) => one.leader === leader);
  const isAway = disc?.where === 'ready' && disc.foughtIn !== null && disc.foughtIn !== territory;
  return [
    ...(disc === undefined || liesOpen(disc) ? [`attack: ${leader} is dead`] : []),
    ...(isAway ? [`attack: ${leader} is attacked in ${territory}, and fought in ${disc.foughtIn}`] : []),
    ...(victim === OWNER ? ['attack: the Bene Tleilaxu attack themselves'] : []),
  ];
}

const liesOpen = ({ where, faceDown }: GameState['leaders'][number]): boolean => where === 'tanks' && !faceDown;

/** the Voice may command the card that attacks its own leader, or the leader of an ally. */
function commandedWrong(before: GameState, by: FactionId | null): readonly string[] {
  const attack = before.stack.find(({ kind }) => kind === 'leader-attack');
  const victim = attack?.kind === 'leader-attack' ? attack.target?.victim : undefined;
  const isHelped = victim !== undefined && (victim === SPEAKER || isAllied(before, victim, SPEAKER));
  return by === null || (by === SPEAKER && isHelped)
    ? []
    : [`attack: ${by} commands the card against ${String(victim)}`];
}

type Began = Extract<GameEvent, { readonly type: 'AmbushBegan' }>;

/** The card comes from the hand, and attacks the leader that was declared. */
function madeWrong(before: GameState, { leader, victim, card, territory }: Began): readonly string[] {
  const made = before.attacks.led.some(
    (one) => one.leader === leader && one.victim === victim && one.territory === territory,
  );
  const isHeld = card === null || (card !== 'laid' && ownOf(before, OWNER).hand.some(({ slot }) => slot === card.slot));
  return [
    ...(made ? [] : [`attack: ${String(leader)} has not led forces of ${victim} in ${territory}`]),
    ...(isHeld ? [] : ['attack: the card is in no hand']),
  ];
}
