import { describe, expect, it } from 'vitest';
import type { Audience, EventOf } from '#engine';
import { log } from '#lib/pieces/log.ts';
import { openedTable, stateOf } from '../../support/table.ts';

const STATE = stateOf(
  openedTable([
    { faction: 'harkonnen', circle: 0 },
    { faction: 'atreides', circle: 1 },
    { faction: 'fremen', circle: 2 },
  ]),
);

const CARD = { slot: 'h1', card: 'shield' } as const;
const DEALT: EventOf<'CardsDealt'> = { type: 'CardsDealt', faction: 'atreides', cards: [CARD] };
const PASSED: EventOf<'CardsPassed'> = {
  type: 'CardsPassed',
  from: 'harkonnen',
  to: 'atreides',
  slots: ['h1'],
  cards: [CARD],
};
const CHOSEN: EventOf<'TraitorsChosen'> = {
  type: 'TraitorsChosen',
  faction: 'atreides',
  kept: ['feyd-rautha'],
  returned: ['stilgar'],
};

const others: readonly Audience[] = ['fremen', 'table', 'moderator'];

describe('a log line that names a card', () => {
  it('that was dealt shows the card to its owner alone', () => {
    expect(log.CardsDealt(DEALT, 'atreides', STATE, STATE)).toEqual({ code: 'own-cards-dealt', cards: ['shield'] });
    for (const audience of [...others, 'harkonnen'] as const)
      expect(log.CardsDealt(DEALT, audience, STATE, STATE)).toEqual({
        code: 'cards-dealt',
        faction: 'atreides',
        count: 1,
      });
  });

  it('that was passed on shows the card to the giver and the taker', () => {
    for (const audience of ['harkonnen', 'atreides'] as const)
      expect(log.CardsPassed(PASSED, audience, STATE, STATE)).toMatchObject({ cards: ['shield'] });
    for (const audience of others)
      expect(log.CardsPassed(PASSED, audience, STATE, STATE)).toEqual({
        code: 'cards-passed',
        from: 'harkonnen',
        to: 'atreides',
        count: 1,
      });
  });
});

describe('a log line that names a traitor', () => {
  it('shows the leader to the owner alone, whether the card was kept or returned', () => {
    expect(log.TraitorsChosen(CHOSEN, 'atreides', STATE, STATE)).toEqual({
      code: 'own-traitors',
      leaders: ['feyd-rautha'],
      returned: ['stilgar'],
    });
    for (const audience of [...others, 'harkonnen'] as const)
      expect(log.TraitorsChosen(CHOSEN, audience, STATE, STATE)).toEqual({
        code: 'traitors-chosen',
        faction: 'atreides',
      });
  });
});
