/** Answers that may be legal or illegal, like the answers of a broken or dishonest phone, or of a bold player. */
import {
  ALL_PARTS,
  isList,
  isRecord,
  discOf,
  partName,
  sample,
  TREACHERY_TITLES,
  type AnswerValue,
  type FactionId,
  type GameState,
  type Prompt,
  type Random,
} from '#engine';
import { chance, pickRandom } from './random-choice.ts';

/** Returns answers of a broken or dishonest phone in place of a legal one. */
export function nearMisses(value: AnswerValue, random: Random): readonly unknown[] {
  const always: readonly unknown[] = [
    undefined,
    [],
    [value],
    {},
    { value },
    JSON.stringify(value),
    Number.NaN,
    '',
    'constructor',
  ];
  if (typeof value === 'number') return [...always, value + 0.5, -value - 1, value + 1000];
  if (isList(value) || !isRecord(value)) return [...always, 0, true, null];
  const fields = Object.keys(value);
  if (fields.length === 0) return [...always, { extra: 1 }];
  const field = pickRandom(fields, random);
  const { [field]: inner, ...without } = value;
  return [
    ...always,
    without,
    { ...value, extra: null },
    { ...value, [field]: null },
    { ...value, [field]: undefined },
    { ...value, [field]: 'h99' },
    ...nearMisses(inner ?? null, random).map((wrong) => ({ ...value, [field]: wrong })),
  ];
}

/** Returns an answer of a player who knows the game, but not which answers are legal now. */
export function boldGuess(state: GameState, prompt: Prompt, random: Random): unknown {
  if (prompt.kind === 'battle-plan') {
    const plan = boldPlan(state, prompt.faction, prompt.fighting.forces.count, random);
    const place = pickRandom(['dial', 'dial', 'spice', 'leader', 'weapon', 'defense'] as const, random);
    return chance(70, random) ? { ...(sample(prompt.answers, random) as object), [place]: plan[place] } : plan;
  }
  if (prompt.kind === 'bring-reserves' && chance(70, random)) {
    const part = chance(80, random) ? pickRandom(prompt.landings, random) : pickRandom(ALL_PARTS, random);
    const { count, special } = prompt.reserves;
    return { place: partName(part), forces: random(count + 2), special: random(special + 2) };
  }
  if (prompt.kind === 'show-element' && chance(50, random)) {
    return prompt.element === 'dial' ? random(12) : boldPlan(state, prompt.faction, 10, random)[prompt.element];
  }
  const value = sample(prompt.answers, random);
  return chance(40, random) ? value : pickRandom(nearMisses(value, random), random);
}

function boldPlan(state: GameState, faction: FactionId, forces: number, random: Random) {
  const cards: readonly AnswerValue[] = [null, ...boldCards(state, faction, random)];
  const own = state.leaders.map(({ leader }) => leader).filter((leader) => discOf(leader).faction === faction);
  const heroes = boldCards(state, faction, random).map((card) => ({ kind: 'cheap-hero', ...card }));
  const leaders: readonly AnswerValue[] = [
    null,
    ...own.map((leader) => ({ kind: 'leader', leader })),
    ...heroes,
    { kind: 'leader', leader: pickRandom(state.leaders, random).leader },
  ];
  return {
    dial: pickRandom([random(forces + 1), forces + 1, forces + 1, forces + 0.5, forces / 2], random),
    spice: pickRandom([0, 0, 1, 2, random(forces + 1), -1], random),
    leader: pickRandom(leaders, random),
    kwisatzHaderach: chance(15, random),
    weapon: pickRandom(cards, random),
    defense: pickRandom(cards, random),
  };
}

/** Returns the cards of this faction: each by its title, or as any card if only the owner knows it. */
const boldCards = (state: GameState, faction: FactionId, random: Random) =>
  state.factions
    .filter((own) => own.faction === faction)
    .flatMap(({ hand }) => hand)
    .map(({ slot, card }) => ({
      slot,
      card: card === 'unknown' || chance(5, random) ? pickRandom(TREACHERY_TITLES, random) : card,
    }));
