'use client';
import { effectOfCard, toldAfter, type OwnView } from '#client';
import { Icon } from '#app/_components/icon.tsx';
import { heightOfLeaders, Leaders } from '#app/_components/secrets/leaders.tsx';
import { LOW, type Secrets } from '#app/_components/secrets/secret.ts';
import { ShownCard } from '#app/_components/treachery-card.tsx';
import styles from '#app/_components/secrets/lies.module.css';
import { LIES, formatLimit, formatTraitorsReturned, COUNT_ANEW, BEHIND_SHIELD } from '#lib/pieces/messages/secrets.ts';
import { HandEditor } from './hand-editor.tsx';
import { SpiceEditor } from './spice-editor.tsx';
import { TraitorsEditor } from './traitors-editor.tsx';

export const secrets: Secrets<'pieces'> = {
  hand: {
    title: 'Hand',
    what: 'your hand',
    note: ({ mine }) => formatLimit(mine.handLimit),
    mayEnter: ({ table }) => table.choices.components.treachery === 'cardboard',
    height: ({ handLimit }) => heightOfHand(handLimit),
    Lies: Hand,
    Editor: HandEditor,
  },
  spice: {
    title: 'Spice',
    what: 'your spice',
    note: ({ table: { boardPhase, choices } }) =>
      boardPhase !== null && toldAfter(boardPhase, choices.components).includes('spice') ? COUNT_ANEW : '',
    mayEnter: () => true,
    height: () => LOW,
    Lies: Spice,
    Editor: SpiceEditor,
  },
  traitors: {
    title: LIES.traitors,
    what: 'your traitors',
    isHeld: ({ traitorLimit }) => traitorLimit > 0,
    mayEnter: ({ table }) => table.choices.components.traitors === 'cardboard',
    height: ({ traitorLimit }) => heightOfLeaders(traitorLimit),
    Lies: Traitors,
    Editor: TraitorsEditor,
  },
};

/** Three cards in a row, and rows for the whole limit; a rare hand above the limit makes its open box grow. */
function heightOfHand(limit: number): number {
  return 1.5 + 8.5 * Math.ceil(limit / 3);
}

interface LiesProps {
  readonly mine: OwnView;
}

function Hand({ mine: { hand } }: LiesProps) {
  if (hand.length === 0) return <p className={styles.none}>{LIES.noCards}</p>;
  return (
    <div className={styles.hand}>
      {hand.map(({ slot, card }) => (
        <ShownCard key={slot} card={card} note={card === 'unknown' ? LIES.unknownCard : effectOfCard(card)} />
      ))}
    </div>
  );
}

function Spice({ mine: { spice } }: LiesProps) {
  return (
    <p className={styles.spice}>
      <Icon name="spice" className={styles.gem} />
      {spice === 'uncounted' ? LIES.uncounted : <strong>{spice}</strong>}
      {spice !== 'uncounted' && BEHIND_SHIELD}
    </p>
  );
}

function Traitors({ mine: { traitors, traitorsReturned } }: LiesProps) {
  return (
    <>
      <InPay traitors={traitors} />
      {traitorsReturned.length > 0 && <p className={styles.none}>{formatTraitorsReturned(traitorsReturned)}</p>}
    </>
  );
}

function InPay({ traitors }: Pick<LiesProps['mine'], 'traitors'>) {
  if (traitors === 'unknown') return <p className={styles.none}>{LIES.untold}</p>;
  if (traitors.length === 0) return <p className={styles.none}>{LIES.nobody}</p>;
  return <Leaders leaders={traitors} sign={<Icon name="traitor" className={styles.sign} />} />;
}
