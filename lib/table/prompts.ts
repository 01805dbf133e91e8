import type { Grammar } from '../core/grammar.ts';
import type { All } from './contracts.ts';
import type { FactionId } from './factions.ts';
import type { OwnMatter } from './facts.ts';
import type { LeaderId } from './leaders.ts';
import type { Occasion } from './stops.ts';
import type { QuestionId, TruthQuestion } from './truth.ts';
import type { CancellableAct } from './windows.ts';

/** Made of the decision asked and the epoch; a take-back or a relevant correction raises the epoch. */
export type PromptId = string;

/**
 * A decision that one faction may or must make now. `answers` is the whole of the legal answers: an answer is accepted
 * exactly when its prompt is open and contains it. `sealed` tells the owner that an answer is committed and may still be
 * withdrawn. `deadline` is server time in milliseconds; when it passes, no answer counts as declining.
 */
interface PromptBase {
  readonly id: PromptId;
  readonly asks: FactionId;
  readonly answers: Grammar;
  readonly sealed: boolean;
  readonly deadline: number | null;
}

/** Beside a part’s name: special forces placed there. And special forces that stay in reserve. */
export const PLACED_SPECIAL = '*';
export const RESERVED_SPECIAL = 'reserves*';

/** What is asked beside the features’ own questions; the comment gives the shape of an answer. */
export type MachineQuestion =
  /** Pass-or-play, asked of all in the same shape. `{ play: false }`, or `{ play: true, slot, card, act }`: `acts[act]` is stopped. */
  | { readonly kind: 'interfere'; readonly during: Occasion; readonly acts: readonly CancellableAct[] }
  /**
   * Cards that may be played at any time: open for every seat always, awaited by nobody, apart from the prompts that
   * are owed. `{ play: true, slot, card, … }` with what is said as the card is played; nothing where none can be.
   */
  | { readonly kind: 'free-play' }
  /** Under a Truthtrance: one of `TRUTHS`, for all to hear. */
  | ({ readonly kind: 'tell-truth'; readonly question: QuestionId } & Pick<TruthQuestion, 'by' | 'words'>)
  /** The moderator thinks something of yours is off: `'right'` when it is right as it stands; else enter it anew. */
  | { readonly kind: 'check-own'; readonly matter: OwnMatter }
  /** App traitors: the leader to keep, of four dealt; `null` where none of them may be kept. */
  | { readonly kind: 'choose-traitor'; readonly dealt: readonly LeaderId[] };

/** What each kind of prompt tells beside its answers. */
export type PromptAsk = All<'question'> | All<'window'> | MachineQuestion;

/** A decision with its question and its legal answers. */
export type Prompt = PromptBase & PromptAsk;
export type PromptKind = PromptAsk['kind'];
/** The prompts of one kind. */
export type PromptOf<Kind extends PromptKind> = Extract<Prompt, { readonly kind: Kind }>;

/** Questions that wait beside the play: they are answered when their owner likes, and hold nobody up. */
const BESIDE_THE_PLAY: readonly PromptKind[] = ['check-own', 'bring-reserves', 'free-play'];

/** Whether the table goes on without this answer. */
export const isBesideThePlay = (kind: PromptKind): boolean => BESIDE_THE_PLAY.includes(kind);

/** What may be done and need not be: nobody does it in the place of who does not. */
const OFFERS = ['bring-reserves', 'free-play'] as const satisfies readonly PromptKind[];
export type OfferKind = (typeof OFFERS)[number];

/** Whether this is an offer, which has no default. */
export const isOffer = (kind: PromptKind): kind is OfferKind => OFFERS.some((offer) => offer === kind);
