/** Traps: treachery cards of the Bene Tleilaxu that lie face down at strongholds. */
import type { Feature } from '../../../kernel/feature.ts';
import { allOf, forcesOf } from '../../../model/forces.ts';
import type { GameEvent } from '../../../model/events.ts';
import { territoryField, booleanField } from '../../../model/fields.ts';
import type { FactionId } from '../../../model/factions.ts';
import { currentBattle, fightingFactionsIn, isInPlay, stacksIn } from '../../../model/selectors.ts';
import { findActivity, popActivity, pushActivity } from '../../../model/stack.ts';
import type { GameState } from '../../../model/state.ts';
import { CARD_KINDS } from '../../../model/treachery-cards.ts';
import { cardLaidAway } from '../../../pieces/events.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { foresees } from '../ambushes/api.ts';
import { BENE_TLEILAXU } from '../name.ts';
import type { TrapsContract, TrapsOwnView, TrapsPublicView } from './contract.ts';
import { trapAt, trapsIn, untriggered } from './lying.ts';
import { actions, inverseActions, log } from './log.ts';
import { choicePrompts, offers, promptHandlers } from './prompts.ts';

export const traps: Feature<TrapsContract> = {
  activities: {
    'trap-choice': {
      prompts: choicePrompts,
      // A correction may have taken the last trap away.
      advance: (_ctx, state) => (untriggered(state).length === 0 ? [{ type: 'TrapChoiceOver' }] : []),
    },
  },
  prompts: promptHandlers,
  backgroundPrompts: offers,
  advanceAlways: (_ctx, state) => sprung(state),
  facts: {
    trap: {
      input: { territory: territoryField, lies: booleanField },
      now: (state, { kind, territory }) => ({ kind, territory, lies: trapAt(state, territory) !== null }),
      validate: (_ctx, state, { territory, lies }) =>
        lies && trapAt(state, territory) === null ? { code: 'trap-needs-card' } : null,
      set: (state) => state,
      // The event tells every card memory that the card has left.
      onSet: (_ctx, _state, { territory, lies }) => (lies ? [] : [cardLaidAway(BENE_TLEILAXU, territory, CARD_KINDS)]),
    },
  },
  initialSlice: () => ({ traps: { sprung: [], frozen: [] } }),
  publicView: (_ctx, state) => publicView(state),
  ownView,
  reducer: {
    TrapLaid: (state, { territory }) => ({
      ...state,
      traps: { ...state.traps, sprung: state.traps.sprung.filter((one) => one.territory !== territory) },
    }),
    TrapSprung: (state, { faction, territory, ...forces }) => ({
      ...state,
      traps: {
        sprung: [...state.traps.sprung, { territory, faction }],
        frozen: [
          ...state.traps.frozen.filter(({ turn }) => turn === state.turn),
          { faction, territory, ...forcesOf(forces), turn: state.turn },
        ],
      },
    }),
    TrapChoiceAsked: (state, { by }) => pushActivity(state, { kind: 'trap-choice', id: 'trap-choice', by }),
    TrapChoiceOver: (state) => popActivity(state, 'trap-choice'),
    TrapDestroyed: (state) => state,
  },
  log,
  actions,
  inverseActions,
  seals: ['TrapDestroyed'],
};

/** Returns the event that the first forces at a trap spring it. Advisors and coexisting forces spring no trap. */
function sprung(state: GameState): readonly GameEvent[] {
  if (currentBattle(state) !== null || findActivity(state, 'ambush') !== null) return [];
  for (const territory of untriggered(state)) {
    const [faction] = fightingFactionsIn(state, territory);
    if (faction !== undefined)
      return [{ type: 'TrapSprung', territory, faction, ...forcesOf(allOf(stacksIn(state, faction, territory))) }];
  }
  return [];
}

function publicView(state: GameState): TrapsPublicView {
  const { sprung: triggered, frozen } = state.traps;
  return {
    traps: trapsIn(state).map(({ territory }) => ({
      territory,
      sprungBy: triggered.find((one) => one.territory === territory)?.faction ?? null,
    })),
    frozen: frozen
      .filter(({ turn }) => turn === state.turn)
      .map(({ territory, faction, ...forces }) => ({ territory, faction, ...forcesOf(forces) })),
  };
}

/** Shows the cards of the traps to their owner, and to a faction with prescience. @rules */
function ownView(ctx: Ctx, state: GameState, faction: FactionId): TrapsOwnView {
  const looks = faction === BENE_TLEILAXU ? isInPlay(state, faction) : foresees(ctx, state, faction, faction);
  return { trapCards: looks ? trapsIn(state).map(({ territory, card }) => ({ territory, card: card.card })) : [] };
}
