/**
 * Reads the rules of charity a second time: the amounts.
 * @rules GF9-2019 Phase 3, Bene Gesserit sheet "Charity" · AH79 VIII.I · R-172
 */
import type { GameEvent, GameState } from '#engine';
import { setAside } from '../pledges/oracle.ts';
import { ownOf } from '../../support/oracle/own.ts';
import { hasMorePowers } from '../../support/oracle/played.ts';

/**
 * What is wrong with a charity: a faction took too much, was left out, or got an answer that differs from its order.
 */
export function charityWrong(before: GameState, event: GameEvent): readonly string[] {
  if (event.type === 'ClaimMadeAsPrepared') return spokenForWrongly(before, event);
  if (event.type !== 'CharityClosed') return [];
  const { edition } = before.choices;
  const charity = before.stack.find((activity) => activity.kind === 'charity');
  return before.factions.flatMap(({ faction }) => {
    const found = event.taken.find((one) => one.faction === faction)?.amount ?? 0;
    const isCancelled = charity?.cancelled.includes('bene-gesserit/charity') === true;
    // 001 XV.B.2: the Bene Gesserit get charity from the second turn on.
    const isGiven = hasMorePowers(before.choices) && (edition === 'gf9-2019' || before.turn >= 2);
    if (faction === 'bene-gesserit' && isGiven && !isCancelled)
      return found === 2 ? [] : [`charity: ${faction} took ${found}`];
    const said = charity?.claims.find((one) => one.faction === faction)?.value;
    const { spice } = ownOf(before, faction);
    const most = edition === 'gf9-2019' ? 1 : 0;
    // a pledge to an ally still belongs to the player who gave it.
    const held = spice === 'uncounted' ? spice : spice + setAside(before.standingOrders, faction);
    const isMissing = found === 0 || held === 'uncounted' || (held <= most && held + found === 2);
    return said === found && isMissing ? [] : [`charity: ${faction} with ${held} said ${String(said)}, took ${found}`];
  });
}

/**
 * What is wrong with a prepared claim. A poor faction claims as much as it needs to have 2 spice, and other factions
 * claim nothing.
 */
function spokenForWrongly(before: GameState, { faction, claims }: Prepared): readonly string[] {
  const { spice } = ownOf(before, faction);
  const isOrdered = before.standingOrders.some(
    ({ owner, order }) => owner === faction && order.kind === 'claims-charity',
  );
  const charity = before.stack.find((activity) => activity.kind === 'charity');
  const hasSpoken = charity?.claims.some((one) => one.faction === faction) !== false;
  if (!isOrdered || hasSpoken || spice === 'uncounted') return [`charity: nobody speaks for ${faction}`];
  const held = spice + setAside(before.standingOrders, faction);
  const wanted = held <= (before.choices.edition === 'gf9-2019' ? 1 : 0) ? 2 - held : 0;
  return claims === wanted ? [] : [`charity: ${faction} with ${held} was made to claim ${claims}`];
}

type Prepared = Extract<GameEvent, { readonly type: 'ClaimMadeAsPrepared' }>;
