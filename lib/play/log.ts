import { assertNever } from '../core/assert-never.ts';
import { ownerOf } from '../rules/captives.ts';
import type { Audience } from '../table/audience.ts';
import type { EventOf, GameEvent } from '../table/events.ts';
import type { LogFact } from '../table/log.ts';
import type { GameState } from '../table/state.ts';
import { tellOf } from './look-ups.ts';
import { isPieceEvent } from './pieces/evolve.ts';
import { tellPieces } from './pieces/log.ts';

/**
 * What one audience may read of an event; `null` when it may not even know that something happened. `before` is the
 * position the event met, `after` the one it made. What was taken back is known by the lines, and told by the timeline.
 */
export function logFact(
  before: GameState,
  after: GameState,
  event: Exclude<GameEvent, { type: 'TakenBack' }>,
  audience: Audience,
): LogFact | null {
  const tell = tellOf(event);
  if (tell !== undefined) return tell(event, audience, before, after);
  if (isPieceEvent(event)) return tellPieces(event, audience);
  switch (event.type) {
    case 'TableOpened': {
      const { edition, layer, components } = event.choices;
      return { code: 'table-opened', edition, layer, components };
    }
    case 'FactionsSwapped':
      return { code: 'factions-swapped', one: event.one, other: event.other };
    case 'FactCorrected':
      return { code: 'fact-corrected', fact: event.fact, was: event.was };
    case 'OwnFactEntered':
      return audience === event.faction ? { code: 'own-fact-entered', fact: event.fact } : null;
    case 'OwnerAsked':
      return { code: 'owner-asked', faction: event.faction, matter: event.matter };
    case 'OwnerChecked':
      return { code: 'owner-checked', faction: event.faction, matter: event.matter };
    case 'HandRaised':
      return { code: 'hand-raised', faction: event.faction };
    case 'HandLowered':
      return { code: 'hand-lowered', faction: event.faction, byModerator: event.by === 'moderator' };
    case 'TablePaused':
      return { code: 'table-paused' };
    case 'TableResumed':
      return { code: 'table-resumed' };
    case 'DefaultTaken':
      return { code: 'default-taken', faction: event.faction, to: event.to };
    case 'ActStands':
      return { code: 'act-stands', act: event.act };
    case 'ActCancelled':
      return { code: 'act-cancelled', act: event.act, by: event.by };
    case 'TruthAsked':
      return { code: 'truth-asked', by: event.by, of: event.of, words: event.words };
    case 'TruthTold':
      return truthTold(before, event);
    case 'PlayedAsKarama':
      return { code: 'played-as-karama', by: event.by, card: event.card.card, act: event.act };
    case 'SpecialKaramaUsed':
    case 'StoodAside':
    case 'WindowOpened':
    case 'WindowAnswered':
    case 'WindowAnswerWithdrawn':
    case 'WindowClosed':
    case 'Instructed':
    case 'InstructionTicked':
    case 'InstructionsCleared':
    case 'EpochRaised':
      return null;
    default:
      return assertNever(event as never);
  }
}

/** Whether a faction should look at its own secrets again; nobody else is told. */
export function isOwnChanged(before: GameState, after: GameState, audience: Audience): boolean {
  const secretsIn = ({ factions, leaders, prediction, kwisatzHaderach }: GameState) =>
    JSON.stringify([
      kwisatzHaderach?.of === audience ? kwisatzHaderach.losses : null,
      leaders.flatMap(({ leader, captor }) =>
        captor !== null && (captor === audience || ownerOf(leader) === audience) ? [leader] : [],
      ),
      prediction?.by === audience ? prediction.told : null,
      ...factions
        .filter((own) => own.faction === audience)
        .map(({ spice, hand, traitors }) => [spice, hand.map(({ card }) => card), traitors]),
    ]);
  return secretsIn(before) !== secretsIn(after);
}

function truthTold({ truths }: GameState, { question, told }: EventOf<'TruthTold'>): LogFact | null {
  const asked = truths.find(({ id }) => id === question);
  return asked === undefined ? null : { code: 'truth-told', of: asked.of, words: asked.words, told };
}
