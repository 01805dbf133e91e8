/** A player seals a letter, or takes a sealed letter off the table. */
import { type Decision, accepted, refused } from '../../model/decision.ts';
import type { FactionId } from '../../model/factions.ts';
import { type LetterId, type LetterMoment, MAX_SEALED_LETTERS } from '../../model/letters.ts';
import { isInPlay } from '../../model/selectors.ts';
import type { Refusal } from '../../model/refusals.ts';
import type { GameState } from '../../model/state.ts';
import type { Ctx } from '../../powers/ctx.ts';

/** Seals a letter. Refuses `game-is-won`, `too-many-letters`, `letter-never-opens` and `faction-not-in-play`. */
export function decideSeal(
  ctx: Ctx,
  state: GameState,
  by: FactionId,
  { words, opens }: { readonly words: string; readonly opens: LetterMoment },
): Decision {
  const refusal = refusalToSeal(state, by) ?? refusalOfMoment(ctx, state, opens);
  if (refusal !== null) return refused(refusal);
  return accepted({ type: 'LetterSealed', letter: `l${state.lastLetter + 1}`, by, words, opens });
}

/** Takes a sealed letter off the table unread. Refuses `no-such-letter`. */
export const decideDestroy = ({ sealedLetters }: GameState, by: FactionId, letter: LetterId): Decision =>
  sealedLetters.some((one) => one.id === letter && one.by === by)
    ? accepted({ type: 'LetterDestroyed', letter })
    : refused({ code: 'no-such-letter' });

function refusalToSeal({ victory, sealedLetters }: GameState, by: FactionId): Refusal | null {
  if (victory !== null) return { code: 'game-is-won' };
  return sealedLetters.filter((one) => one.by === by).length < MAX_SEALED_LETTERS ? null : { code: 'too-many-letters' };
}

function refusalOfMoment({ rules }: Ctx, state: GameState, opens: LetterMoment): Refusal | null {
  switch (opens.at) {
    case 'turn':
      return opens.turn > state.turn && opens.turn <= rules.turnLimit ? null : { code: 'letter-never-opens' };
    case 'battle':
    case 'win':
      return isInPlay(state, opens.faction) ? null : { code: 'faction-not-in-play', faction: opens.faction };
    case 'end':
      return null;
  }
}
