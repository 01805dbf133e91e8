/** The texts about an act that a player takes back. */
import { capitalize, plural, theFaction, type FactionId } from '#client';

export const OWN_TAKE_BACK = {
  free: 'Take back my last act',
  ask: 'Ask to take back my last act',
  agree: 'I agree',
  disagree: 'Withdraw',
  silence: 'All must agree, and silence means no.',
} as const;

/** Says who asks, for the other players. */
export const formatAsks = (by: FactionId): string => `${capitalize(theFaction(by))} asks to take back the last act.`;

/** Says how the poll stands: `1 of 4 players agrees.` */
export const formatAgreed = (agreed: number, of: number): string =>
  `${agreed} of ${of} players ${plural(agreed, { one: 'agrees', other: 'agree' })}.`;
