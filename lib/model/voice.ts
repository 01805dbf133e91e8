/** Every kind of card that the Voice can name in some edition. */
export const VOICE_KINDS = ['projectile', 'poison', 'lasgun', 'shield', 'snooper', 'worthless', 'cheap-hero'] as const;
export type VoiceKind = (typeof VOICE_KINDS)[number];

/** The Voice's command: to play, or not to play, one kind of card. */
export interface VoiceCommand {
  readonly play: boolean;
  readonly kind: VoiceKind;
}
