/** Reducers of events that disclose a plan or a traitor, with the entries in the ledger of knowledge. */
import { withKnowledge, withNamedCard, withOpenCards } from '../../pieces/changes.ts';
import { cardsIn, cardsShown } from '../../model/plans.ts';
import { PLAN_ELEMENTS } from '../../model/battle.ts';
import type { EventOf } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { KnowledgeGrant } from '../../model/knowledge.ts';
import type { GameState } from '../../model/state.ts';
import type { PlayedCard } from '../../model/treachery-cards.ts';
import { inBattle, inSide, running } from './changes.ts';

/** Records that the asking faction has seen an element of the plan, and its card. */
export function elementShown(state: GameState, { faction, to, shown, battle }: EventOf<'ElementShown'>): GameState {
  const { prescience } = running(state);
  if (prescience.state === 'to-come' || prescience.state === 'declined') return state;
  const answered = inBattle(state, { prescience: { ...prescience, state: 'answered' }, step: 'announcements' });
  const named = cardsShown(shown).reduce((next, card) => withNamedCard(next, faction, card), answered);
  return withKnowledge(
    inSide(named, faction, { shown: { to, element: shown } }),
    { knower: to, secret: { kind: 'plan-element', of: faction, battle, epoch: state.epoch, element: shown.element } },
    ...cardsShown(shown).map((card) => slotKnown(to, faction, card)),
  );
}

/** Records that the looking faction has seen the whole plan. */
export function planShown(state: GameState, { faction, to, plan, battle }: EventOf<'PlanShown'>): GameState {
  const answered = inBattle(state, { look: { state: 'answered', by: to, target: faction } });
  const cards = cardsIn(plan);
  const name = { of: faction, battle, epoch: state.epoch };
  return withKnowledge(
    cards.reduce((next, card) => withNamedCard(next, faction, card), answered),
    { knower: to, secret: { kind: 'plan', ...name } },
    ...PLAN_ELEMENTS.map((element): KnowledgeGrant => ({
      knower: to,
      secret: { kind: 'plan-element', ...name, element },
    })),
    ...cards.map((card) => slotKnown(to, faction, card)),
  );
}

/** Records that everybody has seen both plans. */
export function plansRevealed(state: GameState, event: EventOf<'PlansRevealed'>): GameState {
  const { aggressor, defender } = running(state);
  const sides = [
    { faction: aggressor.faction, plan: event.aggressor },
    { faction: defender.faction, plan: event.defender },
  ];
  const turned = inBattle(state, {
    revealed: { aggressor: event.aggressor, defender: event.defender },
    step: 'traitor-call',
  });
  return sides.reduce((next, { faction, plan }) => {
    const name = { of: faction, battle: event.battle, epoch: state.epoch };
    const known = withKnowledge(
      next,
      { knower: 'table', secret: { kind: 'plan', ...name } },
      ...PLAN_ELEMENTS.map((element): KnowledgeGrant => ({
        knower: 'table',
        secret: { kind: 'plan-element', ...name, element },
      })),
    );
    return withOpenCards(known, faction, cardsIn(plan));
  }, turned);
}

/** Records that everybody knows the called traitors. */
export const traitorCallsResolved = (state: GameState, { calls }: EventOf<'TraitorCallsResolved'>): GameState =>
  withKnowledge(
    inBattle(state, { calls, step: 'resolution' }),
    ...calls.map(({ caller, leader }): KnowledgeGrant => ({
      knower: 'table',
      secret: { kind: 'traitor', of: caller, leader },
    })),
  );

const slotKnown = (knower: FactionId, of: FactionId, { slot }: PlayedCard): KnowledgeGrant => ({
  knower,
  secret: { kind: 'hand-slot', of, slot },
});
