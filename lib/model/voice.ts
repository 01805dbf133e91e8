import type { CardKind } from './treachery-cards.ts';

/** Every kind of card that the Voice can name in some edition. */
export const VOICE_KINDS = ['projectile', 'poison', 'lasgun', 'shield', 'snooper', 'worthless', 'cheap-hero'] as const;
export type VoiceKind = (typeof VOICE_KINDS)[number];

/** Kinds of cards that the Voice names by another kind. */
const NAMED_AS: Partial<Record<CardKind, VoiceKind>> = { semuta: 'poison' };

/**
 * Whether the Voice names cards of the kind `card` by this word. Semuta is a poison.
 */
export const isNamedBy = (card: CardKind, word: VoiceKind): boolean => (NAMED_AS[card] ?? card) === word;

/** The Voice's command: to play, or not to play, one kind of card. */
export interface VoiceCommand {
  readonly play: boolean;
  readonly kind: VoiceKind;
}
