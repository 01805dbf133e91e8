/** Letters open by themselves at the moment that their writers named. */
import type { GameEvent } from '../../model/events.ts';
import { currentBattle, sidesOf } from '../../model/selectors.ts';
import type { GameState } from '../../model/state.ts';
import type { OpenedLetter, SealedLetter } from './contract.ts';

/** Returns the next event of a letter: its battle has begun, or the letter opens. */
export function followsByItself(state: GameState): readonly GameEvent[] {
  for (const letter of state.sealedLetters) {
    const battle = awaitedBattle(state, letter);
    if (battle !== null) return [{ type: 'LetterBattleBegan', letter: letter.id, battle }];
    if (isMomentOf(state, letter)) return [{ type: 'LetterOpened', letter: opened(letter) }];
  }
  return [];
}

const opened = ({ id, by, words, opens, turn }: SealedLetter): OpenedLetter => ({ id, by, words, opens, turn });

/** Returns the running battle of the named faction, if the letter does not wait for this battle yet. */
function awaitedBattle(state: GameState, { opens, battle }: SealedLetter): string | null {
  const running = currentBattle(state);
  if (opens.at !== 'battle' || running === null || running.id === battle) return null;
  return sidesOf(running).some(({ faction }) => faction === opens.faction) ? running.id : null;
}

function isMomentOf(state: GameState, { opens, battle }: SealedLetter): boolean {
  switch (opens.at) {
    case 'turn':
      return state.turn >= opens.turn;
    case 'battle':
      return battle !== null && currentBattle(state)?.id !== battle;
    case 'win':
      return state.victory?.winners.includes(opens.faction) === true;
    case 'end':
      return state.victory !== null;
  }
}
