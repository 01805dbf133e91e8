'use client';
import { contains, nameOfFaction } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { AskedUnderCover } from '#app/_components/question/asked-under-cover.tsx';
import type { PromptPageProps } from '#app/_components/question/prompt-page.ts';
import { Rows } from '#app/_components/question/rows.tsx';

/** Nobody who wins now was foretold to win in this turn. */
const NOBODY = { value: null, says: 'You did not foretell this' };

/** Whether this win was foretold. Outside the sand the page is the same whatever was foretold. */
export function OpenPredictionPage(props: PromptPageProps<'open-prediction'>) {
  const { victory, answers } = props.prompt;
  const foretold = victory.winners.map((winner) => ({
    value: winner,
    says: (
      <>
        <FactionDisc faction={winner} />
        {`You foretold ${nameOfFaction(winner)} for turn ${victory.turn}`}
      </>
    ),
  }));
  return (
    <AskedUnderCover
      page={props}
      what="your prediction"
      missing="Answer under the sand first."
      act={{ before: 'Answer the table', after: 'Answer the table' }}
      choices={(wanted, choose) => (
        <Rows
          label="What you foretold"
          choices={[...foretold, NOBODY].filter(({ value }) => contains(answers, value))}
          fromLeft
          wanted={wanted}
          onChoose={choose}
        />
      )}
    />
  );
}
