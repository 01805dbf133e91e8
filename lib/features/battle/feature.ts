/** The battle phase, and every battle in that phase from its choice to its end. */
import { numberedId } from '../../core/grammar.ts';
import type { Feature } from '../../kernel/feature.ts';
import { accepted } from '../../model/decision.ts';
import { liesOpenInTanks } from '../../pieces/leaders.ts';
import { ownerOf } from '../../model/leaders.ts';
import { promptHandlers } from './answers.ts';
import { battlesBegan, decideBeginBattles, decideEndBattles, decideProposeNoLeader } from './begin.ts';
import { running } from './changes.ts';
import { isBattlePhase } from '../../model/selectors.ts';
import type { BattleContract } from './contract.ts';
import { onCorrection, correctedBetween } from './corrections.ts';
import { advance, isVoid, phaseGoesOn } from './advance.ts';
import { activityPrompts, asksAggressor } from './prompts.ts';
import { probeSettled, reducer, onTakeBack } from './reducer.ts';
import { hasBattlesToPlay } from './run-steps.ts';
import { log, redactCards } from './log.ts';
import { onDeclare } from './declared-secrets.ts';
import { callsMade, traitorCallAnswers } from './traitor-calls.ts';
import { publicView, ownView } from './view.ts';

export const battle: Feature<BattleContract> = {
  activities: {
    'battle-phase': { phase: 'battle', advance: phaseGoesOn, prompts: asksAggressor, onCorrection: correctedBetween },
    battle: {
      advance,
      prompts: activityPrompts,
      onCorrection,
      onDeclare,
      onTakeBack,
      // An activity above a battle closes when a correction ends the battle. Its answers do not count.
      endWhenCovered: (ctx, state, activity) =>
        isVoid(ctx, state, activity) ? [{ type: 'BattleEnded', battle: activity.id }] : [],
    },
  },
  prompts: promptHandlers,
  windows: {
    'traitor-call': {
      opensAt: {
        when: 'In a battle, after the reveal of plans with a leader',
        before: 'The sum decides the losses, unless a traitor decides instead.',
        on: ['battle/traitor-call'],
      },
      answers: (ctx, state, _ask, faction) => traitorCallAnswers(ctx, state, running(state), faction),
      onClose: (ctx, state, { battle: id }, { answers }) => [
        { type: 'TraitorCallsResolved', battle: id, calls: callsMade(ctx, state, running(state), answers) },
      ],
    },
  },
  uses: {
    prescience: {
      opensAt: {
        when: 'In a battle, when prescience asks for an element of the other plan',
        before: 'The element is shown, and stays known.',
        on: ['battle/prescience'],
        of: 'atreides/prescience',
      },
      settle: (state, _act, _during, outcome) => probeSettled(state, outcome),
    },
  },
  commands: {
    BeginBattles: { from: 'moderator', input: {}, decide: (ctx, state) => decideBeginBattles(ctx, state) },
    EndBattles: { from: 'moderator', input: {}, decide: (ctx, state) => decideEndBattles(ctx, state) },
    ProposeNoLeader: {
      from: 'seat',
      input: { battle: numberedId('b') },
      decide: (ctx, state, { battle: id }, { by }) => decideProposeNoLeader(ctx, state, by, id),
    },
  },
  phases: {
    // The phase begins only if two factions can fight, or a power acts before the battles.
    battle: {
      begin: (ctx, state) => (hasBattlesToPlay(ctx, state) ? accepted(battlesBegan(ctx, state)) : null),
      canSkip: (ctx, state) => !isBattlePhase(state) && !hasBattlesToPlay(ctx, state),
      startsAutomatically: true,
    },
  },
  initialSlice: () => ({ nextBattle: 1, fought: [] }),
  publicView,
  ownView,
  reducer,
  log,
  redactCards,
  chronicled: ['battle-chosen', 'plans-revealed', 'traitor-called', 'battle-resolved'],
  actions: {
    CardsSettled: ({ faction, fates }, state) =>
      fates
        .filter(({ fate }) => fate === 'kept' && state.choices.components.treachery === 'cardboard')
        .map(({ card }) => ({ owner: faction, move: { kind: 'keep-card', faction, card } })),
    BattlesEnded: (_event, state) =>
      state.leaders
        // Leaders that have gone face down into the tanks since then are also listed. Otherwise the list would reveal
        // them.
        .filter((disc) => !liesOpenInTanks(disc) && disc.foughtIn !== null)
        .map(({ leader }) => ({ owner: ownerOf(leader), move: { kind: 'leader-home', leader } })),
  },
  endsLifetime: {
    // If the moderator has already set the phase, the phase stays.
    BattlesBegan: (_event, { phase }) => (phase === 'battle' ? null : 'phase'),
    BattlesEnded: () => 'phase',
  },
  instructionEffects: { BattleChosen: 'starts-afresh' },
};
