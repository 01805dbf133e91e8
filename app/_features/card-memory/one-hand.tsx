import { kindOf, cardName, type CardKind, type RememberedHand, type TreacheryTitle } from '#client';
import { Button } from '#app/_components/button.tsx';
import { Icon } from '#app/_components/icon.tsx';
import { CARD_ICONS } from '#app/_components/treachery-card.tsx';
import type { ClientCommand } from '#app/_connection/outbox.ts';
import {
  KIND_NAMES,
  MEMORY,
  formatGone,
  formatHow,
  formatLaidBefore,
  formatMarksOn,
  formatOfPossible,
  formatPossible,
  formatUnseen,
  formatUnseenHow,
} from '#lib/features/card-memory/messages/page.ts';
import styles from './memory.module.css';

interface OneHandProps {
  readonly hand: RememberedHand;
  /** Kinds of card in this table's deck. */
  readonly kinds: readonly CardKind[];
  readonly onCommand: (command: ClientCommand) => void;
}

/** Shows one hand: the source of each certainty, and the player’s own marks next to it. */
export function OneHand({ hand, kinds, onCommand }: OneHandProps) {
  const { faction, certain, possible, ofPossible, unseen, gone, laidBefore, marks } = hand;
  const mark = (marked: readonly CardKind[]) => {
    onCommand({ type: 'MarkHand', faction, kinds: marked });
  };
  return (
    <>
      <ul className={styles.cards}>
        {certain.map(({ card, how, turn }, at) => (
          <Line key={`certain ${at}`} card={card} why={formatHow(how, turn)} state={MEMORY.certain} />
        ))}
        {possible.map((one, at) => (
          <Line key={`possible ${at}`} card={one.card} why={formatPossible(one)} state={MEMORY.possible} />
        ))}
        {possible.length > 0 && <li className={styles.none}>{formatOfPossible(ofPossible)}</li>}
        {unseen.map((cards, at) => (
          <Line
            key={`unseen ${at}`}
            card={null}
            name={formatUnseen(cards)}
            why={formatUnseenHow(cards)}
            state={MEMORY.unseen}
          />
        ))}
        {laidBefore.length > 0 && <li className={styles.none}>{formatLaidBefore(laidBefore)}</li>}
        {gone.map((one, at) => (
          <Line key={`gone ${at}`} card={one.card} why={formatGone(one)} state={MEMORY.gone} />
        ))}
        {certain.length + possible.length + unseen.length + gone.length === 0 && (
          <li className={styles.none}>{MEMORY.noCards}</li>
        )}
      </ul>
      <section className={styles.marks} aria-label={formatMarksOn(faction)}>
        <h3>{formatMarksOn(faction)}</h3>
        <div className={styles.kinds}>
          {kinds.map((kind) => (
            <Button
              key={kind}
              small
              className={styles.kind}
              chosen={marks.includes(kind)}
              onClick={() => {
                mark(marks.includes(kind) ? marks.filter((one) => one !== kind) : [...marks, kind]);
              }}
            >
              <Icon name={CARD_ICONS[kind]} />
              {KIND_NAMES[kind]}
            </Button>
          ))}
        </div>
        <p>{MEMORY.markLead}</p>
        {marks.length > 0 && (
          <Button
            tone="quiet"
            onClick={() => {
              mark([]);
            }}
          >
            {MEMORY.takeAway}
          </Button>
        )}
      </section>
    </>
  );
}

interface LineProps {
  readonly card: TreacheryTitle | null;
  /** The text in place of an unknown title. */
  readonly name?: string;
  readonly why: string;
  readonly state: string;
}

const Line = ({ card, name = '', why, state }: LineProps) => (
  <li className={styles.card}>
    <Icon name={card === null ? 'covered' : CARD_ICONS[kindOf(card)]} />
    <span>
      <strong>{card === null ? name : cardName(card)}</strong>
      <small>{why}</small>
    </span>
    <span className={styles.state}>{state}</span>
  </li>
);
