/** The prompts of a capture: whether to draw a leader, and the decision about it. */
import { must } from '../../core/assert-never.ts';
import { oneOf } from '../../core/grammar.ts';
import { shuffled } from '../../core/random.ts';
import { leaderKilled, spiceFromBank } from '../../pieces/events.ts';
import type { Feature } from '../../kernel/feature.ts';
import { createPrompt } from '../../model/create-prompt.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { accepted } from '../../model/decision.ts';
import { isInOthersHands, ownDiscs } from '../../pieces/leaders.ts';
import { currentBattle } from '../../model/selectors.ts';
import type { FactionId } from '../../model/factions.ts';
import { isMainCharacter, type LeaderId, ownerOf } from '../../model/leaders.ts';
import type { Prompt } from '../../model/prompts.ts';
import type { GameState } from '../../model/state.ts';
import type { CaptureActivity, HarkonnenContract } from './contract.ts';

/**
 * The spice from the bank for a captive that is put into the tanks. @rules GF9-2019 Harkonnen sheet "Captured leaders"
 * · AH79 Player Aid Pad, back, Harkonnen 1
 */
const PAID_FOR_DEAD = 2;

/** Returns the prompts of the captor. */
export function activityPrompts({ rules }: Ctx, state: GameState, capture: CaptureActivity): readonly Prompt[] {
  const { battle, captor, loser, drawn: leader } = capture;
  if (leader !== null) {
    const isSeen = rules.capturedLeaders.areKilled === 'face-up';
    const question = { kind: 'captive', battle, leader, pays: PAID_FOR_DEAD, isSeen } as const;
    // A draw alone puts nobody out of the game, so a main character on which its player depends is held.
    const mustHold = isMainCharacter(leader) && rules.outOfTheGame === 'without-main-character';
    const answers = mustHold ? oneOf('keep') : oneOf('keep', 'kill');
    return [createPrompt(state, question, { faction: captor, about: battle, answers })];
  }
  const answers = drawnFrom(state, loser).length === 0 ? oneOf('leave') : oneOf('leave', 'draw');
  return [createPrompt(state, { kind: 'capture', battle, loser }, { faction: captor, about: battle, answers })];
}

/** The handlers of the answers. */
export const promptHandlers: Feature<HarkonnenContract>['prompts'] = {
  capture: {
    onAnswer: (_ctx, state, { battle, faction: captor, loser: owner }, answer, random) => {
      const [leader] = answer === 'draw' ? shuffled(drawnFrom(state, owner), random) : [];
      return accepted(
        leader === undefined
          ? { type: 'CaptureDeclined', battle, by: captor }
          : { type: 'LeaderCaptured', battle, captor, owner, leader },
      );
    },
  },
  captive: {
    onAnswer: (_ctx, _state, { battle, faction: captor, leader, pays, isSeen }, answer) => {
      if (answer !== 'kill') return accepted({ type: 'CaptiveKept', battle, captor });
      const owner = ownerOf(leader);
      const paid = spiceFromBank(captor, pays);
      // A main character goes to the tanks openly, because everybody sees what is lost with it.
      return isSeen || isMainCharacter(leader)
        ? accepted({ type: 'CaptiveTurnedIn', battle, captor, owner, leader }, leaderKilled(leader), paid)
        : accepted({ type: 'CaptiveKilled', battle, captor, owner, leader }, paid);
    },
  },
};

/**
 * Returns the leaders that can be drawn: the loser's own, alive, with the loser, and not used in another territory this
 * turn, even if a Ghola has revived the leader since. The leader of this battle is among them.
 * @rules GF9-2019 Harkonnen sheet "Captured leaders" · R-168
 */
function drawnFrom(state: GameState, loser: FactionId): readonly LeaderId[] {
  const { territory } = must(currentBattle(state), 'the battle that was won');
  return ownDiscs(state, loser)
    .filter((disc) => disc.where === 'ready' && !isInOthersHands(disc))
    .filter(({ foughtIn, diedIn }) => [...diedIn, foughtIn ?? territory].every((used) => used === territory))
    .map(({ leader }) => leader);
}
