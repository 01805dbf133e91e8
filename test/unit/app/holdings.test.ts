import { afterEach, describe, expect, it } from 'vitest';
import { deviceStorage, sessionKeeper } from '../../../app/_hooks/device-storage.ts';
import { beginHolding, holdingKeeper } from '../../../app/_hooks/holdings.ts';
import { Outbox } from '../../../app/_hooks/outbox.ts';
import { forgetSeat, rememberDesk, rememberSeat } from '../../../app/_hooks/seat-tokens.ts';

const silent = () => new Promise<never>(() => undefined);
const stored = (key: string) => sessionKeeper().getItem(`mentat.${key}`);

afterEach(() => {
  for (const held of ['outbox.KRAL.atreides', 'outbox.KRAL.desk', 'draft.KRAL.atreides']) {
    sessionKeeper().removeItem(`mentat.${held}`);
  }
});

describe('what a tab keeps for whoever holds a seat', () => {
  it('is found again after a reload', () => {
    rememberSeat('KRAL', 'atreides', 'first');
    holdingKeeper('KRAL', 'atreides').setItem('draft', 'eight');
    expect(holdingKeeper('KRAL', 'atreides').getItem('draft')).toBe('eight');
  });

  it('is found without a tag of its own, for a token that came without one', () => {
    holdingKeeper('WIND', 'guild').setItem('draft', 'three');
    expect(holdingKeeper('WIND', 'guild').getItem('draft')).toBe('three');
  });

  it('is kept apart by table and by seat', () => {
    holdingKeeper('KRAL', 'atreides').setItem('draft', 'eight');
    expect(holdingKeeper('KRAL', 'fremen').getItem('draft')).toBeNull();
    expect(holdingKeeper('SAND', 'atreides').getItem('draft')).toBeNull();
  });

  it('is gone for a later token of the same seat, from storage too', () => {
    rememberSeat('KRAL', 'atreides', 'first');
    holdingKeeper('KRAL', 'atreides').setItem('draft', 'eight');
    forgetSeat('KRAL', 'atreides');
    rememberSeat('KRAL', 'atreides', 'second');
    expect(holdingKeeper('KRAL', 'atreides').getItem('draft')).toBeNull();
    expect(stored('draft.KRAL.atreides')).toBeNull();
  });

  it('says nothing of the token', () => {
    rememberSeat('KRAL', 'atreides', 'a-token-of-one-seat');
    expect(deviceStorage().getItem('mentat.tags')).not.toContain('a-token');
  });

  it('sends no command that waited under an earlier token', () => {
    rememberSeat('KRAL', 'atreides', 'first');
    void new Outbox(silent, holdingKeeper('KRAL', 'atreides')).send({ type: 'RaiseHand' });
    expect(new Outbox(silent, holdingKeeper('KRAL', 'atreides')).pending()).toHaveLength(1);
    beginHolding('KRAL', 'atreides');
    expect(new Outbox(silent, holdingKeeper('KRAL', 'atreides')).pending()).toEqual([]);
  });

  it('holds for the desk as it does for a seat', () => {
    rememberDesk('KRAL', 'first');
    void new Outbox(silent, holdingKeeper('KRAL', 'desk')).send({ type: 'LowerHand' });
    rememberDesk('KRAL', 'second');
    expect(new Outbox(silent, holdingKeeper('KRAL', 'desk')).pending()).toEqual([]);
  });
});
