import { afterEach, describe, expect, it } from 'vitest';
import { deviceStorage, sessionKeeper } from '#app/_browser/key-value-storage.ts';
import { startSeatSession, holdingKeeper } from '#app/_browser/seat-session.ts';
import { Outbox } from '#app/_connection/outbox.ts';
import { deviceSeats, forgetSeat, rememberDesk, rememberSeat, swapSeat } from '#app/_browser/seat-tokens.ts';
import { shownAtOnce } from '../../support/memory-storage.ts';

const silent = () => new Promise<never>(() => undefined);
const stored = (key: string) => sessionKeeper().getItem(`mentat.${key}`);

afterEach(() => {
  for (const held of ['outbox.KRAL.atreides', 'outbox.KRAL.desk', 'draft.KRAL.atreides']) {
    sessionKeeper().removeItem(`mentat.${held}`);
  }
});

describe('data that a tab keeps for the holder of a seat', () => {
  it('are available after a reload', () => {
    rememberSeat('KRAL', 'atreides', 'first');
    holdingKeeper('KRAL', 'atreides').setItem('draft', 'eight');
    expect(holdingKeeper('KRAL', 'atreides').getItem('draft')).toBe('eight');
  });

  it('are also found if the token was entered without a device tag', () => {
    holdingKeeper('WIND', 'guild').setItem('draft', 'three');
    expect(holdingKeeper('WIND', 'guild').getItem('draft')).toBe('three');
  });

  it('are separate for each table and each seat', () => {
    holdingKeeper('KRAL', 'atreides').setItem('draft', 'eight');
    expect(holdingKeeper('KRAL', 'fremen').getItem('draft')).toBeNull();
    expect(holdingKeeper('SAND', 'atreides').getItem('draft')).toBeNull();
  });

  it('are gone for a later token of the same seat, also from storage', () => {
    rememberSeat('KRAL', 'atreides', 'first');
    holdingKeeper('KRAL', 'atreides').setItem('draft', 'eight');
    forgetSeat('KRAL', 'atreides');
    rememberSeat('KRAL', 'atreides', 'second');
    expect(holdingKeeper('KRAL', 'atreides').getItem('draft')).toBeNull();
    expect(stored('draft.KRAL.atreides')).toBeNull();
  });

  it('do not contain the token', () => {
    rememberSeat('KRAL', 'atreides', 'a-token-of-one-seat');
    expect(deviceStorage().getItem('mentat.tags')).not.toContain('a-token');
  });

  it('of an earlier token send none of its waiting commands', () => {
    rememberSeat('KRAL', 'atreides', 'first');
    void new Outbox(silent, holdingKeeper('KRAL', 'atreides'), shownAtOnce).send({ type: 'RaiseHand' });
    expect(new Outbox(silent, holdingKeeper('KRAL', 'atreides'), shownAtOnce).pending()).toHaveLength(1);
    startSeatSession('KRAL', 'atreides');
    expect(new Outbox(silent, holdingKeeper('KRAL', 'atreides'), shownAtOnce).pending()).toEqual([]);
  });

  it('are kept for the desk as for a seat', () => {
    rememberDesk('KRAL', 'first');
    void new Outbox(silent, holdingKeeper('KRAL', 'desk'), shownAtOnce).send({ type: 'LowerHand' });
    rememberDesk('KRAL', 'second');
    expect(new Outbox(silent, holdingKeeper('KRAL', 'desk'), shownAtOnce).pending()).toEqual([]);
  });
});

describe('a seat that was swapped', () => {
  const held = (code: string) => deviceSeats(code);

  it('gets another faction with the same token, and stays the seat on the page', () => {
    rememberSeat('SWAP', 'atreides', 'token of Paul');
    swapSeat('SWAP', 'atreides', 'harkonnen', 'token of Paul');
    expect(held('SWAP')).toEqual({ tokens: { harkonnen: 'token of Paul' }, current: 'harkonnen' });
  });

  it('swaps the data with the other seat if one device holds both', () => {
    rememberSeat('BOTH', 'harkonnen', 'token of Feyd');
    rememberSeat('BOTH', 'atreides', 'token of Paul');
    swapSeat('BOTH', 'atreides', 'harkonnen', 'token of Paul');
    expect(held('BOTH')).toEqual({
      tokens: { atreides: 'token of Feyd', harkonnen: 'token of Paul' },
      current: 'harkonnen',
    });
  });

  it('is recorded once, however many tabs notice it', () => {
    rememberSeat('TABS', 'harkonnen', 'token of Feyd');
    rememberSeat('TABS', 'atreides', 'token of Paul');
    for (let tab = 0; tab < 2; tab += 1) swapSeat('TABS', 'atreides', 'harkonnen', 'token of Paul');
    swapSeat('TABS', 'harkonnen', 'atreides', 'token of Feyd');
    expect(held('TABS').tokens).toEqual({ atreides: 'token of Feyd', harkonnen: 'token of Paul' });
  });

  it('shows and sends nothing of the data that was kept for the former faction', () => {
    rememberSeat('KEPT', 'atreides', 'token of Paul');
    holdingKeeper('KEPT', 'atreides').setItem('draft', 'eight');
    holdingKeeper('KEPT', 'harkonnen').setItem('draft', 'three');
    swapSeat('KEPT', 'atreides', 'harkonnen', 'token of Paul');
    expect(holdingKeeper('KEPT', 'atreides').getItem('draft')).toBeNull();
    expect(holdingKeeper('KEPT', 'harkonnen').getItem('draft')).toBeNull();
  });
});
