import type { Labels } from '../../../messages/labels.ts';
import type { TableView } from '../../../model/views.ts';
import type { CardGiftContract } from './contract.ts';

export const cardGiftLabels: Labels<CardGiftContract> = {
  prompts: {
    'give-a-card': { title: 'Do you give a card away?', awaited: 'to give a card or not' },
    'card-to-give': { title: 'Which card do you give, and who receives it?', awaited: 'to choose a gift' },
  },
  headline: formatGiving,
  open: formatGiving,
};

/** Returns what happens before the first bid: `Bene Tleilaxu gives a card before the first bid.` */
function formatGiving({ cardGift: { time, isGiving } }: TableView): string | null {
  if (isGiving) return 'Bene Tleilaxu gives a card before the first bid.';
  return time === null ? null : 'Before the first bid, Bene Tleilaxu may give a card.';
}
