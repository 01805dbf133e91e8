/** How long windows stay open. */
export interface QuestionTime {
  /** The longest time (ms). */
  readonly time: number;
  /** Whether a window stays open for its full time. Otherwise it closes as soon as every seat has an answer. */
  readonly isFixed: boolean;
}

/** The event that sets the time of later windows. An open window keeps its times. */
export type QuestionTimeEvent = { readonly type: 'QuestionTimeChosen' } & QuestionTime;

/** The log line. */
export type QuestionTimeLogFact = { readonly code: 'question-time-chosen' } & QuestionTime;

/** The moderator sets the time of windows, at any time of the game. */
export type QuestionTimeCommand = {
  readonly type: 'ChooseQuestionTime';
  /** The longest time, in whole seconds. */
  readonly seconds: number;
  readonly isFixed: boolean;
};

/** The contract of window times. */
export interface QuestionTimeContract {
  readonly slice: { readonly questionTime: QuestionTime };
  readonly event: QuestionTimeEvent;
  readonly logFact: QuestionTimeLogFact;
  readonly command: QuestionTimeCommand;
  readonly publicView: { readonly questionTime: QuestionTime };
}
