'use client';
import type { OwnView, SeatView } from '#client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import styles from '#app/_components/secrets/lies.module.css';
import { LOW } from '#app/_components/secrets/secret.ts';
import { sheetAction } from '#app/_components/secrets/sheet-action.tsx';
import { formatHeld, YES_CARDS } from '#lib/modules/duel/kanly-cards/messages/phone.ts';
import type { kanlyCards } from './feature.ts';
import { KanlySheet } from './kanly-sheet.tsx';
import { YesCardsEditor } from './yes-cards-editor.tsx';

/** Whether this seat can hold yes cards. All players know that. */
const takesPart = ({ table, audience }: SeatView): boolean =>
  table.kanlyCards?.of.some((faction) => faction === audience) === true;

export const phone: PhoneParts<'kanlyCards', typeof kanlyCards> = {
  seatAction: sheetAction({ label: YES_CARDS.use, isThere: takesPart, Sheet: KanlySheet }),
  secrets: {
    'duel/yes-cards': {
      title: YES_CARDS.title,
      what: YES_CARDS.what,
      isHeld: ({ yesCards }) => yesCards !== null,
      mayEnter: takesPart,
      height: () => LOW,
      Lies: Held,
      Editor: YesCardsEditor,
    },
  },
};

function Held({ mine: { yesCards } }: { readonly mine: OwnView }) {
  return <p className={styles.none}>{formatHeld(yesCards ?? 0)}</p>;
}
