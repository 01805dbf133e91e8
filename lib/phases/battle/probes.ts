/** The two rungs before the plans where one side's power reaches into the other's plan: the Voice, then prescience. */
import type { AnswerValue } from '../../core/answer.ts';
import { assertNever, must } from '../../core/assert-never.ts';
import { either, type Grammar, oneOf, record } from '../../core/grammar.ts';
import type { Ctx } from '../../rules/ctx.ts';
import { alliesOf, isInPlay, opponentIn, sidesOf } from '../../rules/position.ts';
import type { Advantage, BattleOf } from '../../rules/powers.ts';
import { asPlanElement, asVoiceCommand } from '../../table/answers.ts';
import type { GameEvent } from '../../table/events.ts';
import type { FactionId } from '../../table/factions.ts';
import type { GameState } from '../../table/state.ts';
import type { CancellableAct } from '../../table/windows.ts';
import type { BattleActivity } from './contract.ts';

/** Who may use a power on this rung: the one who decides, whom it serves, and against whom. */
export interface Probe {
  readonly by: FactionId;
  readonly servedSide: FactionId;
  readonly target: FactionId;
  readonly advantage: Advantage;
}

/**
 * The Voice always comes before prescience; each is used at most once in a battle, for one's own battle or an ally's.
 * @rules AH79 Bene Gesserit and Atreides shields · GF9-2019 Q&A "Battle" · R-171
 */
export function probeAt(
  ctx: Ctx,
  state: GameState,
  battle: BattleActivity,
  rung: 'voice' | 'prescience',
): Probe | null {
  for (const advantage of ctx.advantages) {
    const reach = rung === 'voice' ? advantage.commandsPlan?.in : advantage.looksAtPlan?.in;
    if (reach === undefined || !isInPlay(state, advantage.faction)) continue;
    const servedSide = sideServed(state, battle, advantage.faction, reach);
    if (servedSide === null) continue;
    return { by: advantage.faction, servedSide, target: opponentIn(battle, servedSide), advantage };
  }
  return null;
}

function sideServed(state: GameState, battle: BattleActivity, by: FactionId, reach: BattleOf): FactionId | null {
  const serves = reach === 'own' ? [by] : alliesOf(state, by);
  return sidesOf(battle).find((side) => serves.includes(side.faction))?.faction ?? null;
}

/** `null` declines; a command is `{ play, kind }`, an element is its name. */
export function probeAnswers(ctx: Ctx, probe: Probe): Grammar {
  const { commandsPlan, looksAtPlan } = probe.advantage;
  if (commandsPlan !== undefined) {
    return either(oneOf(null), record({ play: oneOf(true, false), kind: oneOf(...commandsPlan.kinds(ctx.rules)) }));
  }
  return oneOf(null, ...(looksAtPlan?.elements ?? []));
}

/** What the holder of the power makes of it: a use that may still be stopped, or silence. */
export function probeUsed(
  battle: BattleActivity,
  rung: 'voice' | 'prescience',
  probe: Probe,
  answer: AnswerValue,
): GameEvent {
  const { by, servedSide: serves, target } = probe;
  switch (rung) {
    case 'voice':
      return answer === null
        ? { type: 'VoiceDeclined', battle: battle.id, by }
        : {
            type: 'VoiceUsed',
            battle: battle.id,
            by,
            serves,
            target,
            command: must(asVoiceCommand(answer), 'command'),
          };
    case 'prescience':
      return answer === null
        ? { type: 'PrescienceDeclined', battle: battle.id, by }
        : {
            type: 'PrescienceUsed',
            battle: battle.id,
            by,
            serves,
            target,
            element: must(asPlanElement(answer), 'element'),
          };
    default:
      return assertNever(rung);
  }
}

/** The announced use that may still be stopped, if one waits, and whether it is made for an ally. */
export function probeWaiting({
  voice,
  prescience,
}: BattleActivity): { readonly act: CancellableAct; readonly isForAlly: boolean } | null {
  if (voice.state === 'ordered') {
    const { by, serves, target, order: command } = voice;
    return { act: { kind: 'voice', by, target, command }, isForAlly: serves !== by };
  }
  if (prescience.state === 'ordered') {
    const { by, serves, target, order: element } = prescience;
    return { act: { kind: 'prescience', by, target, element }, isForAlly: serves !== by };
  }
  return null;
}
