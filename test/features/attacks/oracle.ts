/** Attacks on leaders, by a second reading of the rulebook. */
import { getField, isRecord, TREACHERY, type AnswerValue, type GameEvent, type GameState } from '#engine';
import type { AttacksContract } from '#lib/factions/bene-tleilaxu/attacks/contract.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';
import { ownOf } from '../../support/oracle/own.ts';
import { isOwnCard } from '../ambushes/oracle.ts';

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

/** "After all other combat has been completed each turn." Returns the faults of an attack. */
export const invariant = ({ phase, stack }: GameState, event: GameEvent): readonly string[] =>
  event.type === 'AttackAsked' && (phase !== 'battle' || stack.some(({ kind }) => kind === 'battle'))
    ? ['attack: asked before the battles are over']
    : [];
