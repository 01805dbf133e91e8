/** How long questions stay open that all seats get at once. */
export interface QuestionTime {
  /** The longest time (ms). */
  readonly time: number;
  /** Whether a question stays open for all of that time. Else it closes early once every seat has an answer. */
  readonly isFixed: boolean;
}

/** The table has chosen how long questions stay open from now on. A question that is open keeps its times. */
export type QuestionTimeEvent = { readonly type: 'QuestionTimeChosen' } & QuestionTime;

/** What is told of it. */
export type QuestionTimeLogFact = { readonly code: 'question-time-chosen' } & QuestionTime;

/** Of the moderator, at any time of the game. */
export type QuestionTimeCommand = {
  readonly type: 'ChooseQuestionTime';
  /** Whole seconds. */
  readonly seconds: number;
  readonly isFixed: boolean;
};

/** The length of questions, as the table knows it. */
export interface QuestionTimeContract {
  readonly slice: { readonly questionTime: QuestionTime };
  readonly event: QuestionTimeEvent;
  readonly logFact: QuestionTimeLogFact;
  readonly command: QuestionTimeCommand;
  readonly publicView: { readonly questionTime: QuestionTime };
}
