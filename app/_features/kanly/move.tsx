'use client';
import { useState } from 'react';
import { type AnswerValue, type ArenaMove, type DuelingCard, enumerate, type SectorId } from '#client';
import { ChoicesUnderCover } from '#app/_components/prompt/covered-choices.tsx';
import { LONG_REST_MS, useCover } from '#app/_components/cover/use-cover.ts';
import { FormPrompt } from '#app/_components/prompt/form-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { MOVE } from '#lib/modules/duel/kanly/messages/phone.ts';
import { DuelArena, placeOf } from './duel-arena.tsx';
import { Duellists } from './duellists.tsx';
import { DuelingHand } from './dueling-hand.tsx';
import { PartingOffer } from './parting-offer.tsx';
import { asMove, playedIn, targetsOf } from './moves.ts';

/**
 * Asks for a move in the arena. Steps are public, so they are lit in the arena. The own dueling cards are under a cover;
 * while it is open, the arena shows what the chosen card reaches.
 */
export function MovePage(page: PromptPageProps<'arena-move'>) {
  const { prompt, view, onAnswer } = page;
  const [card, setCard] = useState<DuelingCard | null>(null);
  const [move, setMove] = useState<ArenaMove | null>(null);
  const cover = useCover({ rest: LONG_REST_MS });
  const { kanly } = view.table;
  const fight = kanly?.fight ?? null;
  if (kanly === null || fight === null) return null;
  const moves = [...enumerate(prompt.answers)].map(asMove);
  const seen = cover.state === 'covered' ? null : card;
  const own = placeOf(fight.fighters, prompt.faction) ?? NOWHERE;
  const choose = (played: DuelingCard): void => {
    const fitting = moves.filter((one) => playedIn(one) === played);
    const [only] = fitting;
    setCard(played);
    setMove(fitting.length === 1 && only !== undefined ? only : null);
  };
  const mayStop = moves.some((one) => one.move === 'stop');
  return (
    <FormPrompt
      page={page}
      answer={move === null ? undefined : asAnswer(move)}
      missing={MOVE.missing}
      act={move === null ? MOVE.before : MOVE.after}
      instead={
        mayStop
          ? {
              says: MOVE.stop,
              onTake: () => {
                onAnswer({ move: 'stop' });
              },
            }
          : undefined
      }
    >
      {kanly.running !== null && <Duellists running={kanly.running} />}
      <DuelArena
        table={view.table}
        targets={targetsOf(
          moves.filter((one) => playedIn(one) === seen),
          {
            plan: kanly.arena,
            from: own,
            placeOf: (faction) => placeOf(fight.fighters, faction),
            chosen: move,
            onChoose: (chosen) => {
              setCard(seen);
              setMove(chosen);
            },
          },
        )}
      />
      <ChoicesUnderCover cover={cover} what={MOVE.what} low>
        <DuelingHand
          view={view}
          moves={moves}
          three={prompt.three}
          chosen={card}
          move={move}
          onCover={cover.close}
          onChoose={(played) => {
            if (played === card) {
              setCard(null);
              setMove(null);
            } else choose(played);
          }}
        />
      </ChoicesUnderCover>
      {kanly.running !== null && (
        <PartingOffer running={kanly.running} faction={prompt.faction} onCommand={page.onCommand} />
      )}
    </FormPrompt>
  );
}

/** A leader that is asked stands in the arena, so this sector is never used. */
const NOWHERE: SectorId = 'sector-1-1';

const asAnswer = (move: ArenaMove): AnswerValue => ({ ...move });
