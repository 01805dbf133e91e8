/** Karamas that cancel the last shipment or move. They happen here more often than with random hands. */
import {
  getField,
  isEmpty,
  isRoundOfTurns,
  sample,
  type AnswerValue,
  type FactionId,
  type Prompt,
  type Random,
} from '#engine';
import { chance, pickRandom, type Move } from '../../support/random-choice.ts';
import { factionsOf, seatView, stateOf, type Table } from '../../support/table.ts';

/** The percentage of moves in these phases in which a player tries to cancel. */
const THOUGHT_OF = 12;
/** The percentage of these attempts by the Guild, whose own Karama cancels shipments. */
const THEIRS = 30;
/** The number of answers that are searched for an answer that cancels something. */
const LOOKED_THROUGH = 8;

/**
 * During turns of shipment and movement, a player gets a Karama or cancels something with a Karama; `null` if neither
 * is possible.
 */
export function cancellingMove(table: Table, random: Random): Move | null {
  const { phase, stack, choices } = stateOf(table);
  if (!isRoundOfTurns(phase) || !stack.some(({ kind }) => kind === 'ship-and-move')) return null;
  if (choices.components.treachery === 'app' || !chance(THOUGHT_OF, random)) return null;
  const factions = factionsOf(table);
  const by = factions.includes('guild') && chance(THEIRS, random) ? 'guild' : pickRandom(factions, random);
  const play = table.engine.freePlayNow(table.timeline, by);
  const value = isEmpty(play.answers) ? null : cancelAmong(play, random);
  if (value !== null) return { by, command: { type: 'Answer', prompt: play.id, value } };
  return karamaFound(table, by);
}

const cancelAmong = ({ answers }: Prompt, random: Random): AnswerValue | null =>
  Array.from({ length: LOOKED_THROUGH }, () => sample(answers, random)).find(
    (value) => getField(value, 'cancels') !== undefined || getField(value, 'refuses') !== undefined,
  ) ?? null;

function karamaFound(table: Table, by: FactionId): Move | null {
  const held = seatView(table, by).mine.hand.map(({ card }) => card);
  return held.includes('karama')
    ? null
    : { by, command: { type: 'DeclareSecret', fact: { kind: 'hand', cards: ['karama', ...held.slice(1)] } } };
}
