'use client';
import { useState } from 'react';
import { ACCESS_BID } from '#lib/modules/spice-harvest/access/messages/phone.ts';

/**
 * Returns the label and the action of a button for a sum of spice. Only a press tells that the sum is too large. Before
 * the press, the button looks the same for rich and poor players.
 */
export function useTooMuch(
  sum: number,
  legal: boolean,
  act: string,
  send: () => void,
): { readonly says: string; readonly onAct: () => void } {
  const [triedFor, tryFor] = useState<number | null>(null);
  return {
    says: !legal && triedFor === sum ? ACCESS_BID.tooMuch : act,
    onAct: () => {
      if (legal) send();
      else tryFor(sum);
    },
  };
}
