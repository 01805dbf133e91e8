'use client';
import { useEffect, useState } from 'react';
import { factionName, formatSecrets, type EditionId, type TakeBackPoint, type TakeBackPreview } from '#client';
import { formatHandMove } from '#lib/messages/format/actions.ts';
import { formatPoint } from '#lib/messages/format/log.ts';
import { formatUndoing } from '#lib/messages/format/points.ts';
import { Decision } from '#app/_components/decision.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { Button } from '#app/_components/button.tsx';
import { explainError } from '#app/_connection/explain-error.ts';
import type { Failure } from '#app/_connection/failure.ts';
import { useDeskActions, useDeskAction } from '#app/_components/desk/desk-actions.tsx';
import { PanelSection } from '#app/_components/desk/panel.tsx';
import { timeOfDay } from '#app/t/[code]/_components/time-of-day.ts';
import styles from './take-back-room.module.css';
import { formatGoBack, formatNoFurther, TAKE_BACK } from './take-back-messages.ts';

interface TakeBackDecisionProps {
  readonly points: readonly TakeBackPoint[];
  readonly edition: EditionId;
  readonly to: number | null;
  readonly onBack: () => void;
  readonly onCorrect: () => void;
}

/** Shows the effect of a take-back, and its button. */
export function TakeBackDecision({ points, edition, to, onBack, onCorrect }: TakeBackDecisionProps) {
  const { preview, trouble } = usePreview(to);
  const { act, sending, trouble: refused } = useDeskAction();
  const point = points.find((one) => one.to === to);
  const oldest = points.at(-1);
  const goBack = async () => {
    if (to !== null && (await act({ type: 'TakeBack', to }))) onBack();
  };
  return (
    <Decision className={styles.decision}>
      <h2 className={styles.title} aria-live="polite">
        {preview === null || point === undefined ? TAKE_BACK.choose : formatUndoing(points.indexOf(point))}
      </h2>
      {oldest !== undefined && <p className={styles.soft}>{formatNoFurther(timeOfDay(oldest.at))}</p>}
      {trouble !== null && <Explained {...trouble} />}
      {refused !== null && <Explained {...refused} />}
      {preview !== null && (
        <div className={styles.boxes}>
          <PanelSection title={TAKE_BACK.whoKnows}>
            <Seen preview={preview} />
          </PanelSection>
          <PanelSection title={TAKE_BACK.boardUndoes}>
            <Moves preview={preview} edition={edition} />
          </PanelSection>
        </div>
      )}
      <div className={styles.acts}>
        {preview !== null && point !== undefined && (
          <Button tone="act" sending={sending} onClick={goBack}>
            {formatGoBack(formatPoint(point.next, edition))}
          </Button>
        )}
        <Button onClick={onCorrect}>{TAKE_BACK.changeOne}</Button>
        <Button tone="quiet" onClick={onBack}>
          {TAKE_BACK.stay}
        </Button>
      </div>
    </Decision>
  );
}

function Seen({ preview: { seen } }: { readonly preview: TakeBackPreview }) {
  if (seen.length === 0) return <p className={styles.soft}>{TAKE_BACK.nobodySaw}</p>;
  const lines = formatSecrets(seen);
  return (
    <>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className={styles.soft}>{TAKE_BACK.notTold}</p>
    </>
  );
}

function Moves({ preview: { moves }, edition }: { readonly preview: TakeBackPreview; readonly edition: EditionId }) {
  if (moves.length === 0) {
    return <p className={styles.soft}>{TAKE_BACK.noMoves}</p>;
  }
  return (
    <>
      <ul className={styles.list}>
        {moves.map(({ owner, move }) => {
          const words = formatHandMove(move, edition, 'anybody');
          const line = owner === 'table' ? words : `${words} (${factionName(owner)})`;
          return <li key={line}>{line}</li>;
        })}
      </ul>
      <p className={styles.soft}>{TAKE_BACK.untickedToo}</p>
    </>
  );
}

function usePreview(to: number | null) {
  const { previewTakeBack } = useDeskActions();
  const [preview, setPreview] = useState<TakeBackPreview | null>(null);
  const [trouble, setTrouble] = useState<Failure | null>(null);
  useEffect(() => {
    if (to === null) return;
    let left = false;
    void previewTakeBack(to).then(
      (answer) => {
        if (left) return;
        if (answer.ok) setPreview(answer.preview);
        else setTrouble({ refusal: answer.refusal });
      },
      (error: unknown) => {
        if (!left) setTrouble(explainError(error));
      },
    );
    return () => {
      left = true;
    };
  }, [previewTakeBack, to]);
  return { preview, trouble };
}
