'use client';
import { useState, type ReactNode } from 'react';
import { contains, type AnswerValue } from '#client';
import { CoveredPrompt } from './covered-prompt.tsx';
import { FormPrompt, type PageOfChoices } from './form-prompt.tsx';
import { OptionList, type RowChoice } from './option-list.tsx';

interface ChooseOneProps {
  readonly page: PageOfChoices;
  /** The choices. Choices that are no legal answer now are left out. */
  readonly choices: readonly RowChoice<AnswerValue>[];
  readonly words: {
    /** The label of the choice. */
    readonly label: string;
    /** The text about the missing choice, in one sentence. */
    readonly missing: string;
    /** The text of the button, before and after the choice. */
    readonly before: string;
    readonly after: string;
  };
  readonly fromLeft?: boolean;
}

interface ChooseOneOpenlyProps extends ChooseOneProps {
  /** Returns the label of the button for a choice, instead of the text for any choice. */
  readonly acts: (value: AnswerValue) => string | null;
}

/** Lets the player choose one of a few options and then press the button. A single option is preselected. */
export function ChooseOnePrompt({ page, choices, words, fromLeft, acts }: ChooseOneOpenlyProps) {
  const offered = choices.filter(({ value }) => contains(page.prompt.answers, value));
  const [chosen, setChosen] = useState<AnswerValue | undefined>(offered.length === 1 ? offered[0]?.value : undefined);
  return (
    <FormPrompt
      page={page}
      answer={chosen}
      missing={words.missing}
      act={chosen === undefined ? words.before : (acts(chosen) ?? words.after)}
    >
      <OptionList
        label={words.label}
        choices={offered}
        fromLeft={fromLeft === true}
        wanted={chosen}
        onChoose={setChosen}
      />
    </FormPrompt>
  );
}

interface ChooseOneCoveredProps extends ChooseOneProps {
  /** The name of the content: “your cards”. */
  readonly what: string;
  /** The content below the cover and above the choices. */
  readonly children?: ReactNode;
}

/** A page with secret choices. The button never names the choice. */
export const ChooseOneCovered = ({ page, what, choices, words, fromLeft, children }: ChooseOneCoveredProps) => (
  <CoveredPrompt
    page={page}
    what={what}
    missing={words.missing}
    act={words}
    choices={(wanted, choose) => (
      <>
        {children}
        <OptionList
          label={words.label}
          choices={choices.filter(({ value }) => contains(page.prompt.answers, value))}
          fromLeft={fromLeft === true}
          wanted={wanted}
          onChoose={choose}
        />
      </>
    )}
  />
);
