import type { ArenaMove, DuelingCard, SeatView } from '#client';
import { CoverNow } from '#app/_components/cover/editable-cover.tsx';
import { classes } from '#app/_components/classes.ts';
import { duelingCardName } from '#lib/modules/duel/kanly/messages/cards.ts';
import {
  formatChoice,
  formatIdle,
  formatOwnLeader,
  formatReach,
  MOVE,
} from '#lib/modules/duel/kanly/messages/phone.ts';
import { DuelingSign } from './dueling-sign.tsx';
import { attackedBy, playedIn } from './moves.ts';
import styles from './dueling-hand.module.css';

interface DuelingHandProps {
  readonly view: SeatView;
  readonly moves: readonly ArenaMove[];
  readonly three: number | null;
  readonly chosen: DuelingCard | null;
  /** The whole move that is chosen now. */
  readonly move: ArenaMove | null;
  readonly onChoose: (card: DuelingCard) => void;
  /** Covers the cards at once. */
  readonly onCover: () => void;
}

/** Shows the own dueling cards, what each can do now, and the own leader. A card without use now is dim and says why. */
export function DuelingHand({ view: { mine }, moves, three, chosen, move, onChoose, onCover }: DuelingHandProps) {
  const { duelingCards, champion } = mine;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.line}>{champion !== null && formatOwnLeader(champion)}</p>
        <CoverNow onCover={onCover} />
      </div>
      {duelingCards.length === 0 && <p className={styles.line}>{MOVE.noCards}</p>}
      <div className={styles.hand} role="group" aria-label={MOVE.what}>
        {duelingCards.map((card, at) => {
          const fitting = moves.filter((one) => playedIn(one) === card);
          const isIdle = fitting.length === 0;
          return (
            <button
              key={`${card} ${at}`}
              type="button"
              className={classes(styles.card, isIdle && styles.idle)}
              aria-pressed={chosen === card && duelingCards.indexOf(card) === at}
              aria-disabled={isIdle ? true : undefined}
              onClick={() => {
                if (!isIdle) onChoose(card);
              }}
            >
              <DuelingSign card={card} />
              <span>
                <b>{duelingCardName(card)}</b>
                <small>
                  {isIdle ? formatIdle(card, three) : formatReach(card, attackedBy(fitting), fitting.length)}
                </small>
              </span>
            </button>
          );
        })}
      </div>
      {move !== null && <p className={styles.line}>{formatChoice(move)}</p>}
    </>
  );
}
