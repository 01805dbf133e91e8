/** A second reading of the moments at which letters open. */
import type { GameEvent, GameState } from '#engine';

/** What is wrong with an event of letters: a letter opens early or unwritten, or its writer has too many. */
export function letterWrong(before: GameState, event: GameEvent): readonly string[] {
  switch (event.type) {
    case 'LetterSealed':
      return before.sealedLetters.filter(({ by }) => by === event.by).length > 2
        ? [`${event.by} seals a fourth letter`]
        : [];
    case 'LetterOpened': {
      const letter = before.sealedLetters.find(({ id }) => id === event.letter.id);
      if (letter === undefined) return [`${event.letter.id} opens, but does not lie on the table`];
      if (letter.words !== event.letter.words) return [`${letter.id} opens with other words`];
      const { opens, battle } = letter;
      const battles: readonly string[] = before.stack.flatMap((one) => (one.kind === 'battle' ? [one.id] : []));
      const isTime =
        (opens.at === 'turn' && before.turn >= opens.turn) ||
        (opens.at === 'battle' && battle !== null && !battles.includes(battle)) ||
        (opens.at === 'win' && before.victory?.winners.some((winner) => winner === opens.faction) === true) ||
        (opens.at === 'end' && before.victory !== null);
      return isTime ? [] : [`${letter.id} opens at a wrong time: ${JSON.stringify(opens)}`];
    }
    default:
      return [];
  }
}
