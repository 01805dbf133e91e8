import { describe, expect, it } from 'vitest';
import {
  contains,
  anyOf,
  oneOf,
  range,
  record,
  allowedRows,
  type AnswerValue,
  type Grammar,
  type HandSlot,
  type SlotId,
} from '#client';
import { cardOffers } from '#app/_components/cards/card-offers.ts';
import {
  dialRange,
  gaveWay,
  isFixed,
  laid,
  offers,
  openField,
  placeAfter,
  PLACES,
  spiceBeside,
  spiceFor,
  startDraft,
} from '#app/_features/battle/plan/plan-draft.ts';
import { HALF_STEP_ANSWERS, HAND, PLAN_ANSWERS } from '../../support/fixtures/seat-views.ts';

const JESSICA: AnswerValue = { kind: 'leader', leader: 'lady-jessica' };
const PISTOL: AnswerValue = { slot: 'h1', card: 'maula-pistol' };
const BALISET: AnswerValue = { slot: 'h4', card: 'baliset' };

describe('a battle plan in progress', () => {
  it('starts without cards and leader, with the dial at its lower stop', () => {
    expect(startDraft(PLAN_ANSWERS, null)).toEqual({ dial: 0, weapon: null, defense: null });
    expect(openField(PLAN_ANSWERS, startDraft(PLAN_ANSWERS, null))).toBe('leader');
  });

  it('can be sealed once it has a leader', () => {
    const draft = laid(PLAN_ANSWERS, laid(PLAN_ANSWERS, startDraft(PLAN_ANSWERS, null), 'leader', JESSICA), 'dial', 6);
    expect(openField(PLAN_ANSWERS, draft)).toBeNull();
    expect(contains(PLAN_ANSWERS, draft)).toBe(true);
  });

  it('moves a card that is in the other slot already', () => {
    const asWeapon = laid(PLAN_ANSWERS, startDraft(PLAN_ANSWERS, null), 'weapon', BALISET);
    const asDefense = laid(PLAN_ANSWERS, asWeapon, 'defense', BALISET);
    expect(asDefense).toMatchObject({ weapon: null, defense: BALISET });
    const offered = offers(PLAN_ANSWERS, asDefense, 'weapon');
    expect(offered).toContainEqual({ value: BALISET, takenFrom: 'defense' });
    expect(offered).toContainEqual({ value: PISTOL, takenFrom: null });
  });

  it('says which card it removed, and where that card is now', () => {
    const led = laid(PLAN_ANSWERS, startDraft(PLAN_ANSWERS, null), 'leader', JESSICA);
    const asWeapon = laid(PLAN_ANSWERS, led, 'weapon', BALISET);
    expect(gaveWay(led, asWeapon, 'weapon')).toEqual([]);
    const asDefense = laid(PLAN_ANSWERS, asWeapon, 'defense', BALISET);
    expect(gaveWay(asWeapon, asDefense, 'defense')).toEqual([{ place: 'weapon', was: BALISET, movedTo: 'defense' }]);
  });

  it('says that a plan without a leader dropped its cards', () => {
    const answers = anyOf(
      record({ leader: oneOf(null), weapon: oneOf(null) }),
      record({ leader: oneOf(JESSICA), weapon: oneOf(null, PISTOL) }),
    );
    const armed = { leader: JESSICA, weapon: PISTOL };
    const bare = laid(answers, armed, 'leader', null);
    expect(gaveWay(armed, bare, 'leader')).toEqual([{ place: 'weapon', was: PISTOL, movedTo: null }]);
    expect(offers(answers, bare, 'weapon')).toContainEqual({ value: PISTOL, takenFrom: null });
  });

  it('fills in a slot that has one legal answer, and leaves open a choice that the Voice leaves', () => {
    const single: Grammar = record({
      dial: range(0, 2),
      leader: oneOf(null),
      weapon: oneOf(null),
      defense: oneOf(null),
    });
    expect(openField(single, startDraft(single, null))).toBeNull();
    const poison: Grammar = record({
      dial: range(0, 2),
      leader: oneOf(JESSICA),
      weapon: oneOf({ slot: 'h1', card: 'chaumas' }, { slot: 'h2', card: 'gom-jabbar' }),
      defense: oneOf(null),
    });
    expect(openField(poison, startDraft(poison, null))).toBe('weapon');
  });

  it('keeps the parts of an earlier plan that are still legal', () => {
    const shown: Grammar = anyOf(
      record({ dial: oneOf(4), leader: oneOf(JESSICA), weapon: oneOf(null, PISTOL), defense: oneOf(null) }),
    );
    expect(startDraft(shown, { dial: 6, leader: JESSICA, weapon: PISTOL, defense: null })).toEqual({
      dial: 4,
      leader: JESSICA,
      weapon: PISTOL,
      defense: null,
    });
  });

  it('shows a part that prescience has revealed from the start, and says that it is fixed', () => {
    const crysknife = (slot: string): AnswerValue => ({ slot, card: 'crysknife' });
    const bound: Grammar = record({
      dial: range(0, 3),
      leader: oneOf(JESSICA),
      weapon: oneOf(crysknife('h2'), crysknife('h3')),
      defense: oneOf(null, { slot: 'h3', card: 'shield' }),
    });
    const shown = { element: 'weapon', card: { slot: 'h3', card: 'crysknife' } } as const;
    expect(startDraft(bound, { weapon: null, defense: { slot: 'h3', card: 'shield' } }, shown)).toMatchObject({
      weapon: crysknife('h3'),
    });
    expect(isFixed(bound, shown, 'weapon')).toBe(true);
    expect(isFixed(bound, shown, 'leader')).toBe(false);
    expect(isFixed(PLAN_ANSWERS, shown, 'weapon')).toBe(false);
  });

  it('lets the owner change a revealed part that does not bind', () => {
    const shown = { element: 'leader', leader: { kind: 'leader', leader: 'lady-jessica' } } as const;
    expect(startDraft(PLAN_ANSWERS, null, shown)).toMatchObject({ leader: JESSICA });
    const hawat: AnswerValue = { kind: 'leader', leader: 'thufir-hawat' };
    expect(startDraft(PLAN_ANSWERS, { leader: hawat }, shown)).toMatchObject({ leader: hawat });
  });

  it('leads from each slot to the next one with a choice', () => {
    expect(placeAfter(PLAN_ANSWERS, 'leader')).toBe('weapon');
    expect(placeAfter(PLAN_ANSWERS, 'defense')).toBeNull();
    const unarmed: Grammar = record({
      dial: range(0, 2),
      leader: oneOf(JESSICA),
      weapon: oneOf(null),
      defense: oneOf(null, { slot: 'h1', card: 'shield' }),
    });
    expect(placeAfter(unarmed, 'leader')).toBe('defense');
    expect(placeAfter(unarmed, 'defense')).toBeNull();
  });

  it('gives the wheel its stops and its step', () => {
    expect(dialRange(PLAN_ANSWERS)).toEqual({ from: 0, to: 10, step: 1 });
    expect(dialRange(HALF_STEP_ANSWERS)).toEqual({ from: 0, to: 10, step: 0.5 });
    expect(dialRange(record({ dial: oneOf(4) }))).toEqual({ from: 4, to: 4, step: 1 });
  });
});

describe('cards as a hand shows them', () => {
  it('distinguish named cards from unknown ones', () => {
    const { known, unnamed, none } = cardOffers(offers(PLAN_ANSWERS, {}, 'weapon'), HAND, PLACES);
    expect(known.map(({ card }) => card)).toEqual(['maula-pistol']);
    expect(unnamed.map(({ card }) => card)).toEqual(['crysknife', 'chaumas', 'baliset']);
    expect(none).toEqual({ value: null, takenFrom: null });
  });

  it('names a title once, however many unknown cards there are', () => {
    const two = oneOf({ slot: 'h1', card: 'shield' }, { slot: 'h2', card: 'shield' });
    const hand = [
      { slot: 'h1', card: 'unknown' },
      { slot: 'h2', card: 'unknown' },
    ] as const;
    const { unnamed } = cardOffers(offers(record({ defense: two }), {}, 'defense'), hand, PLACES);
    expect(unnamed.map(({ value }) => value)).toEqual([{ slot: 'h1', card: 'shield' }]);
  });

  describe('cards that are in another slot already', () => {
    const asAny = (slot: string, ...cards: readonly string[]) => cards.map((card): AnswerValue => ({ slot, card }));
    const answersFor = (...slots: readonly string[]): Grammar =>
      record(
        {
          leader: oneOf(
            JESSICA,
            ...slots.map((slot): AnswerValue => ({ kind: 'cheap-hero', slot, card: 'cheap-hero' })),
          ),
          weapon: oneOf(null, ...slots.flatMap((slot) => asAny(slot, 'maula-pistol', 'baliset'))),
          defense: oneOf(null, ...slots.flatMap((slot) => asAny(slot, 'shield', 'baliset'))),
        },
        { kind: 'apart', fields: ['leader', 'weapon', 'defense'], by: 'slot' },
      );
    const unknown = (...slots: readonly SlotId[]): readonly HandSlot[] =>
      slots.map((slot) => ({ slot, card: 'unknown' }));
    const armed = { leader: JESSICA, weapon: PISTOL };

    it('are listed apart, with the slot from which they would move', () => {
      const { unnamed, taken } = cardOffers(offers(answersFor('h1'), armed, 'defense'), unknown('h1'), PLACES);
      expect(unnamed).toEqual([]);
      expect(taken.map(({ from, unnamed: unknownCard, offers: lying }) => [from, unknownCard, lying.length])).toEqual([
        ['weapon', true, 2],
      ]);
    });

    it('include a leader that is in use', () => {
      const { taken } = cardOffers(offers(answersFor('h1'), armed, 'leader'), unknown('h1'), PLACES);
      expect(taken.map(({ from, offers: lying }) => [from, lying.map(({ card }) => card)])).toEqual([
        ['weapon', ['cheap-hero']],
      ]);
    });

    it('are not listed while an unknown card is free', () => {
      const { unnamed, taken } = cardOffers(
        offers(answersFor('h1', 'h2'), armed, 'defense'),
        unknown('h1', 'h2'),
        PLACES,
      );
      expect(unnamed.map(({ value }) => value)).toEqual(asAny('h2', 'shield', 'baliset'));
      expect(taken).toEqual([]);
    });

    it('are listed if the unknown card was placed under this name', () => {
      const place = oneOf(null, BALISET);
      const answers = record(
        { weapon: place, defense: place },
        { kind: 'apart', fields: ['weapon', 'defense'], by: 'slot' },
      );
      const known = [{ slot: 'h4', card: 'baliset' }] as const;
      const { known: free, taken } = cardOffers(offers(answers, { weapon: BALISET }, 'defense'), known, PLACES);
      expect(free).toEqual([]);
      expect(taken.map(({ from, unnamed, offers: lying }) => [from, unnamed, lying.map(({ value }) => value)])).toEqual(
        [['weapon', false, [BALISET]]],
      );
    });
  });
});

describe('the spice of a dial', () => {
  const supported: Grammar = record(
    { dial: oneOf(0, 0.5, 1, 1.5, 2), spice: oneOf(0, 1, 2), leader: oneOf(JESSICA) },
    allowedRows(
      ['dial', 'spice'],
      [
        [0, 0],
        [0.5, 0],
        [1, 0],
        [1, 1],
        [1.5, 1],
        [2, 2],
      ],
    ),
  );
  const start = startDraft(supported, null);

  it('starts at the least spice that the dial needs, and can be raised', () => {
    const one = laid(supported, start, 'dial', 1);
    expect(one).toMatchObject({ dial: 1, spice: 0 });
    expect(spiceFor(supported, one)).toEqual([0, 1]);
    expect(laid(supported, one, 'spice', 1)).toMatchObject({ dial: 1, spice: 1 });
    expect(spiceBeside(supported, start, 1.5)).toBe(1);
  });

  it('stays while the new dial allows it', () => {
    const one = laid(supported, laid(supported, start, 'dial', 1), 'spice', 1);
    expect(laid(supported, one, 'dial', 1.5)).toMatchObject({ dial: 1.5, spice: 1 });
    expect(laid(supported, one, 'leader', JESSICA)).toMatchObject({ dial: 1, spice: 1 });
    expect(spiceBeside(supported, one, 1.5)).toBe(1);
  });

  it('changes only as far as the new dial demands', () => {
    const most = laid(supported, start, 'dial', 2);
    expect(most).toMatchObject({ dial: 2, spice: 2 });
    expect(laid(supported, most, 'dial', 1)).toMatchObject({ dial: 1, spice: 1 });
    expect(laid(supported, most, 'dial', 0)).toMatchObject({ dial: 0, spice: 0 });
  });

  it('prefers the choice with fewer losses if more and less spice are equally near', () => {
    const gap: Grammar = record(
      { dial: oneOf(1, 2), spice: oneOf(0, 1, 2), leader: oneOf(JESSICA) },
      allowedRows(
        ['dial', 'spice'],
        [
          [1, 0],
          [1, 2],
          [2, 1],
        ],
      ),
    );
    expect(laid(gap, laid(gap, startDraft(gap, null), 'dial', 2), 'dial', 1)).toMatchObject({ dial: 1, spice: 2 });
  });
});
