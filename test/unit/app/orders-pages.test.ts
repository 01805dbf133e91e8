import { describe, expect, it } from 'vitest';
import { anyOf, discOf, oneOf, record, type Grammar, type LeaderId, type PromptOf } from '#client';
import { holdRows } from '#app/_features/orders/hold-rows.ts';
import { areLossesHere } from '#app/_features/main-characters/losses-here.tsx';
import { everySeat, outOfGame } from '#app/_components/every-seat.ts';
import { formatNoMoveTo } from '#lib/features/movement/messages/moving.ts';
import { formatLost, formatLostOnScreen } from '#lib/features/main-characters/messages/lost.ts';
import { noteOnHold } from '#lib/factions/lansraad/orders/messages/phone.ts';
import { allAnnounced, titleAt } from '#lib/messages/format/titles.ts';
import type { KaramaWindow } from '#lib/model/windows.ts';
import type { Order } from '#lib/factions/lansraad/orders/contract.ts';
import { seat } from '../../support/fixtures/seat-views.ts';
import { BOARD } from '../../support/fixtures/table-views.ts';

const withOrder = (given: Order) => ({ ...BOARD, phase: 'shipment' as const, orders: { ...BOARD.orders, given } });
const windowAbout = (advantage: 'lansraad/influence' | 'lansraad/restricted-territory'): KaramaWindow => ({
  kind: 'cancel',
  during: 'order-4-storm',
  uses: [{ kind: 'advantage', by: 'lansraad', advantage }],
});

describe('the question about a Karama', () => {
  it('names who gave an order, and what or whom the order is about', () => {
    const restricted = withOrder({ kind: 'restricts', by: 'emperor', territory: 'old-gap' });
    expect(titleAt(windowAbout('lansraad/restricted-territory'), restricted)).toBe(
      'The Emperor restricted Old Gap: others leave it, and do not enter it. Anyone play Karama?',
    );
    const held = withOrder({ kind: 'holds', by: 'lansraad', held: 'guild' });
    expect(titleAt(windowAbout('lansraad/influence'), held)).toBe(
      'The Lansraad hold the Guild in place: no forces back, shipped or moved. Anyone play Karama?',
    );
  });

  it('names the moment if no power is in use, and what the table knows of it', () => {
    expect(titleAt({ kind: 'weather-control', storm: 's1', uses: [] }, BOARD)).toBe(
      'The storm gathers. Anyone play Weather Control?',
    );
    expect(titleAt({ kind: 'family-atomics', storm: 's1', sectors: 3, uses: [] }, BOARD)).toMatch(
      /^The storm will move 3 sectors[.] Anyone play Family Atomics/,
    );
  });

  it('names the power of every other use', () => {
    const uses = [{ kind: 'advantage', by: 'emperor', advantage: 'emperor/sardaukar' }] as const;
    const given = withOrder({ kind: 'holds', by: 'lansraad', held: 'guild' });
    expect(allAnnounced(uses, given)).toMatch(/^The Emperor’s Sardaukar: /);
  });
});

describe('a faction that the Lansraad may hold', () => {
  const asked = { moment: 'movement', last: ['emperor'], never: ['fremen'] } as const;

  it('has a row with the reason why it cannot be held, or with what a hold would stop', () => {
    const table = {
      factions: BOARD.factions.map((one) =>
        one.faction === 'guild' ? { ...one, tanks: { count: 6, special: 0 } } : one,
      ),
    };
    expect(noteOnHold(asked, table, 'emperor')).toBe('held last turn');
    expect(noteOnHold(asked, table, 'fremen')).toBe('never held');
    expect(noteOnHold(asked, table, 'guild')).toBe('6 in the tanks');
    expect(noteOnHold({ ...asked, moment: 'battle' }, table, 'guild')).toBeUndefined();
  });
});

describe('the page about a second hold in one turn', () => {
  it('has the same rows with a Karama in the hand and without one', () => {
    const asked = (answers: Grammar): PromptOf<'hold-in-place'> => ({
      kind: 'hold-in-place',
      id: 'turn-4-battle',
      faction: 'lansraad',
      moment: 'battle',
      may: ['guild', 'emperor'],
      last: [],
      never: ['fremen'],
      byKarama: true,
      owedBy: 'lansraad',
      sealed: false,
      deadline: null,
      answers,
    });
    const without = holdRows(asked(oneOf('none')), BOARD);
    const withCard = record({ holds: oneOf('guild', 'emperor'), slot: oneOf('h1'), card: oneOf('karama') });
    expect(holdRows(asked(anyOf(oneOf('none'), withCard)), BOARD)).toEqual(without);
    expect(without.filter(({ closed }) => !closed).map(({ value }) => value)).toEqual(
      BOARD.order.filter((faction) => faction === 'guild' || faction === 'emperor'),
    );
  });
});

describe('a way that an order closes', () => {
  it('says which territory is restricted', () => {
    const place = { territory: 'red-chasm', sector: null } as const;
    expect(formatNoMoveTo({ because: 'closed', place, restricted: 'pasty-mesa' }, 'nine-faction')).toMatch(
      /or by Pasty Mesa, which is restricted this turn\.$/,
    );
    expect(formatNoMoveTo({ because: 'closed', place, restricted: null }, 'nine-faction')).not.toMatch(/restricted/);
  });
});

describe('the screen of dead main characters', () => {
  const dead = (leader: LeaderId) => ({ faction: discOf(leader).faction, leader, powers: [], others: [] });
  const three = (['edric', 'inquisitor', 'speaker'] as const).map(dead);

  it('tells what each faction has lost, and names the dead alone if there are more than three', () => {
    expect(formatLostOnScreen(three)).toEqual(three.map(formatLost));
    expect(formatLostOnScreen([...three, dead('paul-atreides')])).toEqual([
      'Dead: Edric, Inquisitor, Speaker of the Lansraad and Paul Atreides. Phones show what that costs, under “Table”.',
    ]);
  });
});

describe('a faction that is out of the game', () => {
  const factions = BOARD.factions.filter(({ faction }) => BOARD.order.includes(faction));
  const order = BOARD.order.filter((faction) => faction !== 'guild');
  const table = { ...BOARD, factions, fallen: ['guild' as const], order };

  it('is told so on its own phone alone', () => {
    expect(areLossesHere(seat('guild', table, []))).toBe(true);
    expect(areLossesHere(seat('emperor', table, []))).toBe(false);
  });

  it('reads of a dead main character on its own phone too', () => {
    const lost = { faction: 'emperor', leader: 'shaddam-iv', powers: [], others: [] } as const;
    expect(areLossesHere(seat('emperor', { ...table, mainsLost: [lost] }, []))).toBe(true);
    expect(areLossesHere(seat('atreides', { ...table, mainsLost: [lost] }, []))).toBe(false);
  });

  it('comes last in the lists of all seats', () => {
    expect(outOfGame(table)).toEqual(['guild']);
    expect(everySeat(table).at(-1)).toBe('guild');
    expect(outOfGame({ ...table, order: BOARD.order })).toEqual([]);
  });
});
