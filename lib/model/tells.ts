/** How long a seat took to answer questions of one kind. Only this seat learns it, after the game. */
export interface AnswerTimes {
  readonly answers: number;
  /** The median time from the question to the answer (ms); `null` without answers. */
  readonly median: number | null;
}

/**
 * The answer times of one seat in windows, where all seats are asked and most can only pass. A difference is a tell for
 * other players.
 */
export interface OwnTells {
  /** The times while the seat could play a card or call a traitor. */
  readonly couldPlay: AnswerTimes;
  /** The times while the seat could only pass. */
  readonly couldOnlyPass: AnswerTimes;
}
