'use client';
import { useState } from 'react';
import { type SeatView, type SlotId } from '#client';
import { WHAT_YOU_HOLD } from '#app/t/[code]/seat/_components/idle/held-messages.ts';
import { CoverFace, CoverButton } from '#app/_components/cover/cover.tsx';
import { useCover } from '#app/_components/cover/use-cover.ts';
import { heldBy, mostHeldBy } from './held.ts';
import { HeldCard } from './held-card.tsx';
import { HeldFace } from './held-face.tsx';
import styles from './held-cover.module.css';

/**
 * Shows all secrets of this seat under one cover. The box always has the height of the largest holdings that this
 * faction may publicly have: invisible filler text gives it that height, whatever the seat really holds. Once it is
 * open, a tap on a card shows its effect.
 */
export function HeldCover({ view }: { readonly view: SeatView }) {
  const cover = useCover();
  const { edition } = view.table.choices;
  const [looksAt, setLooksAt] = useState<SlotId | null>(null);
  const open = cover.state !== 'covered';
  if (!open && looksAt !== null) setLooksAt(null);
  const card = view.mine.hand.find(({ slot }) => slot === looksAt)?.card ?? null;
  return (
    <div {...cover.watch}>
      <div className={styles.cover} data-open={open}>
        <div className={styles.most} aria-hidden>
          <HeldFace held={mostHeldBy(view)} edition={edition} />
        </div>
        {open ? (
          <div className={styles.beneath}>
            <HeldFace held={heldBy(view)} edition={edition} onLook={cover.state === 'open' ? setLooksAt : undefined} />
          </div>
        ) : (
          <CoverFace what={WHAT_YOU_HOLD} />
        )}
        <CoverButton what={WHAT_YOU_HOLD} cover={cover} />
      </div>
      {card !== null && (
        <HeldCard
          card={card}
          onClose={() => {
            setLooksAt(null);
          }}
        />
      )}
    </div>
  );
}
