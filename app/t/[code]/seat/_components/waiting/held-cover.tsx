'use client';
import { type SeatView } from '#client';
import { WHAT_YOU_HOLD } from '#app/t/[code]/seat/_components/waiting/held-words.ts';
import { CoverFace, CoverHand } from '#app/_components/cover/cover.tsx';
import { useCover } from '#app/_components/cover/use-cover.ts';
import { heldBy, mostHeldBy } from './held.ts';
import { HeldFace } from './held-face.tsx';
import styles from './held-cover.module.css';

/**
 * All that is this seat's, under one cover. The box is as high as the most that this faction may hold by what everybody
 * knows of it, measured by words without a meaning that lie there unseen; what does lie there changes nothing about it.
 */
export function HeldCover({ view }: { readonly view: SeatView }) {
  const cover = useCover();
  const { edition } = view.table.choices;
  const open = cover.state !== 'covered';
  return (
    <div className={styles.cover} data-open={open}>
      <div className={styles.most} aria-hidden>
        <HeldFace held={mostHeldBy(view)} edition={edition} />
      </div>
      {open ? (
        <div className={styles.beneath}>
          <HeldFace held={heldBy(view)} edition={edition} />
        </div>
      ) : (
        <CoverFace />
      )}
      <CoverHand what={WHAT_YOU_HOLD} cover={cover} />
    </div>
  );
}
