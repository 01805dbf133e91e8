'use client';
import {
  parsePlanLeader,
  effectOfCard,
  enumerate,
  formatNumber,
  sameAnswer,
  type AnswerValue,
  type SeatView,
} from '#client';
import { LeaderChoice } from '#app/_components/leader-disc.tsx';
import { Button } from '#app/_components/button.tsx';
import { TreacheryCard } from '#app/_components/treachery-card.tsx';
import { cardOffers } from '#app/_components/cards/card-offers.ts';
import { UnnamedCards } from '#app/_components/cards/unnamed-cards.tsx';
import { CoveredPrompt } from '#app/_components/prompt/covered-prompt.tsx';
import type { PromptOf, PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import styles from '#app/_components/prompt/prompt-layout.module.css';
import { formatChooseFor, formatNoElement, SHOW_ELEMENT } from '#lib/features/battle/messages/asked.ts';

/**
 * Asks for the element that prescience sees. The player answers before making the plan, and the answer binds the plan.
 * Outside the cover nothing names the element.
 */
export function ShowElementPage(props: PromptPageProps<'show-element'>) {
  const { prompt, view } = props;
  return (
    <CoveredPrompt
      page={props}
      what="your choices"
      missing={SHOW_ELEMENT.missing}
      act={{ before: formatChooseFor(prompt.to), after: SHOW_ELEMENT.act }}
      choices={(wanted, choose) => <Choices prompt={prompt} view={view} wanted={wanted} onChoose={choose} />}
    />
  );
}

interface ChoicesProps {
  readonly prompt: PromptOf<'show-element'>;
  readonly view: SeatView;
  readonly wanted: AnswerValue | undefined;
  readonly onChoose: (value: AnswerValue) => void;
}

function Choices({ prompt, view, wanted, onChoose }: ChoicesProps) {
  const values = [...enumerate(prompt.answers)];
  const isChosen = (value: AnswerValue) => wanted !== undefined && sameAnswer(wanted, value);
  switch (prompt.element) {
    case 'leader':
      return <LeaderChoices values={values} isChosen={isChosen} onChoose={onChoose} />;
    case 'dial':
      return (
        <div className={styles.pair} role="group" aria-label="Numbers">
          {values
            .filter((value) => typeof value === 'number')
            .map((value) => (
              <Button
                key={value}
                chosen={isChosen(value)}
                onClick={() => {
                  onChoose(value);
                }}
              >
                {formatNumber(value)}
              </Button>
            ))}
        </div>
      );
    case 'weapon':
    case 'defense': {
      const { known, unnamed } = cardOffers(
        values.map((value) => ({ value, takenFrom: null })),
        view.mine.hand,
      );
      return (
        <>
          <div className={styles.cards} role="group" aria-label="Cards">
            {known.map(({ value, card }, i) => (
              <TreacheryCard
                key={i}
                card={card}
                note={effectOfCard(card)}
                chosen={isChosen(value)}
                onChoose={() => {
                  onChoose(value);
                }}
              />
            ))}
            {values.includes('none') && (
              <TreacheryCard
                card={null}
                empty={formatNoElement(prompt.element)}
                note={SHOW_ELEMENT.shownAsNone}
                chosen={isChosen('none')}
                onChoose={() => {
                  onChoose('none');
                }}
              />
            )}
          </div>
          <UnnamedCards offers={unnamed} isChosen={isChosen} onChoose={onChoose} />
        </>
      );
    }
  }
}

interface LeaderChoicesProps {
  readonly values: readonly AnswerValue[];
  readonly isChosen: (value: AnswerValue) => boolean;
  readonly onChoose: (value: AnswerValue) => void;
}

function LeaderChoices({ values, isChosen, onChoose }: LeaderChoicesProps) {
  return (
    <div className={styles.leaders} role="group" aria-label="Leaders">
      {values.map((value, i) => {
        const leader = parsePlanLeader(value) ?? null;
        return leader?.kind === 'leader' ? (
          <LeaderChoice
            key={i}
            leader={leader.leader}
            chosen={isChosen(value)}
            onChoose={() => {
              onChoose(value);
            }}
          />
        ) : (
          <TreacheryCard
            key={i}
            card={leader?.card ?? null}
            empty={SHOW_ELEMENT.noLeader}
            chosen={isChosen(value)}
            onChoose={() => {
              onChoose(value);
            }}
          />
        );
      })}
    </div>
  );
}
