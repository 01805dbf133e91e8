import { type AnswerValue, getField, isList } from '../../core/answer.ts';
import { must } from '../../core/assert-never.ts';
import { anyOf, type Grammar, isEmpty, oneOf, record } from '../../core/grammar.ts';
import type { Feature } from '../../kernel/feature.ts';
import { inSeats } from '../../pieces/alliances.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { createPrompt } from '../../model/create-prompt.ts';
import { hasCommitted } from '../../model/commitments.ts';
import { accepted } from '../../model/decision.ts';
import { type FactionId, FACTIONS } from '../../model/factions.ts';
import { alliesOf, stormOrder } from '../../model/selectors.ts';
import type { Prompt } from '../../model/prompts.ts';
import type { GameState } from '../../model/state.ts';
import { canAlly, possibleFor } from './alliances.ts';
import type { AllianceAnswer, AllianceOffer, NexusActivity, NexusContract, PossibleAlliance } from './contract.ts';
import { aloneAfter, isOpen, offerOf } from './offers.ts';

/**
 * Asks all factions the same two questions, whether or not there are offers. A faction that can neither make nor leave
 * an alliance is only asked whether it has talked enough. That depends on public facts.
 * @rules R-177
 */
export const activityPrompts = (ctx: Ctx, state: GameState, nexus: NexusActivity): readonly Prompt[] =>
  canAlly(state)
    ? stormOrder(state).flatMap((faction) => {
        const allies = alliesAsked(ctx, state, nexus, faction);
        return [talkAsked(state, nexus, faction), ...(isEmpty(allies.answers) ? [] : [allies])];
      })
    : [];

const talkAsked = (state: GameState, { nexus, enough }: NexusActivity, faction: FactionId): Prompt =>
  createPrompt(
    state,
    { kind: 'talk', nexus },
    { faction, about: nexus, answers: oneOf(true), sealed: hasCommitted(enough, faction) },
  );

function alliesAsked(ctx: Ctx, state: GameState, { nexus, offers, words }: NexusActivity, faction: FactionId): Prompt {
  const possible = possibleFor(ctx, state, faction);
  const own = offers.filter(({ members }) => members.includes(faction));
  return createPrompt(
    state,
    { kind: 'choose-allies', possible, offers: own },
    {
      faction,
      // An answer closes the prompt. The next prompt has a different name.
      about: `${nexus}-${words.filter((one) => one === faction).length + 1}`,
      answers: alliesAnswers(state, faction, possible, own),
    },
  );
}

function alliesAnswers(
  state: GameState,
  faction: FactionId,
  possible: readonly PossibleAlliance[],
  offers: readonly AllianceOffer[],
): Grammar {
  const groups = possible.map(({ members }) => members);
  const hasAgreed = (members: readonly FactionId[]) => offerOf(offers, members)?.agreed.includes(faction) === true;
  const proposed = groups.filter((members) => !hasAgreed(members));
  const open = offers.filter(isOpen).map(({ members }) => members);
  return anyOf(
    ...(proposed.length > 0 ? [record({ with: oneOf(...proposed), says: oneOf('yes') })] : []),
    ...(open.length > 0 ? [record({ with: oneOf(...open), says: oneOf('no') })] : []),
    ...(alliesOf(state, faction).length > 0 ? [record({ leaves: oneOf(true) })] : []),
  );
}

/** The handlers of the answers. The log hides offers; a broken alliance is public. */
export const promptHandlers: Feature<NexusContract>['prompts'] = {
  talk: {
    onAnswer: (_ctx, _state, { faction }) => accepted({ type: 'TalkedEnough', faction }),
    onWithdraw: (_ctx, _state, { faction }) => accepted({ type: 'TalksOn', faction }),
  },
  'choose-allies': {
    nonBlocking: 'optional',
    onAnswer: (_ctx, state, { faction }, value) => {
      const answer = must(asAllianceAnswer(value), 'a word on alliances');
      if ('leaves' in answer) return accepted({ type: 'AllianceLeft', faction, alone: aloneAfter(state, [faction]) });
      return accepted({ type: 'AllianceAnswered', faction, members: inSeats(state, answer.with), says: answer.says });
    },
  },
};

/** Parses an answer about alliances; returns `null` if the value is not such an answer. */
function asAllianceAnswer(value: AnswerValue): AllianceAnswer | null {
  if (getField(value, 'leaves') === true) return { leaves: true };
  const [members, says] = [getField(value, 'with'), getField(value, 'says')];
  if (!isList(members) || (says !== 'yes' && says !== 'no')) return null;
  return { with: FACTIONS.filter((faction) => members.includes(faction)), says };
}
